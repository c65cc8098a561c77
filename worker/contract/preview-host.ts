/** What stands before the sites' domain where private previews are. No website can have it as its handle. */
export const previewLabel = 'preview'
