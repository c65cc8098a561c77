import { readFileSync } from 'node:fs'
import * as z from 'zod'
import { business } from '../../renderer/document/business.ts'
import { problemsIn } from '../../worker/creation/generation/check-texts.ts'
import type { PageText } from '../../worker/creation/generation/page-texts.ts'
import type { Checking } from '../../worker/creation/writing/check-sentence.ts'
import { pageFacts } from '../../worker/creation/writing/page-facts.ts'

/** `facts` are the ids that its writer would cite: 'f3 f12'. */
const sentences = z.array(z.object({ says: z.string(), facts: z.string() }))
const entry = z.object({
  id: z.string(),
  businessName: z.string(),
  language: z.string(),
  business,
  true: sentences,
  false: sentences,
})
const file = new URL('suite.json', import.meta.url)

export type SuiteEntry = {
  id: string
  checking: Checking
  texts: readonly PageText[]
  isTrue: (key: string) => boolean
}

/** True and false sentences about twelve businesses. The facts are stored, since another reader would number them differently. */
export const suite: readonly SuiteEntry[] = z
  .array(entry)
  .parse(JSON.parse(readFileSync(file, 'utf8')))
  .map(({ id, businessName, language, business: facts, ...said }) => {
    const texts = [...said.true, ...said.false].map(
      ({ says, facts: ids }, index): PageText => ({
        ...{ key: `${index}`, role: 'statement', text: says },
        facts: ids.split(' '),
      }),
    )
    const checking = { business: facts, businessName, language, facts: pageFacts(facts, language) }
    const typed = { businessName, businessActivities: facts.activities, businessLocation: facts.location }
    return { id, typed, checking, texts, isTrue: (key) => Number(key) < said.true.length }
  })

export type SuiteCounts = { false: number; pass: number; true: number; refused: number }

/** Counts the false sentences that pass and the true ones that are refused. `dropped` returns the keys that a check drops. */
export async function countSuite(
  entries: readonly SuiteEntry[],
  dropped: (one: SuiteEntry) => Promise<ReadonlySet<string>>,
): Promise<SuiteCounts> {
  const counts = { false: 0, pass: 0, true: 0, refused: 0 }
  for (const one of entries) {
    const keys = await dropped(one)
    for (const { key } of one.texts) {
      if (one.isTrue(key)) {
        counts.true += 1
        counts.refused += Number(keys.has(key))
      } else {
        counts.false += 1
        counts.pass += Number(!keys.has(key))
      }
    }
  }
  return counts
}

export const droppedByCode = ({ texts, checking }: SuiteEntry): ReadonlySet<string> =>
  new Set(problemsIn(texts, checking).keys())
