/// <reference types="vite/types/importMeta.d.ts" />
import { describe, expect, it } from 'vitest'
import { business as businessSchema } from '../../../renderer/document/business.ts'
import { newWritingOrder, sayingsOf, setUpWriting, writtenBy } from '../../harness/workers/creation/written-websites.ts'

type Answers = { first: Record<string, unknown>; rest: Record<string, unknown> }
/** Answers that people wrote in place of a model. `false` lists the untrue sentences of the careless ones. */
type Played = {
  businessName: string
  language: string
  business: object
  capable: Answers
  careless?: Answers
  false?: string[]
}

const files = import.meta.glob<Played>('./played/*.json', { eager: true, import: 'default' })
const played = Object.entries(files).map(([file, one]) => [file.replace(/.*\/|\.json$/g, ''), one] as const)

const { info } = setUpWriting()

async function written({ business, businessName, language }: Played, answers: Answers) {
  const order = newWritingOrder({ businessName, language, business: businessSchema.parse(business), types: null })
  const { website } = await writtenBy(order, sayingsOf(answers))
  const refused = info.mock.calls.flat().filter((line) => String(line).includes('writing.rejected'))
  // A section's texts are checked on arrival and again with the rest of the page.
  const keys = new Set(refused.map((line) => JSON.parse(String(line)).what))
  return { website, refused: keys.size }
}

describe('a capable writer’s page', () => {
  it.each(played)('keeps nearly all of the text: %s', async (_name, one) => {
    const { website, refused } = await written(one, one.capable)
    expect(refused).toBeLessThan(3)
    const heading = one.capable.first['introduction.heading'] as { text: string }
    expect(JSON.stringify(website.sections)).toContain(heading.text)
  })
})

describe('a careless writer’s pages', () => {
  it('keep fewer than two thirds of the false sentences, without a model’s check', async () => {
    const counts = { said: 0, left: 0 }
    for (const [, one] of played) {
      if (!one.careless || !one.false) continue
      const { website } = await written(one, one.careless)
      const page = JSON.stringify(website.sections)
      const isThere = (text: string) => page.includes(JSON.stringify(text.replace(/\.$/, '')).slice(1, -1))
      counts.said += one.false.length
      counts.left += one.false.filter(isThere).length
    }
    expect(counts.said).toBe(50)
    expect(counts.left).toBeLessThan(50 * (2 / 3))
  })
})
