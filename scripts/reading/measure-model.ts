import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Business, Price } from '../../renderer/document/business.ts'
import { messagesFor, strictSchema } from '../../worker/adapters/ai/model.ts'
import { modelAnswer } from '../../worker/creation/facts/model/answer.ts'
import { readAnswer } from '../../worker/creation/facts/model/read-answer.ts'
import { type FactsAsked, readFacts, readRows, rowOf } from '../../worker/creation/facts/read-facts.ts'
import type { ModelReading } from '../../worker/creation/facts/schema.ts'
import { questionFor } from '../../worker/creation/generation/ask-reading.ts'
import { AnswerParts, completeParts } from '../../worker/model/fit-answer.ts'
import { languageNames } from '../../worker/reading/language-names.ts'
import { amountsIn, isSame } from './compare.ts'
import { weekOf } from './weeks.ts'

type GoldService = { name: string; variant: string; price: Pick<Price, 'amount' | 'to'> | null; duration: string }
type Gold = Record<'areas' | 'credentials' | 'languages' | 'audience' | 'terms' | 'notOffered', string[]> & {
  trade: string
  services: GoldService[]
  rate: Pick<Price, 'amount'> | string | null
  hours: { week: string[] } | null
  people: { name: string; role: string }[]
  since: { year: number | null; years: number | null } | null
}
/** A text of a file to be measured, with the facts that it says. */
type Measured = {
  id: string
  language: string
  country: string
  name: string
  location: string
  text: string
  gold: Gold
}

function askedOf({ text, country, name, location }: Measured): FactsAsked {
  const place = { town: location.split(',')[0] ?? '', region: '', country, latitude: 0, longitude: 0 }
  return { activities: text, location, businessName: name, place, year: new Date().getUTCFullYear() }
}

/** Writes what the product would ask a model about each text: `<id>.prompt.json`. */
async function writePrompts(texts: readonly Measured[], folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  for (const measured of texts) {
    const { facts, ...read } = await readRows(askedOf(measured))
    const { kind, instruction, data, answer, maxTokens = 0 } = await questionFor({ ...read, rows: facts.map(rowOf) })
    const messages = messagesFor({ kind, instruction, data, answer, maxTokens, temperature: 0 })
    const prompt = { messages, schema: strictSchema(answer) }
    writeFileSync(join(folder, `${measured.id}.prompt.json`), `${JSON.stringify(prompt, null, 2)}\n`)
  }
}

/** The reading of an answer, `<id>.answer.json`, as the product would take it. */
async function readingIn(folder: string, measured: Measured): Promise<ModelReading | null> {
  const parts = new AnswerParts({ answer: modelAnswer, own: [measured.text] }, () => {})
  parts.takeLast(completeParts(readFileSync(join(folder, `${measured.id}.answer.json`), 'utf8')))
  if (!parts.isWhole) console.log(`${measured.id}: not an answer. ${parts.problems.join(' ')}`)
  return parts.isWhole ? readAnswer(modelAnswer.parse(parts.taken), await readRows(askedOf(measured))) : null
}

type Count = { right: number; found: number; wanted: number }
type Counts = Record<string, Count>

/** One to one, the most alike first. */
function matched<T, U>(wanted: readonly T[], found: readonly U[], tests: readonly ((one: T, other: U) => boolean)[]) {
  const [open, left, pairs] = [[...wanted], [...found], [] as (readonly [T, U])[]]
  for (const test of tests)
    for (const one of [...open]) {
      const at = left.findIndex((other) => test(one, other))
      if (at < 0) continue
      pairs.push([one, ...(left.splice(at, 1) as [U])])
      open.splice(open.indexOf(one), 1)
    }
  return pairs
}

const isOnePrice = (one: Pick<Price, 'amount' | 'to'> | null, other: Price | null) =>
  one?.amount === other?.amount && (one?.to ?? null) === (other?.to ?? null)

function listed(wanted: readonly string[], found: readonly string[]): Count {
  const right = matched(wanted, found, [isSame, (one, other) => isSame(other, one)]).length
  return { right, found: found.length, wanted: wanted.length }
}

const one = (wanted: unknown, found: unknown, isRight: boolean): Count => ({
  ...{ right: isRight && wanted && found ? 1 : 0, found: found ? 1 : 0, wanted: wanted ? 1 : 0 },
})

