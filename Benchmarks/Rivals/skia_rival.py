"""Skia's part in `make bench`: draws what Skia.swift hands over and answers how long it took.

A line of input is a drawing (what the coordinates are, "ink" or "clear", the pen's width, red, green,
blue and alpha, then the coordinates) or "play", which is answered with nanoseconds. The first answer
is "ready", or why there is no Skia.
"""

import sys
import time

try:
    import skia
except ImportError as error:
    print(error)
    sys.exit(1)


def draw(canvas, kind, paint, numbers):
    points = [skia.Point(x, y) for x, y in zip(numbers[0::2], numbers[1::2])]
    if kind == "path":
        canvas.drawPath(skia.Path().addPoly(points, False), paint)
        return
    for start, end in zip(points[0::2], points[1::2]):
        if kind in ("fills", "outlines"):
            canvas.drawOval(skia.Rect.MakeLTRB(start.x(), start.y(), end.x(), end.y()), paint)
        else:
            canvas.drawLine(start, end, paint)


def pen(kind, mode, width, *color):
    paint = skia.Paint(AntiAlias=True, StrokeWidth=width, Color4f=skia.Color4f(*color))
    paint.setStyle(skia.Paint.kFill_Style if kind == "fills" else skia.Paint.kStroke_Style)
    paint.setStrokeCap(skia.Paint.kRound_Cap)
    paint.setStrokeJoin(skia.Paint.kRound_Join)
    if mode == "clear":
        paint.setBlendMode(skia.BlendMode.kDstOut)
    if kind == "dashes":
        paint.setPathEffect(skia.DashPathEffect.Make([3 * width, 3 * width], 0))
    return paint


surface = skia.Surface.MakeRasterN32Premul(1920, 1080)
canvas = surface.getCanvas()
print("ready", flush=True)
for line in sys.stdin:
    kind, *words = line.split()
    if kind != "play":
        mode, numbers = words[0], [float(word) for word in words[1:]]
        # A recording plays without Python, whose calls cost as much as a short line does.
        recorder = skia.PictureRecorder()
        recording = recorder.beginRecording(skia.Rect.MakeWH(1920, 1080))
        draw(recording, kind, pen(kind, mode, *numbers[:5]), numbers[5:])
        picture = recorder.finishRecordingAsPicture()
        continue
    # What is to be cleared is a board full of ink, again in every round.
    canvas.clear(skia.ColorWHITE if mode == "clear" else skia.ColorTRANSPARENT)
    start = time.thread_time_ns()
    picture.playback(canvas)
    print(time.thread_time_ns() - start, flush=True)
