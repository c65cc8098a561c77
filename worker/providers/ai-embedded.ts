import type { Ai } from './ai.ts'

/** Composes from the templates: deterministic, no network. They are large, so they load with the first website made. */
export const embeddedAi: Ai = {
  composeWebsite: async (answers) => (await import('../../templates/compose.ts')).composeWebsite(answers),
}
