import type { FoundService } from './priced-services.ts'
import { bareName, isServiceName } from './service-name.ts'
import { capitalized, type Span, sliceOf, taken, trimmed } from './text.ts'
import type { Unit } from './units-of-text.ts'
import { activity } from './words/service-words.ts'

/** Headings that only say that services or prices follow. */
const general =
  /^(?:our |my |the )?(?:services?|prices?|price list|menu|rates?|treatments?|what (?:we|i) (?:do|offer)|(?:we|i) (?:offer|do|provide|sell|make)|services (?:and|&) prices|services include|leistungen|unsere leistungen|preise|preisliste|angebot|servicios|nuestros servicios|precios|tarifas|carta|prestations|nos prestations|tarifs|servizi|i nostri servizi|prezzi|listino prezzi|serviços|preços|diensten|prijzen|usługi|cennik|tjänster|priser|サービス|料金|料金表|メニュー|서비스|가격|메뉴)(?: (?:include|are))?\s*:?$/iu
const heading = /^[\p{L}\p{M}][\p{L}\p{M}\p{N} &'/-]{2,38}:?$/u

type Lines = { text: string; units: readonly Unit[]; priced: readonly FoundService[]; known: ReadonlySet<string> }

/** Which line each heading heads: the priced services below it belong together. */
export function groupedServices({ text, units, priced, known }: Lines): {
  services: FoundService[]
  headings: { span: Span; of: FoundService[] }[]
} {
  const inUnit = (unit: Unit) =>
    priced.filter(({ spans }) => spans.some(([start]) => unit.span[0] <= start && start < unit.span[1]))
  const headings: { span: Span; of: FoundService[] }[] = []
  const services = new Map<FoundService, FoundService>()
  let group = ''
  let current: { span: Span; of: FoundService[] } | undefined
  units.forEach((unit, nth) => {
    const own = inUnit(unit)
    if (own.length === 0) {
      const said = sliceOf(text, unit.span)
      const name = said.replace(/\s*:$/, '')
      const next = units[nth + 1]
      const heads =
        unit.alone && !unit.bulleted && next?.line === unit.line + 1 && inUnit(next).length > 0 && !said.includes(taken)
      const isGeneral = general.test(said)
      current = undefined
      group = ''
      if (!heads || !heading.test(said) || !(isGeneral || said.endsWith(':') || isServiceName(name, known))) return
      group = isGeneral ? '' : capitalized(name)
      current = { span: unit.span, of: [] }
      headings.push(current)
    }
    for (const service of own) {
      const grouped = { ...service, group: service.group === '' ? group : service.group }
      services.set(service, grouped)
      current?.of.push(grouped)
    }
  })
  return { services: priced.map((service) => services.get(service) ?? service), headings }
}

/** Lines with nothing but a service's name each, under a heading that announces them, among priced ones, or all of them things that are done. */
export function lineServices({ text, units, priced, known }: Lines): {
  services: FoundService[]
  headings: { span: Span; of: FoundService[] }[]
} {
  const services: FoundService[] = []
  const headings: { span: Span; of: FoundService[] }[] = []
  for (const block of blocksOf(units)) {
    const [first, ...others] = block
    if (!first) continue
    const isHeaded = general.test(sliceOf(text, first.span)) && others.length > 0
    const lines = isHeaded ? others : block
    const isPriced = (unit: Unit) =>
      priced.some(({ spans }) => spans.some(([start]) => unit.span[0] <= start && start < unit.span[1]))
    const named = lines.filter((unit) => !isPriced(unit) && !isTaken(text, unit)).map((unit) => nameIn(text, unit))
    const isList = isHeaded || lines.some(({ bulleted }) => bulleted) || (isHeaded && lines.length > 1)
    const fits = named.filter(({ name }) => isServiceName(name, known))
    const accepted =
      isHeaded || (isList && lines.some(isPriced))
        ? fits
        : isList && fits.length > 1 && fits.length === named.length && fits.every(({ name }) => activity.test(name))
          ? fits
          : []
    const found = accepted
      .filter(({ name }) => isHeaded || activity.test(name))
      .map(
        ({ name, span }): FoundService => ({
          name: capitalized(name),
          price: null,
          duration: '',
          note: '',
          group: '',
          spans: [span],
        }),
      )
    services.push(...found)
    if (isHeaded && found.length > 0) headings.push({ span: first.span, of: found })
  }
  return { services, headings }
}

/** Lines one below the other; a sentence that shares its line with another is of no list. */
function blocksOf(units: readonly Unit[]): Unit[][] {
  const blocks: Unit[][] = []
  let last: Unit | undefined
  for (const unit of units) {
    const block = blocks.at(-1)
    if (
      unit.alone &&
      block &&
      last?.alone &&
      unit.line === last.line + 1 &&
      block.slice(1).every(({ bulleted }) => bulleted === unit.bulleted)
    )
      block.push(unit)
    else if (unit.alone) blocks.push([unit])
    last = unit
  }
  return blocks.filter((block) => block.length > 1)
}

const isTaken = (text: string, { span }: Unit) =>
  sliceOf(text, span)
    .replaceAll(taken, '')
    .replace(/[^\p{L}\p{N}]/gu, '') === ''

function nameIn(text: string, { span }: Unit): { name: string; span: Span } {
  const own = trimmed(text, span, ' .,;')
  const said = sliceOf(text, own)
  return { name: /[,.;:!?\uE000]/.test(said) ? '' : bareName(said), span: own }
}
