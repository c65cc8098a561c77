/** What stands before the sites' domain where private previews are. No website can have it as its handle. */
export const previewLabel = 'preview'

/** What stands before the sites' domain for names that play at being connected domains: shop.custom.localhost. Nor can this be one. */
export const customLabel = 'custom'