function compare(gold: Gold, business: Business): Counts {
  const title = ({ name, variant, duration }: GoldService) => [name, variant, duration].filter(Boolean).join(' ')
  const isOne = (wanted: GoldService, found: GoldService) =>
    isSame(title(wanted), title(found)) || isSame(wanted.name, found.name)
  const services = matched(gold.services, business.services, [
    (wanted, found) => isSame(title(wanted), title(found)) && isOnePrice(wanted.price, found.price),
    (wanted, found) => isOne(wanted, found) && isOnePrice(wanted.price, found.price),
    (wanted, found) => isSame(title(wanted), title(found)),
    isOne,
  ])
  const isPriced = ({ price }: { price: unknown }) => price !== null
  const people = matched(gold.people, business.people, [(wanted, found) => isSame(wanted.name, found.name)])
  const week = weekOf(business.hours.periods)
  const timesIn = (day = '') => (day.match(/\d{1,2}:\d\d/g) ?? []).map((time) => time.padStart(5, '0')).join(' ')
  const days = week.map((day, nth) => ({ found: timesIn(day), wanted: timesIn(gold.hours?.week[nth]) }))
  const { since, rate } = business
  const goldRate = typeof gold.rate === 'string' ? amountsIn(gold.rate)[0] : gold.rate?.amount
  const codeOf = (language: string) => languageNames('en').get(language.toLowerCase()) ?? language
  const texts = (kind: 'Excluded' | 'other') =>
    business.terms.flatMap((term) => ((term.kind === 'Excluded') === (kind === 'Excluded') ? [term.text] : []))
  return {
    trade: one(gold.trade, business.trade.name, isSame(gold.trade, business.trade.name)),
    services: { right: services.length, found: business.services.length, wanted: gold.services.length },
    prices: {
      right: services.filter(([wanted, found]) => isPriced(wanted) && isOnePrice(wanted.price, found.price)).length,
      found: business.services.filter(isPriced).length,
      wanted: gold.services.filter(isPriced).length,
    },
    rate: one(goldRate, rate?.amount, goldRate === rate?.amount),
    people: { right: people.length, found: business.people.length, wanted: gold.people.length },
    roles: {
      right: people.filter(([wanted, { role }]) => wanted.role && role && isSame(wanted.role, role)).length,
      found: business.people.filter(({ role }) => role !== '').length,
      wanted: gold.people.filter(({ role }) => role).length,
    },
    areas: listed(gold.areas, business.areas.map(({ name }) => name)), // biome-ignore format: a line each
    credentials: listed(gold.credentials, business.credentials.map(({ name, number }) => `${name} ${number}`)), // biome-ignore format: a line each
    since: one(gold.since, since, (gold.since?.year ?? gold.since?.years) === (since?.year ?? since?.years)),
    'days of the week': {
      right: days.filter(({ found, wanted }) => found !== '' && found === wanted).length,
      found: days.filter(({ found }) => found !== '').length,
      wanted: days.filter(({ wanted }) => wanted !== '').length,
    },
    languages: listed(gold.languages.map(codeOf), business.languages.map(({ code }) => code)), // biome-ignore format: a line each
    audience: listed(gold.audience, business.audience.map(({ text }) => text)), // biome-ignore format: a line each
    terms: listed(gold.terms, texts('other')),
    'not offered': listed(gold.notOffered, texts('Excluded')),
  }
}

/** Precision and recall of the published facts by kind, without the answers and with them. */
async function score(texts: readonly Measured[], folder: string): Promise<void> {
  const counts: { before: Counts; after: Counts }[] = []
  for (const measured of texts) {
    const asked = askedOf(measured)
    const reading = await readingIn(folder, measured)
    const [before, after] = [await readFacts(asked), await readFacts({ ...asked, reading })]
    counts.push({ before: compare(measured.gold, before.business), after: compare(measured.gold, after.business) })
  }
  const kinds = Object.keys(counts[0]?.before ?? {})
  const sumOf = (when: 'before' | 'after', kind: string, what: keyof Count) =>
    counts.reduce((sum, count) => sum + (count[when][kind]?.[what] ?? 0), 0)
  const share = (right: number, of: number) => (of === 0 ? '–' : (right / of).toFixed(2)).padEnd(5)
  const figures = (when: 'before' | 'after', kind: string) => {
    const right = sumOf(when, kind, 'right')
    return `P ${share(right, sumOf(when, kind, 'found'))} R ${share(right, sumOf(when, kind, 'wanted'))}`
  }
  console.log(`${'published'.padEnd(18)} without a model   with the answers`)
  for (const kind of kinds)
    console.log(
      `${kind.padEnd(18)} ${figures('before', kind)}   ${figures('after', kind)}   of ${sumOf('before', kind, 'wanted')}`,
    )
}

const [command, file = '', folder = ''] = process.argv.slice(2)
if ((command !== 'prompts' && command !== 'score') || folder === '') {
  console.error('Say what to do: measure-model prompts FILE FOLDER, or measure-model score FILE FOLDER')
  process.exit(1)
}
const texts = JSON.parse(readFileSync(file, 'utf8')) as Measured[]
await (command === 'prompts' ? writePrompts : score)(texts, folder)
