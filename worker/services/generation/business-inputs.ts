/** What every prompt may know of a business. */
export type BusinessInputs = {
  businessName: string
  businessActivities: string
  businessLocation: string
  /** What the business's own page says of it, in short; blank without one. */
  scrapeSummary: string
}
