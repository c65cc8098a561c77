import { limits } from '../../../../renderer/document/fields/limits.ts'
import { type FoundPrice, pricesIn } from '../../../../renderer/facts/reading/prices.ts'
import {
  capitalized,
  folded,
  holds,
  matchesOf,
  overlaps,
  type Span,
  type Unit,
  without,
  withoutFound,
} from '../text.ts'
import { groupedServices, lineServices, listedServices } from './listed-services.ts'
import { type FoundService, pricedServices } from './priced-services.ts'

type Asked = { text: string; units: readonly Unit[]; known: ReadonlySet<string>; country: string; language: string }
/** A heading, and the names of the services below it. */
type Heading = { span: Span; of: readonly FoundService[] }

/** A text's services, each once, and their headings. Omits a service with two prices, since its sentences give both. */
export function servicesIn({ text, units, known, country, language }: Asked): {
  services: FoundService[]
  headings: Heading[]
} {
  const prices = pricesIn(text, country, language)
  const alone = units.flatMap((unit) => pricedServices({ text, unit, prices, known }))
  const { services: priced, headings: priceHeadings } = groupedServices({ text, units, priced: alone, known })
  let left = withoutFound(text, priced)
  const free = freeServices(left)
  left = withoutFound(left, free)
  left = without(
    left,
    priceHeadings.map(({ span }) => span),
  )
  const lines = lineServices({ text: left, units, priced, known })
  left = withoutFound(left, lines.services)
  const listed = units
    .filter((unit) => !prices.some(({ span }) => unit.span[0] <= span[0] && span[1] <= unit.span[1]))
    .flatMap((unit) => listedServices({ text: left, unit, known }))
  return {
    services: certain(distinct([...priced, ...free, ...lines.services, ...listed]), text, prices),
    headings: [...priceHeadings, ...lines.headings],
  }
}

function distinct(found: readonly FoundService[]): FoundService[] {
  // A heading distinguishes 'small' coffee from 'small' tea. Without headings, two prices contradict each other.
  const isHeaded = (name: string) =>
    found.filter((one) => folded(one.name) === folded(name)).every(({ group }) => group !== '')
  const byName = Map.groupBy(found, ({ name, duration, group }) =>
    [name, duration, isHeaded(name) ? group : ''].map(folded).join('|'),
  )
  const each = [...byName.values()].flatMap((same) => {
    const prices = new Set(same.flatMap(({ price }) => (price ? [JSON.stringify(price)] : [])))
    const [first] = same
    if (!first || prices.size > 1) return []
    const full = same.find(({ price }) => price !== null) ?? first
    return [{ ...full, spans: same.flatMap(({ spans }) => spans) }]
  })
  return each.filter((service) => !isSaidTwice(service, each)).slice(0, limits.services)
}

/** Separators between a name and its price. */
const leading = /^[\s:=–—-]*(?:(?:is|are|now|costs?|still|at|for|from|only|just)\s+)*$/i

/** Omits services that the text prices differently elsewhere: 'Update: full detail is $210 now'. */
function certain(services: FoundService[], text: string, prices: readonly FoundPrice[]): FoundService[] {
  return services.filter(({ name, price, duration, spans }) => {
    if (!price || duration !== '') return true
    const pattern = new RegExp(`(?<!\\p{L})${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?!\\p{L})`, 'giu')
    // 'Orden de 5 al pastor $80' is a different service from 'Pastor $18'.
    const isOfAnother = (span: Span) =>
      services.some((one) => one.name.length > name.length && one.spans.some((own) => holds(own, span)))
    const others = matchesOf(text, pattern).filter(
      ({ span }) => !spans.some((own) => overlaps(own, span)) && !isOfAnother(span),
    )
    return !others.some(({ span: [, end] }) =>
      prices.some(({ span: [start], price: other }) => {
        const between = text.slice(end, start)
        return start >= end && leading.test(between) && other.amount !== price.amount
      }),
    )
  })
}

/** A listed service that appears elsewhere with its price. */
const isSaidTwice = (service: FoundService, all: readonly FoundService[]) =>
  service.price === null &&
  all.some((other) => other !== service && other.price !== null && folded(other.name) === folded(service.name))

const free = [
  /(?<![\p{L}-])(?:an? )?free (?<name>(?:\d{1,2}[- ]min(?:ute)? )?(?:initial |first |introductory |phone |online |design |home )?(?:consultations?|assessments?|trial (?:lesson|class|session)|taster (?:lesson|class|session)s?|discovery call|trial))(?![\p{L}-])/giu,
  /(?<![\p{L}-])(?:the )?(?<name>(?:first|initial) (?:consultation|lesson|class|session|visit|appointment)) (?:is )?free(?![\p{L}-])(?! of)/giu,
  /(?<![\p{L}-])kostenlose[sr]? (?<name>(?:Erst)?(?:beratung|gespräch)|Probestunde|Probetraining)(?![\p{L}-])/giu,
  /(?<![\p{L}-])(?<name>(?:primera )?(?:consulta|visita|clase de prueba|valoración)) (?:gratis|gratuita)(?![\p{L}-])/giu,
  /(?<![\p{L}-])(?<name>(?:première )?(?:consultation|séance d'essai|cours d'essai)) (?:gratuite?|offerte?)(?![\p{L}-])/giu,
  /(?<![\p{L}-])(?<name>(?:prima )?(?:consulenza|lezione di prova|visita)) gratuita(?![\p{L}-])/giu,
]

/** A free service: 'Consultation', free of charge. Its currency is arbitrary, since it is never shown. */
function freeServices(text: string): FoundService[] {
  return free.flatMap((pattern) =>
    matchesOf(text, pattern)
      .filter(({ match }) => !/\b(?:no|not|when|with|if)\s*$/i.test(text.slice(0, match.index)))
      .map(({ match, span }) => ({
        name: capitalized(match.groups?.name ?? ''),
        price: { amount: 0, to: null, currency: 'USD', from: false, unit: '' },
        ...{ duration: '', note: '', group: '' },
        spans: [span],
      })),
  )
}
