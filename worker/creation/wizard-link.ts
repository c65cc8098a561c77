import { pages } from '../paths.ts'

/** What a page can tell the wizard before it begins; each is an answer of its first step but the industry, which is a pack's slug. */
export const carriedNames = ['businessName', 'businessActivities', 'businessLocation', 'industry'] as const
export type CarriedAnswers = Partial<Record<(typeof carriedNames)[number], string>>

/** The wizard's address with what somebody has said already: `/create?industry=spa`. A form of these names leads there too. */
export function wizardLink(answers: CarriedAnswers = {}): string {
  const query = new URLSearchParams(carriedNames.flatMap((name) => (answers[name] ? [[name, answers[name]]] : [])))
  return query.size > 0 ? `${pages.create}?${query}` : pages.create
}
