// swift-tools-version: 6.2

import PackageDescription

let strict: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
]

/// For targets whose pointers stay in a few marked files: any other unsafe operation is an error.
let pure = strict + [.strictMemorySafety()]

/// The kernels are some 2,000 times slower without optimization, so debug builds have it too.
let kernels = pure + [.unsafeFlags(["-O"], .when(configuration: .debug))]

let pangoLibraries = [
    "pangoft2-1.0", "pango-1.0", "gobject-2.0", "glib-2.0", "fontconfig", "freetype",
]

let package = Package(
    name: "easel",
    products: [
        .executable(name: "easel", targets: ["easel"]),
        .executable(name: "bench", targets: ["bench"]),
    ],
    targets: [
        // Pixels and meaning.
        .target(name: "CVector"),
        .target(
            name: "Raster",
            dependencies: ["CVector"],
            swiftSettings: kernels,
            linkerSettings: [.linkedLibrary("m")]
        ),
        .target(name: "Painting", dependencies: ["Raster"], swiftSettings: pure),

        // Bytes and files.
        .systemLibrary(name: "CSQLite", providers: [.apt(["libsqlite3-dev"])]),
        .systemLibrary(name: "CLZ4", providers: [.apt(["liblz4-dev"])]),
        .target(
            name: "CImage",
            linkerSettings: [.linkedLibrary("png"), .linkedLibrary("turbojpeg")]
        ),
        .target(
            name: "Formats",
            dependencies: ["CImage", "Painting", "Raster"],
            swiftSettings: strict
        ),
        .target(
            name: "Storage",
            dependencies: ["CLZ4", "CSQLite", "Formats", "Painting", "Raster"],
            swiftSettings: strict
        ),

        // What people see.
        .target(name: "CPango", linkerSettings: pangoLibraries.map { .linkedLibrary($0) }),
        .target(name: "Lettering", dependencies: ["CPango", "Raster"], swiftSettings: strict),
        .target(
            name: "Interface",
            dependencies: ["Lettering", "Painting", "Raster"],
            swiftSettings: pure
        ),
        .target(
            name: "CX11",
            linkerSettings: ["X11", "Xext", "Xi", "Xcursor"].map { .linkedLibrary($0) }
        ),
        .target(name: "X11", dependencies: ["CX11", "Raster"], swiftSettings: strict),

        // The program.
        .executableTarget(
            name: "easel",
            dependencies: [
                "Formats", "Interface", "Lettering", "Painting", "Raster", "Storage", "X11",
            ],
            swiftSettings: strict,
            linkerSettings: [.unsafeFlags(["-static-stdlib"])]
        ),
        .executableTarget(
            name: "bench",
            dependencies: ["Formats", "Painting", "Raster"],
            path: "Benchmarks",
            exclude: ["Rivals"],
            swiftSettings: strict
        ),

        // Proof.
        .target(
            name: "CX11Probe",
            path: "Tests/CX11Probe",
            linkerSettings: ["X11", "Xext", "Xtst"].map { .linkedLibrary($0) }
        ),
        .testTarget(
            name: "X11Tests",
            dependencies: ["CX11Probe", "Raster", "X11"],
            swiftSettings: strict
        ),
    ],
    swiftLanguageModes: [.v6]
)
