import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { type Example, hashOfExamples, readExamples, type SetName } from '../../scripts/reading/annotations.ts'
import { report } from '../../scripts/reading/measure.ts'
import packed from '../../worker/reading/weights.json' with { type: 'json' }

/** The malformed marks of an example. */
function problemsOf({ text, marks }: Example): string[] {
  const services = new Set(marks.filter(({ label }) => label === 'S').flatMap(({ of }) => of))
  const people = new Set(marks.filter(({ label }) => label === 'W').flatMap(({ of }) => of))
  const strange = marks.flatMap(({ label, of, text: words }) => {
    const known = 'RC'.includes(label) ? people : services
    const isOwn = label === 'S' || label === 'W'
    if (isOwn || label === 'P' ? of.length === 0 : false) return [`without a number: ${words}`]
    return isOwn || of.every((nth) => nth === 0 || known.has(nth)) ? [] : [`of nothing: ${words}`]
  })
  const open = text.includes('[') || text.includes(']') ? ['a bracket in the text'] : []
  return [...strange, ...open, ...(text.length > 1024 ? ['too long'] : [])]
}

describe.each<SetName>(['training', 'development', 'held'])('the %s examples', (set) => {
  it('parse, and refer only to services and people that exist', () => {
    const examples = readExamples(set)
    expect(examples.length).toBeGreaterThan(60)
    expect(
      examples.flatMap((example) => problemsOf(example).map((problem) => `${example.text.slice(0, 20)}: ${problem}`)),
    ).toEqual([])
  })
})

it('training texts exclude held-out and development texts', () => {
  const trained = new Set(readExamples('training').map(({ text }) => text))
  expect([...readExamples('held'), ...readExamples('development')].filter(({ text }) => trained.has(text))).toEqual([])
})

describe('the reader’s weights', () => {
  it('match the examples and take at most 1 MB gzipped', () => {
    expect(packed.examples).toBe(hashOfExamples())
    expect(gzipSync(JSON.stringify(packed), { level: 9 }).byteLength).toBeLessThan(1_000_000)
  })
})

/** Minimum precision and recall by kind, on held-out English texts. */
const floors = {
  'services placed': [0.9, 0.6],
  'services placed or asked': [0.8, 0.8],
  prices: [0.92, 0.77],
  people: [0.75, 0.6],
  areas: [0.85, 0.7],
} as const

it('read held-out English texts at least as well as their floors', async () => {
  const table = await report(
    '',
    readExamples('held').filter(({ language }) => language === 'en'),
  )
  const figuresOf = (kind: string) =>
    new RegExp(`^  ${kind} +P ([\\d.]+) \\S+ +R ([\\d.]+)`, 'm').exec(table)?.slice(1).map(Number) ?? []
  for (const [kind, [precision, recall]] of Object.entries(floors)) {
    const [foundPrecision, foundRecall] = figuresOf(kind)
    expect.soft(foundPrecision, `precision of ${kind}`).toBeGreaterThanOrEqual(precision)
    expect.soft(foundRecall, `recall of ${kind}`).toBeGreaterThanOrEqual(recall)
  }
})
