import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { type Example, hashOfExamples, readExamples, type SetName } from '../../../scripts/reading/annotations.ts'
import { report, rules, tagger } from '../../../scripts/reading/measure.ts'
import { unpackModel } from '../../../worker/reading/packed-model.ts'
import packed from '../../../worker/reading/weights.json' with { type: 'json' }

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

describe.each<SetName>(['training', 'development', 'held'])('The %s examples', (set) => {
  it('parse, and refer only to services and people that exist', () => {
    const examples = readExamples(set)
    expect(examples.length).toBeGreaterThan(60)
    expect(
      examples.flatMap((example) => problemsOf(example).map((problem) => `${example.text.slice(0, 20)}: ${problem}`)),
    ).toEqual([])
  })
})

it('keeps held-out and development texts out of the training texts', () => {
  const trained = new Set(readExamples('training').map(({ text }) => text))
  expect([...readExamples('held'), ...readExamples('development')].filter(({ text }) => trained.has(text))).toEqual([])
})

describe('The reader’s weights', () => {
  it('match the examples and take at most 1 MB gzipped', () => {
    expect(packed.examples).toBe(hashOfExamples())
    expect(gzipSync(JSON.stringify(packed), { level: 9 }).byteLength).toBeLessThan(1_000_000)
  })

  it('find one and a half times the services that the rules find in texts outside of the training', () => {
    const english = readExamples('development').filter(({ language }) => language === 'en')
    const recallOf = (table: string) => Number(/services placed {12}P \S+ \S+ +R (\S+)/.exec(table)?.[1])
    const own = recallOf(report('', english, tagger(unpackModel(packed))))
    expect(own).toBeGreaterThanOrEqual(1.5 * recallOf(report('', english, rules)))
    expect(own).toBeGreaterThanOrEqual(0.6)
  })
})
