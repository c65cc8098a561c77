import { languageNames } from '../../../reading/language-names.ts'
import { pricedBy } from '../../../reading/priced-by.ts'
import { capitalized, named, titled } from '../../../reading/text.ts'
import { type FactKind, type RowFact, type RowValue, rowValues } from '../row-facts.ts'
import { type FactRow, type ModelReading, maxWrong, modelReading } from '../schema.ts'
import type { ModelAnswer } from './answer.ts'

type Read = {
  country: string
  language: string /** The reader's rows. */
  facts: readonly Pick<FactRow, 'key' | 'quote'>[]
}

/** The facts in a model's answer, unchecked. Rules read its prices and languages here; times and years wait for the text. */
export function readAnswer(answer: ModelAnswer, where: Read): ModelReading {
  const { trade, services, rate, people, wrong } = answer
  const facts = [
    ...(trade === '' ? [] : [fact('trade', trade, { name: titled(trade) })]),
    ...services.map(({ words: { name, price, unit, ...more }, quote }) =>
      fact('service', quote, { ...more, name: titled(name), ...pricedBy(price, unit, where), group: '' }),
    ),
    ...rate.flatMap(({ price: said, unit, quote }) => {
      const { price } = pricedBy(said, unit, where)
      return price ? [fact('rate', quote, { price })] : []
    }),
    ...people.map(({ name, role, quote }) => fact('person', quote, { name: named(name), role, about: '' })),
    ...answer.hours.map((said) => fact('hours', said, rowValues.hours.parse({}))),
    ...answer.since.map((said) => fact('experience', said, rowValues.experience.parse({}))),
    ...answer.credentials.map((said) =>
      fact('credential', said, { kind: 'Qualification', name: said.slice(0, 120), number: '' }),
    ),
    ...answer.areas.map((said) => fact('area', said, { name: named(said) })),
    ...answer.languages.flatMap((said) => {
      const code = languageNames(where.language).get(said.toLowerCase())
      return code ? [fact('language', said, { code })] : []
    }),
    ...answer.audience.map((said) => fact('audience', said, { text: capitalized(said) })),
    ...answer.terms.map((said) => fact('term', said, { kind: 'Other', text: capitalized(said) })),
    ...answer.notOffered.map((said) => fact('term', said, { kind: 'Excluded', text: capitalized(said) })),
  ]
  const isValid = (one: unknown) => modelReading.shape.facts.element.safeParse(one).success
  const told = where.facts.filter(({ key }) => wrong.includes(key)).map(({ key, quote }) => ({ key, quote }))
  return { facts: facts.filter(isValid).slice(0, 150), wrong: told.slice(0, maxWrong) }
}

/** The type ties `kind` to `value`, which the union can't express. */
const fact = <K extends FactKind>(kind: K, quote: string, value: RowValue<K>) =>
  ({ kind, value, quote }) as unknown as RowFact & { quote: string }
