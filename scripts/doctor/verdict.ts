// What a check finds: all is well, something to do, or a question that could not be answered.

export type Verdict = { status: 'fine' | 'fix' | 'unsure'; text: string }

/** `text` names what was found. */
export const fine = (text: string): Verdict => ({ status: 'fine', text })
/** `text` is one sentence that says what to do. */
export const fix = (text: string): Verdict => ({ status: 'fix', text })
/** `text` says what is unknown, and where a person can look. */
export const unsure = (text: string): Verdict => ({ status: 'unsure', text })

export const groups = ['Settings', 'Account', 'Addresses', 'Services'] as const

export type Check<Context> = {
  group: (typeof groups)[number]
  name: string
  run: (context: Context) => Verdict | Promise<Verdict>
  /** Where a person looks when the check can't be done. */
  byHand?: string
}

export type Finding = Verdict & { group: (typeof groups)[number]; name: string }
