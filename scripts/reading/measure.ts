import { type FactsAsked, readFacts } from '../../worker/creation/facts/read-facts.ts'
import type { FactRow, ModelReading } from '../../worker/creation/facts/schema.ts'
import type { Label } from '../../worker/reading/labels.ts'
import { type Example, type GoldMark, readExamples, type SetName, sets } from './annotations.ts'
import { amountsIn, hasHead, isSame } from './compare.ts'
import { type Corrections, correctionsOf, correctionsReport } from './corrections.ts'
import { goldWeek, weekOf } from './weeks.ts'

/** The facts that a reader found. `sure`: placed on the page; else the wizard asks. */
export type Reading = {
  services: { name: string; sure: boolean }[]
  prices: { amounts: number[]; service: string | undefined }[]
  people: string[]
  areas: string[]
  credentials: string[]
  /** By day from Monday, its times: '09:00-12:00 13:00-17:00'. */
  week: string[]
  rows: FactRow[]
}

export const askedOf = ({ text, name, country }: Example): FactsAsked => ({
  ...{ activities: text, location: '', businessName: name, place: nowhere(country) },
})

/** Reads a text as the product does for a new website. `reading`: a model's. */
export async function readAsProduct(example: Example, reading: ModelReading | null = null): Promise<Reading> {
  const asked = { ...askedOf(example), reading }
  const { business, rows } = await readFacts(asked)
  const unsure = rows.filter(({ kind, isSure }) => kind === 'service' && !isSure)
  const corrections = unsure.map(({ key, quote }) => ({ act: 'confirm' as const, key, quote }))
  const all = await readFacts({ ...asked, corrections })
  const title = ({ name: service, variant }: { name: string; variant: string }) => `${service} ${variant}`.trim()
  const placed = new Set(business.services.map(title))
  return {
    services: all.business.services.map((service) => ({ name: title(service), sure: placed.has(title(service)) })),
    prices: [
      ...all.business.services.flatMap(({ price, priceWords, ...service }) =>
        price
          ? [{ amounts: [price.amount, ...(price.to === null ? [] : [price.to])], service: title(service) }]
          : priceWords === ''
            ? []
            : [{ amounts: amountsIn(priceWords), service: title(service) }],
      ),
      ...(business.rate ? [{ amounts: [business.rate.amount], service: undefined }] : []),
    ],
    people: business.people.map((person) => person.name),
    areas: business.areas.map((area) => area.name),
    credentials: business.credentials.map((credential) => `${credential.name} ${credential.number}`.trim()),
    week: weekOf(business.hours.periods),
    rows,
  }
}

const nowhere = (country: string) => ({ town: '', region: '', country, latitude: 0, longitude: 0 })

const kinds = ['services placed', 'services placed or asked', 'prices', 'people', 'areas', 'credentials'] as const
type Kind = (typeof kinds)[number]
type Count = { right: number; found: number; wanted: number }
type Share = { right: number; of: number }
type Counts = Record<Kind, Count> & {
  linked: Share
  negatives: { wrong: number; of: number }
  weeks: Share
  wrongWeeks: Share
}

const textsOf = (marks: readonly GoldMark[], label: Label) =>
  marks.filter((mark) => mark.label === label).map(({ text }) => text)

/** Compares a reading with the marks of its text. */
export function compare({ marks, hours }: Example, reading: Reading): Counts {
  const own = marks.filter(({ label }) => label === 'S')
  const services = [...new Map(own.map(({ text, of }) => [of[0], text])).entries()]
  const nameOf = (nth: number) => services.find(([number]) => number === nth)?.[1]
  const variants = marks.filter(({ label }) => label === 'V')
  const namesOf = (nth: number | undefined, text: string) => [
    text,
    ...own.filter(({ of }) => of[0] === nth).map((mark) => mark.text),
    ...variants
      .filter(({ of }) => of.includes(nth ?? -1))
      .flatMap((variant) => [`${text} ${variant.text}`, variant.text]),
  ]
  const isService = (name: string) =>
    services.some(([nth, text]) => namesOf(nth, text).some((one) => isSame(one, name)))
  const serviceCount = (names: readonly string[]): Count => ({
    right: names.filter(isService).length,
    found: names.length,
    wanted: services.length,
  })
  const recalled = (names: readonly string[]) =>
    services.filter(([nth, text]) => names.some((name) => namesOf(nth, text).some((one) => isSame(one, name)))).length
  const placed = reading.services.filter(({ sure }) => sure).map(({ name }) => name)
  const all = reading.services.map(({ name }) => name)
  const prices = marks
    .filter(({ label }) => label === 'P')
    .flatMap(({ text, of }) => of.map((nth) => ({ amounts: amountsIn(text), nth })))
  const left = [...reading.prices]
  let linked = 0
  let matched = 0
  for (const { amounts, nth } of prices) {
    const isLinked = ({ service }: Reading['prices'][number]) =>
      nth === 0
        ? service === undefined
        : service !== undefined && namesOf(nth, nameOf(nth) ?? '').some((one) => isSame(one, service))
    const same = left.filter((price) => price.amounts[0] === amounts[0])
    const found = same.find(isLinked) ?? same[0]
    if (!found) continue
    left.splice(left.indexOf(found), 1)
    matched += 1
    if (isLinked(found)) linked += 1
  }
  const listed = (wanted: readonly string[], found: readonly string[]): Count => {
    const open = [...found]
    let right = 0
    for (const one of wanted) {
      const index = open.findIndex((other) => isSame(one, other))
      if (index < 0) continue
      open.splice(index, 1)
      right += 1
    }
    return { right, found: found.length, wanted: wanted.length }
  }
  const unique = (texts: readonly string[]) => [...new Set(texts)]
  const negatives = textsOf(marks, 'X')
  return {
    'services placed': { ...serviceCount(placed), recalled: recalled(placed) } as Count,
    'services placed or asked': { ...serviceCount(all), recalled: recalled(all) } as Count,
    prices: { right: matched, found: reading.prices.length, wanted: prices.length },
    people: listed(unique(textsOf(marks, 'W')), unique(reading.people)),
    areas: listed(unique(textsOf(marks, 'A')), unique(reading.areas)),
    credentials: listed(unique(textsOf(marks, 'C')), unique(reading.credentials)),
    linked: { right: linked, of: matched },
    ...weeksIn(hours, reading.week),
    negatives: {
      wrong: negatives.filter((text) => placed.some((name) => !isService(name) && hasHead(text, name))).length,
      of: negatives.length,
    },
  }
}

