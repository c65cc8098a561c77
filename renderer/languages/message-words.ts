export type PlainPageName = 'limited' | 'noForm' | 'tooLarge' | 'cutOff' | 'unavailable'

/** Pages and emails for visitors after sending a message. */
export type MessageWords = {
  challenge: {
    title: string
    text: string
    /** If the message couldn't be stored. */
    failed: string
    /** Without JavaScript, or if the check doesn't load. */
    without: string
    send: string
  }
  back: string
  /** Before the id of a request that failed on our side. */
  reference: string
  /** Each explains the fate of the message and the next step. */
  pages: Record<PlainPageName, { title: string; text: string }>
  reply: {
    subject: (business: string) => string
    heading: (business: string) => string
    youWrote: (day: string) => string
    notYou: string
    reason: (business: string, hostname: string) => string
  }
}
