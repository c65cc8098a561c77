// Without schemas: the Durable Object's class is loaded with every page that a visitor asks for.

/** What a creation goes through, in order; the first two only with a link. In the words that are shown. */
export const creationPhases = {
  checking: 'Checking your link for accessible content',
  importing: 'Importing content from your supplied link',
  organizing: 'Organizing layouts',
  personalizing: 'Personalizing website content',
  finishing: 'Finishing touches',
} as const
export type CreationPhase = keyof typeof creationPhases

/** The result of the link, if it is worth a message. */
export const importNotes = {
  minimal: 'Imported minimal content',
  nothing: 'No content was imported from your supplied link',
} as const
export const importOutcomes = ['full', 'minimal', 'nothing'] as const
export type ImportOutcome = (typeof importOutcomes)[number]

export const slowNote = 'Taking longer than expected'

/** In milliseconds since the phase began: when layouts count as done, when a phase takes long. */
export const creationTimings = { personalizing: 4500, organizingExtended: 8000, scrapeExtended: 8000 } as const
/** In milliseconds: whatever takes longer is ended with what there is. */
export const longestCreation = 180_000
