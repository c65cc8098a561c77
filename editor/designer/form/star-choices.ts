import { limits } from '#renderer/document/fields/limits.ts'

/** The options of a select for a number of stars, from none to five. */
export const starChoices = Array.from({ length: limits.stars + 1 }, (_, count) => ({
  value: String(count),
  label:
    count === 0 ? 'No stars' : `${'★'.repeat(count)}${'☆'.repeat(limits.stars - count)} ${count} of ${limits.stars}`,
}))
