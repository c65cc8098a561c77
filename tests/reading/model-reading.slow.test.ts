import { expect, it } from 'vitest'
import { readExamples } from '../../scripts/reading/annotations.ts'
import { askedOf, compare, readAsProduct } from '../../scripts/reading/measure.ts'
import { exampleAnswer } from '../../worker/creation/facts/model/example-answer.ts'
import { readAnswer } from '../../worker/creation/facts/model/read-answer.ts'
import { readRows } from '../../worker/creation/facts/read-facts.ts'

const kinds = ['services placed', 'prices', 'people', 'areas', 'credentials'] as const

it('the product publishes nearly everything a model reads correctly, and little else', async () => {
  const counts: ReturnType<typeof compare>[] = []
  for (const example of readExamples('development')) {
    const reading = readAnswer(exampleAnswer(example), await readRows(askedOf(example)))
    counts.push(compare(example, await readAsProduct(example, reading)))
  }
  for (const kind of kinds) {
    const sum = (what: 'right' | 'found' | 'wanted') => counts.reduce((total, count) => total + count[kind][what], 0)
    expect.soft(sum('right') / sum('found'), `precision of ${kind}`).toBeGreaterThan(0.88)
    expect.soft(sum('right') / sum('wanted'), `recall of ${kind}`).toBeGreaterThan(0.95)
  }
  expect(counts.reduce((total, { negatives }) => total + negatives.wrong, 0)).toBe(0)
})
