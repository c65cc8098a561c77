/** The grammatical person of a business's own words; 'they' for one that says neither 'I' nor 'we'. */
export type Voice = 'I' | 'we' | 'they'

/** A text of one owner, of several people, and of a business that says neither 'I' nor 'we'. */
export type Voices = Record<Voice, string>

export type FirstStep = 'call' | 'write' | 'book' | 'come'

/** Headings of sections and facts. */
export type HeadingWords = {
  /** Over services with prices. */
  prices: string
  /** Over services without prices. */
  services: Omit<Voices, 'they'>
  questions: Record<FirstStep, string>
  areas: Voices
  hours: Voices
  contact: {
    /** With `{name}`. Left out in a language that would have to decline it. */
    call?: string
    reach: string
  }
  /** Over two or more people. */
  team: string
  /** Over what happens first, next and last. */
  steps: string
  /** Over insurance, licenses and memberships. */
  credentials: string
  /** Before the number to call. */
  emergency: string
}
