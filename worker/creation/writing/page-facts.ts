import type { Business } from '../../../renderer/document/business.ts'
import { type ToldFact, type ToldKind, toldFacts } from './told-facts.ts'

/** A fact as the prompts of a page have it. */
export type PageFact = {
  /** Short, since every sentence of the answer repeats it: 'f12'. */
  id: string
  /** The list's name and the fact's id: 'services.cut'. */
  key: string
  kind: ToldKind
  /** The kind, as the prompt names it. */
  label: string
  text: string
}

/** The label of what the business doesn't do. */
export const notDone = 'not done'

const labels: Partial<Record<ToldKind, string>> = { audience: 'for whom', sentence: 'said' }

/** Everything known about a business, numbered in the order of the page. */
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
