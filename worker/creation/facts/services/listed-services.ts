import { capitalized, type Span, sliceOf, taken, trimmed, type Unit } from '../text.ts'
import type { FoundService } from './priced-services.ts'
import { activity, bareName, isServiceName, tail, tooGeneral } from './service-name.ts'

type Sentence = { text: string; unit: Unit; known: ReadonlySet<string> }

/** Phrases that announce a list of services. */
const announces = new RegExp(
  String.raw`^(?:` +
    String.raw`(?:(?:our|my|the|main) )?(?:services?|treatments?|specialt(?:y|ies)|what (?:we|i) (?:do|offer)|menu|products)(?: (?:include|are|offered))?\s*(?::|–|—| - )\s*|` +
    String.raw`(?:our |my )?services include:? |` +
    String.raw`(?:(?:here )?(?:we|i) (?:also |mainly |mostly |now |can )*(?:do|offer|provide|sell|make|stock|bake|teach|cater for|specialise in|specialize in)|(?:we|i)(?:'re| are|'m| am)? speciali[sz](?:e|ing) in|offering|specialising in|specializing in)(?: the following)?:? (?!(?:it|this|that|everything|anything|all|you|your|our|my|not|more|what|whatever)\b)|` +
    String.raw`(?:leistungen|unsere leistungen|angebot|wir bieten|ich biete|servicios|nuestros servicios|ofrecemos|ofrezco|prestations|nos prestations|nous proposons|je propose|servizi|i nostri servizi|offriamo|offro|serviços|os nossos serviços|nossos serviços|oferecemos|ofereço|diensten|onze diensten|wij bieden|usługi|nasze usługi|oferujemy|tjänster|våra tjänster|vi erbjuder|サービス|サービス内容|서비스)(?::|：| )\s*` +
    String.raw`)`,
  'iu',
)
/** 'Barber shop: skin fade, beard trim': a trade before a colon or a dash. */
const afterTrade = new RegExp(String.raw`^${taken}+\s*(?::|–|—|\s-\s)\s*`, 'u')

/** Pairs of words that name one thing. */
const pairs =
  /\b(?:(bed|wash|cut|bath|nail|arts|food|fish|wills|supply|design|sales|test|full cut|trim|wash and cut|health|mix|new|used|indoor|residential|domestic|commercial|interior|exterior|inside|hot|cold|men'?s|women'?s|ladies'?|boys'?|before|pick up|hair|black|lawn|tree|deep) (?:and|&) (?=\p{L}))/giu
const held = '\uE001'

/**
 * Services without prices that a sentence announces or that form a list. If any entry doesn't read as a service's name, the sentence stays
 * a sentence.
 */
