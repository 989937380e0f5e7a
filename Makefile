# Easel, a paint window for X. `make help` lists the targets.

PREFIX  = /usr/local
SWIFT   = swift
SOURCES = Package.swift Sources Tests Benchmarks
BUILD   = $(SWIFT) build -c release
BIN     = .build/release/easel
SHARE   = $(DESTDIR)$(PREFIX)/share
LOCALES = zh_CN
METAINFO = io.github.easel.easel.metainfo.xml

# Where a Swift toolchain usually is when PATH does not say.
export PATH := $(PATH):/opt/swift/usr/bin:$(HOME)/.local/share/swiftly/bin

## all         build the program (the default)
all: tools
	$(BUILD) --product easel

## run         build and open the window; with no DISPLAY, draw easel-demo.png in a private one
run: all
	@if [ -n "$$DISPLAY" ]; then exec $(BIN) $(ARGS); else exec Scripts/demo; fi

## test        everything a change must pass; the last line counts it
test:
	@Scripts/test

## bench       race the rasterizer against its rivals; also writes Benchmarks/RESULTS.md
bench: tools
	@Scripts/setup bench
	@Scripts/setup-skia
	EASEL_BENCH=1 $(SWIFT) run -c release bench

## fuzz        feed the readers broken files, a minute each
fuzz: tools
	Scripts/fuzz 60

## screenshots show the window in both languages and two scales: Resources/screenshots
screenshots: tools
	@Scripts/setup test
	$(BUILD) --product easel
	$(BUILD) --product easel-demo
	Scripts/screenshots

## format      put every source file in the project's format
format:
	$(SWIFT) format --in-place --parallel --recursive $(SOURCES)

## lint        check the format and the import table
lint:
	$(SWIFT) format lint --strict --parallel --recursive $(SOURCES)
	Scripts/check-imports

## docs        list what other targets use and nothing explains (advice only)
docs:
	-Scripts/check-docs

## install     put the program under PREFIX (/usr/local), below DESTDIR if set
install:
	@[ -x $(BIN) ] || $(MAKE) all
	install -D -m 755 $(BIN) $(DESTDIR)$(PREFIX)/bin/easel
	install -D -m 644 Resources/easel.desktop $(SHARE)/applications/easel.desktop
	install -D -m 644 Resources/easel.svg $(SHARE)/icons/hicolor/scalable/apps/easel.svg
	install -D -m 644 Resources/easel.1 $(SHARE)/man/man1/easel.1
	install -D -m 644 Resources/$(METAINFO) $(SHARE)/metainfo/$(METAINFO)
	Scripts/locales $(SHARE)/locale $(LOCALES)

## uninstall   take away what install put there
uninstall:
	rm -f $(DESTDIR)$(PREFIX)/bin/easel $(SHARE)/applications/easel.desktop \
		$(SHARE)/icons/hicolor/scalable/apps/easel.svg \
		$(SHARE)/man/man1/easel.1 $(SHARE)/metainfo/$(METAINFO) \
		$(LOCALES:%=$(SHARE)/locale/%/LC_MESSAGES/easel.mo)

## clean       remove what was built
clean:
	rm -rf .build easel-demo.png

tools:
	@Scripts/setup build
	@Scripts/check-toolchain

## help        this list
help:
	@sed -n 's/^## /make /p' Makefile

.PHONY: all run test bench fuzz screenshots format lint docs install uninstall clean tools help
