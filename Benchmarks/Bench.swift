import Glibc
import Raster

/// Races the rasterizer and the PNG writer against their rivals, prints one table and writes it to
/// `RESULTS.md`.
///
/// Exits with 1 when a ratio is past its limit. An argument picks the races whose work contains it.
@main struct Bench {
    static func main() {
        let filter = CommandLine.arguments.dropFirst().first
        let isPicked = { (work: String) in filter.map { work.contains($0) } ?? true }
        let skia = Skia()
        let races =
            InkRaces(skia: skia).all + ShapeRaces(skia: skia).all + BoardRaces.all + PNGRaces.all
        let times = races.filter { isPicked($0.work) }.flatMap { $0.run(rounds: 9) }
        let sizes = PNGRaces.sizes.filter { isPicked($0.work) }.map { $0.run() }
        let table = Table(results: times + sizes)
        print(table.markdown)
        if filter == nil { save(table) }
        exit(table.results.allSatisfy(\.isWithinLimit) ? 0 : 1)
    }

    private static func save(_ table: Table) {
        let text = """
            # How fast Easel is

            Processor time, medians of nine alternating rounds in one process (Skia in another, since it comes
            with Python); what counts are the ratios. Rows without a limit inform. Written by `make bench`.


            """ + table.markdown
        guard let file = fopen("Benchmarks/RESULTS.md", "w") else { return perror("RESULTS.md") }
        fputs(text, file)
        fclose(file)
    }
}
