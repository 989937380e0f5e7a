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
    "pangoft2-1.0", "pango-1.0", "gobject-2.0", "glib-2.0", "harfbuzz", "fontconfig", "freetype",
]

/// Where Pango's headers are: Debian's multiarch folders, then those of Fedora and Arch. Folders that
/// do not exist are skipped; any others can be named in the variable CPATH. (pkg-config would be
/// asked by SwiftPM at every build, which prints a warning about the flag -pthread each time.)
#if arch(x86_64)
    let multiarch = "x86_64-linux-gnu"
#elseif arch(arm64)
    let multiarch = "aarch64-linux-gnu"
#else
    let multiarch = "riscv64-linux-gnu"
#endif
let pangoHeaders = [
    "/usr/include/pango-1.0", "/usr/include/glib-2.0", "/usr/lib/\(multiarch)/glib-2.0/include",
    "/usr/lib64/glib-2.0/include", "/usr/lib/glib-2.0/include", "/usr/include/harfbuzz",
    "/usr/include/freetype2", "/usr/include/fribidi",
]

let package = Package(
    name: "easel",
    products: [
        .executable(name: "easel", targets: ["easel"])
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
        .systemLibrary(name: "CAttributes"),
        .systemLibrary(name: "CLZ4", providers: [.apt(["liblz4-dev"])]),
        .target(
            name: "CImage",
            linkerSettings: ["png", "turbojpeg", "z"].map { .linkedLibrary($0) }
        ),
        .target(
            name: "Formats",
            dependencies: ["CImage", "Painting", "Raster"],
            swiftSettings: strict
        ),
        .target(
            name: "Storage",
            dependencies: ["CAttributes", "CLZ4", "CSQLite", "Formats", "Painting", "Raster"],
            swiftSettings: strict
        ),

        // What people see.
        .target(
            name: "CPango",
            cSettings: [
                .unsafeFlags(["-Wall", "-Wextra"] + pangoHeaders.flatMap { ["-isystem", $0] })
            ],
            linkerSettings: pangoLibraries.map { .linkedLibrary($0) }
        ),
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

        .testTarget(
            name: "InterfaceTests",
            dependencies: ["Interface", "Lettering", "Painting", "Raster", "TestSupport"],
            swiftSettings: strict
        ),

        // The program.
        .executableTarget(
            name: "easel",
            dependencies: [
                "Formats", "Interface", "Lettering", "Painting", "Raster", "Storage", "X11",
            ],
            swiftSettings: strict,
            linkerSettings: [.unsafeFlags(["-static-stdlib"])]
        ),

        // What proves it. The rig drives the built program on private servers; it needs libxtst-dev.
        helper("TestSupport", "Tests/TestSupport", uses: ["Painting", "Raster"]),
        .target(
            name: "CXTest",
            path: "Tests/CXTest",
            linkerSettings: ["X11", "Xtst"].map { .linkedLibrary($0) }
        ),
        .target(
            name: "CX11Probe",
            path: "Tests/CX11Probe",
            linkerSettings: ["X11", "Xext", "Xtst"].map { .linkedLibrary($0) }
        ),
        helper("Rig", "Tests/Rig", uses: ["CXTest"]),
        .executableTarget(
            name: "rig-client",
            path: "Tests/RigClient",
            linkerSettings: [.linkedLibrary("X11")]
        ),
        .executableTarget(
            name: "rig-input-method",
            path: "Tests/RigInputMethod",
            linkerSettings: ["xcb-imdkit", "xcb"].map { .linkedLibrary($0) }
        ),
        .executableTarget(
            name: "easel-demo",
            dependencies: ["Formats", "Raster", "Rig"],
            path: "Tests/Demo",
            swiftSettings: strict
        ),
        .executableTarget(
            name: "savetool",
            dependencies: ["Storage"],
            path: "Tests/savetool",
            swiftSettings: strict
        ),
        .executableTarget(
            name: "cost-probe",
            dependencies: ["Raster"],
            path: "Tests/CostProbe",
            swiftSettings: strict
        ),
        tests("RasterTests", of: ["Raster", "cost-probe"], besides: ["Goldens"]),
        tests("PaintingTests", of: ["Painting", "Raster"]),
        tests("LetteringTests", of: ["Lettering", "Raster"]),
        tests("FormatsTests", of: ["Formats", "Painting", "Raster"], besides: ["png-hashes.txt"]),
        tests("StorageTests", of: ["Formats", "Painting", "Raster", "Rig", "Storage", "savetool"]),
        tests("X11Tests", of: ["CX11Probe", "Raster", "X11"]),
        tests("RigTests", of: ["Rig"]),
        tests("EndToEndTests", of: ["Formats", "Painting", "Raster", "Rig"]),
    ],
    swiftLanguageModes: [.v6]
)

func helper(_ name: String, _ path: String, uses: [Target.Dependency]) -> Target {
    .target(name: name, dependencies: uses, path: path, swiftSettings: strict)
}

func tests(_ name: String, of parts: [Target.Dependency], besides files: [String] = []) -> Target {
    .testTarget(
        name: name, dependencies: parts + ["TestSupport"], exclude: files, swiftSettings: strict)
}

// `make bench` needs headers that nothing else does: those of its rivals.
if Context.environment["EASEL_BENCH"] == "1" {
    package.products.append(.executable(name: "bench", targets: ["bench"]))
    package.targets += [
        .target(
            name: "CRivals",
            path: "Benchmarks/Rivals",
            exclude: ["skia_rival.py"],
            cSettings: [.unsafeFlags(["-I/usr/include/cairo", "-I/usr/include/pixman-1"])],
            linkerSettings: ["cairo", "pixman-1", "png"].map { .linkedLibrary($0) }
        ),
        .executableTarget(
            name: "bench",
            dependencies: ["CRivals", "Formats", "Painting", "Raster"],
            path: "Benchmarks",
            exclude: ["RESULTS.md", "Rivals"],
            swiftSettings: strict
        ),
    ]
}
