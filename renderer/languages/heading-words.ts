/** The grammatical person of a business's text: 'they' if it uses neither 'I' nor 'we'. */
export type Voice = 'I' | 'we' | 'they'

/** A text by grammatical person. */
export type Voices = Record<Voice, string>

export type FirstStep = 'call' | 'write' | 'book' | 'come'

export type HeadingWords = {
  prices: string
  services: Omit<Voices, 'they'>
  questions: Record<FirstStep, string>
  areas: Voices
  hours: Voices
  contact: {
    /** With `{name}`. Omitted in languages that decline names. */
    call?: string
    reach: string
  }
  /** For two or more people. */
  team: string
  /** For numbered steps. */
  steps: string
  /** For insurance, licenses and memberships. */
  credentials: string
  emergency: string
}
