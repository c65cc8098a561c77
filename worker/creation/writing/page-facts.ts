import type { Business } from '../../../renderer/document/business.ts'
import { type ToldFact, type ToldKind, toldFacts } from './told-facts.ts'

/** A fact as shown in a page's prompts. */
export type PageFact = {
  /** Short, since every sentence of the answer repeats it: 'f12'. */
  id: string
  /** The list's name and the fact's id: 'services.cut'. */
  key: string
  kind: ToldKind
  /** The fact's kind, as named in the prompt. */
  label: string
  text: string
}

/** The label for what the business doesn't do. */
export const notDone = 'not done'

const labels: Partial<Record<ToldKind, string>> = { audience: 'for whom', sentence: 'said' }

/** Everything known about a business, numbered in page order. */
export function pageFacts(business: Business, language: string): PageFact[] {
  const excluded = new Set(business.terms.filter(({ kind }) => kind === 'Excluded').map(({ id }) => `terms.${id}`))
  return toldFacts(business, language).map(({ id: key, kind, text }: ToldFact, index) => ({
    id: `f${index + 1}`,
    key,
    kind,
    label: excluded.has(key) ? notDone : (labels[kind] ?? kind),
    text,
  }))
}
