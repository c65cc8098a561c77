// The result of a check: fine, something to do, or unknown.

export type Verdict = { status: 'fine' | 'fix' | 'unsure'; text: string }

/** `text` names what was found. */
export const fine = (text: string): Verdict => ({ status: 'fine', text })
/** `text` is one sentence with the action to take. */
export const fix = (text: string): Verdict => ({ status: 'fix', text })
/** `text` says what is unknown and where to look. */
export const unsure = (text: string): Verdict => ({ status: 'unsure', text })

export const groups = ['Settings', 'Account', 'Addresses', 'Services'] as const

export type Check<Context> = {
  group: (typeof groups)[number]
  name: string
  run: (context: Context) => Verdict | Promise<Verdict>
  /** Where to look if the check can't run. */
  byHand?: string
  /** A trial at workers.dev has nothing of that kind. */
  notInTrial?: true
}

export type Finding = Verdict & { group: (typeof groups)[number]; name: string }
