import type { Ai } from './ai.ts'

/** Composes from the templates: deterministic, no network. They are large, so they load with the first website made. */
export const embeddedAi: Ai = {
  composeWebsite: async (answers) => {
    const { composeWebsite } = await import('../../templates/compose.ts')
    return composeWebsite({ ...answers, year: new Date().getUTCFullYear() })
  },
}