export function listedServices({ text, unit, known }: Sentence): FoundService[] {
  const sentence = sliceOf(text, unit.span)
  if (/[!?]/.test(sentence.slice(0, -1)) || /["“”„«»]/.test(sentence)) return []
  const opening = /^(?:and |but |so |plus )?/iu.exec(sentence)?.[0].length ?? 0
  const announced = announces.exec(sentence.slice(opening)) ?? afterTrade.exec(sentence.slice(opening))
  if (announced)
    return entriesOf(text, [unit.span[0] + opening + announced[0].length, unit.span[1]], { known, isAnnounced: true })
  const offering = /(?<=^[^,;:]{3,60}),? (?:offering|providing|specialising in|specializing in|including) /iu.exec(
    sentence,
  )
  if (offering)
    return entriesOf(text, [unit.span[0] + offering.index + offering[0].length, unit.span[1]], {
      known,
      isAnnounced: true,
    })
  return entriesOf(text, unit.span, { known, isAnnounced: false })
}

type Part = { span: Span; name: string; isOther: boolean; cut: boolean }

function entriesOf(
  text: string,
  span: Span,
  { known, isAnnounced }: { known: ReadonlySet<string>; isAnnounced: boolean },
): FoundService[] {
  const parts = partsOf(text, trimmed(text, span, ' .;'))
  const named = parts.filter(({ isOther }) => !isOther)
  const least = isAnnounced ? 2 : 3
  if (named.length < (isAnnounced && parts.length === 1 ? 1 : least)) return []
  if (!named.every(({ name }) => isServiceName(name, known) && !isOfSpeech(name))) return []
  // Without an announcement, or with a single entry, the entries must name work.
  const active = named.filter(({ name }) => activity.test(name))
  if (!isAnnounced && (active.length < named.length || named.some(({ cut }) => cut))) return []
  if (isAnnounced && named.length === 1 && (active.length === 0 || tooGeneral.test(named[0]?.name ?? ''))) return []
  return named.map(({ name, span: own }) => ({
    name: capitalized(name),
    price: null,
    duration: '',
    note: '',
    group: '',
    spans: [own],
  }))
}

/** Verbs before an object, and words that only sentences contain. */
const isOfSpeech = (name: string) =>
  /^(?:fix|repair|clean|build|paint|install|remove|replace|cut|trim|teach|bake|cook|wash|sharpen|restore|translate|sell|buy|serve|deliver|look|walk|train|groom|photograph|print|plan|run|host|help|work|speak|offer|use|see|come|go|try|ask)\s+(?:your|the|any|all|up|out|after|in|on|\p{L}+s$)/iu.test(
    name,
  ) || /\b(?:etc|so on|much more|and more)\b/i.test(name)

function partsOf(text: string, [start, end]: Span): Part[] {
  const said = text
    .slice(start, end)
    .replace(
      /\b(?:black and white|wills and probate|hair and make-?up|bed and breakfast|arts and crafts|fish and chips|cut and blow[- ]?dry|wash and go|bath and brush|wash and cut|cut and colou?r|mac(?:aroni)? and cheese)\b/giu,
      (pair) => pair.replace(/ /g, held),
    )
    .replace(pairs, (pair) => `${pair.trimEnd().replace(/ /g, held)}${held}`)
  const cuts = [...said.matchAll(/\s*[,;/|·•、]\s*(?:(?:and|or|plus|und|y|et|e|en|i|och)\s+)?/gu)].map(
    (match): Span => [match.index, match.index + match[0].length],
  )
  const chunks: Span[] = [...cuts, [said.length, said.length] as Span].map((cut, nth) => [
    cuts[nth - 1]?.[1] ?? 0,
    cut[0],
  ])
  const last = chunks.at(-1)
  const pieces =
    chunks.length > 1 && last
      ? [...chunks.slice(0, -1), ...splitAtAnd(said, last)]
      : splitAtAnd(said, chunks[0] ?? [0, 0])
  return pieces
    .filter(([from, to]) => to > from)
    .map(([from, to]) => {
      const own = trimmed(text, [start + from, start + to], ' .,;')
      const written = sliceOf(text, own)
      const isOther = written.replaceAll(taken, '').replace(/[^\p{L}\p{N}]/gu, '') === ''
      const short = written.replace(tail, '')
      const name = bareName(short)
      const at = written.indexOf(name)
      return {
        span: [own[0] + Math.max(at, 0), own[0] + Math.max(at, 0) + name.length] as Span,
        name,
        isOther,
        cut: short !== written,
      }
    })
}

/** 'leak detection and bathroom fitting' is two services, since each side could stand alone. */
function splitAtAnd(said: string, [from, to]: Span): Span[] {
  const joint = /\s+(?:and|&|und|y|et|e|och|oraz)\s+/iu.exec(said.slice(from, to))
  if (!joint) return [[from, to]]
  const [left, right] = [said.slice(from, from + joint.index), said.slice(from + joint.index + joint[0].length, to)]
  const isAlone = (part: string) => /\s/.test(part.trim()) || activity.test(part.trim().replace(tail, ''))
  // 'wash and wax' and 'cuts and colour' may be one.
  if (from === 0 && !(isAlone(left) && isAlone(right) && /\s/.test(left.trim()))) return [[from, to]]
  return [
    [from, from + joint.index],
    [from + joint.index + joint[0].length, to],
  ]
}

/** Headings that only announce services or prices. */
const general =
  /^(?:our |my |the )?(?:services?|prices?|price list|menu|rates?|treatments?|what (?:we|i) (?:do|offer)|(?:we|i) (?:offer|do|provide|sell|make)|services (?:and|&) prices|services include|leistungen|unsere leistungen|preise|preisliste|angebot|servicios|nuestros servicios|precios|tarifas|carta|prestations|nos prestations|tarifs|servizi|i nostri servizi|prezzi|listino prezzi|serviços|preços|diensten|prijzen|usługi|cennik|tjänster|priser|サービス|料金|料金表|メニュー|서비스|가격|메뉴)(?: (?:include|are))?\s*:?$/iu
const heading = /^[\p{L}\p{M}][\p{L}\p{M}\p{N} &'/-]{2,38}:?$/u

type Lines = { text: string; units: readonly Unit[]; priced: readonly FoundService[]; known: ReadonlySet<string> }

/** The lines that each heading covers: the priced services below it belong together. */
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

/** Lines that contain only a service's name, under an announcing heading or among priced services, or that all name work. */
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

/** Consecutive lines; a sentence that shares its line isn't part of a list. */
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