/** Whether the published week is the owner's, and whether it is another than theirs. */
function weeksIn(hours: string, week: readonly string[]): { weeks: Share; wrongWeeks: Share } {
  const gold = goldWeek(hours)
  const isPublished = week.some((times) => times !== '')
  const isRight = gold !== undefined && gold.join() === week.join()
  const isWrong = week.some((times, day) => times !== '' && times !== gold?.[day])
  return {
    weeks: { right: isRight ? 1 : 0, of: gold === undefined ? 0 : 1 },
    wrongWeeks: { right: isWrong ? 1 : 0, of: hours === '' && !isPublished ? 0 : 1 },
  }
}

/** The share, and the half width of its 95 % interval over resampled texts (bootstrap, seeded). */
function share(parts: readonly { right: number; of: number }[]): string {
  const ratio = (list: readonly { right: number; of: number }[]) => {
    const of = list.reduce((sum, one) => sum + one.of, 0)
    return of === 0 ? Number.NaN : list.reduce((sum, one) => sum + one.right, 0) / of
  }
  let state = 7
  const random = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state % parts.length
  }
  const samples = Array.from({ length: 400 }, () =>
    ratio(parts.map(() => parts[random()] as { right: number; of: number })),
  )
    .filter((value) => !Number.isNaN(value))
    .sort((one, other) => one - other)
  const value = ratio(parts)
  if (Number.isNaN(value)) return '–'
  const low = samples[Math.floor(samples.length * 0.025)] ?? value
  const high = samples[Math.floor(samples.length * 0.975)] ?? value
  return `${value.toFixed(2)} (${low.toFixed(2)}–${high.toFixed(2)})`
}

/** A table of precision and recall by kind, over some texts as the product reads them. */
export async function report(title: string, examples: readonly Example[]): Promise<string> {
  const counts: Counts[] = []
  const corrections: Corrections[] = []
  for (const example of examples) {
    const reading = await readAsProduct(example)
    counts.push(compare(example, reading))
    corrections.push(correctionsOf(example, reading.rows))
  }
  return `${tableOf(title, counts)}\n${correctionsReport(examples, corrections)}`
}

export function tableOf(title: string, counts: readonly Counts[]): string {
  const rows = kinds.map((kind) => {
    const own = counts.map((count) => count[kind] as Count & { recalled?: number })
    const precision = share(own.map(({ right, found }) => ({ right, of: found })))
    const recall = share(own.map(({ right, wanted, recalled }) => ({ right: recalled ?? right, of: wanted })))
    const wanted = own.reduce((sum, one) => sum + one.wanted, 0)
    return `  ${kind.padEnd(26)} P ${precision.padEnd(18)} R ${recall.padEnd(18)} of ${wanted}`
  })
  const linked = share(counts.map(({ linked: { right, of } }) => ({ right, of })))
  const wrong = share(counts.map(({ negatives: { wrong: right, of } }) => ({ right, of })))
  return [
    `${title}: ${counts.length} texts`,
    ...rows,
    `  price has its service        ${linked}`,
    `  a negative became a service  ${wrong}`,
    `  week is the owner's          ${share(counts.map(({ weeks }) => weeks))}`,
    `  week is another              ${share(counts.map(({ wrongWeeks }) => wrongWeeks))}`,
  ].join('\n')
}

if (process.argv[1]?.endsWith('measure.ts')) {
  const asked = process.argv.slice(2)
  const set = (Object.keys(sets) as SetName[]).find((name) => asked.includes(name)) ?? 'development'
  const examples = readExamples(set)
  const isEnglish = ({ language }: Example) => language === 'en'
  console.log(await report(`${set}, English`, examples.filter(isEnglish)))
  console.log(
    await report(
      `${set}, other languages`,
      examples.filter((example) => !isEnglish(example)),
    ),
  )
}
