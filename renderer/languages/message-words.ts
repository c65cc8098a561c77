export type PlainPageName = 'limited' | 'noForm' | 'tooLarge' | 'cutOff' | 'unavailable'

/** The pages and emails that a visitor gets after sending a message. */
export type MessageWords = {
  challenge: {
    title: string
    /** While the check runs. */
    text: string
    /** When the message could not be stored. */
    failed: string
    /** Without JavaScript, or when the check does not load. */
    without: string
    send: string
  }
  /** The link back to the website. */
  back: string
  /** Before the id of a request that failed because of us. */
  reference: string
  /** Each explains the fate of the message and the next step. */
  pages: Record<PlainPageName, { title: string; text: string }>
  /** Around the owner's reply. */
  reply: {
    subject: (business: string) => string
    heading: (business: string) => string
    youWrote: (day: string) => string
    notYou: string
    reason: (business: string, hostname: string) => string
  }
}
