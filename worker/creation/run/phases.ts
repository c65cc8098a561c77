// No zod schemas here: every page request loads the Durable Object's class.

/** A creation's phases in order, as the wizard shows them. The first two need a link. */
export const creationPhases = {
  checking: 'Checking your link for accessible content',
  importing: 'Importing content from your supplied link',
  organizing: 'Organizing layouts',
  personalizing: 'Personalizing website content',
  finishing: 'Finishing touches',
} as const
export type CreationPhase = keyof typeof creationPhases

/** The import's result, if worth mentioning. */
export const importNotes = {
  minimal: 'Imported minimal content',
  nothing: 'No content was imported from your supplied link',
} as const
export const importOutcomes = ['full', 'minimal', 'nothing'] as const
export type ImportOutcome = (typeof importOutcomes)[number]

export const slowNote = 'Taking longer than expected'

/** Milliseconds since the phase started, after which layouts count as done, and after which a phase counts as slow. */
export const creationTimings = { personalizing: 4500, organizingExtended: 8000, scrapeExtended: 8000 } as const
/** In milliseconds. A slower creation ends with what exists. */
export const maxCreationMs = 180_000
