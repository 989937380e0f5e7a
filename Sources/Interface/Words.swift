import Lettering

/// Everything a person reads, made in one place.
struct Words {
    let catalog: Catalog
    init(_ catalog: Catalog) { self.catalog = catalog }
}
