/** What every prompt may know of a business. */
export type BusinessInputs = {
  businessName: string
  businessActivities: string
  businessLocation: string
  /** The trade by whose page its owner came, as a slug; blank where it is not known. What they say themselves counts more. */
  trade: string
  /** What the business's own page says of it, in short; blank without one. */
  scrapeSummary: string
}
