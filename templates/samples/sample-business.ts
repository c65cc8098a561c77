/** An invented business: nothing of it is anybody's, its phone number is one kept for fiction, its mail goes nowhere. */
export type SampleBusiness = {
  /** The slug of its industry. */
  industry: string
  /** What it is in a sentence: 'a plumber'. */
  trade: string
  name: string
  /** What its owner would write in the wizard. */
  activities: string
  location: string
  address: string
  phone: string
  hours: string
}
