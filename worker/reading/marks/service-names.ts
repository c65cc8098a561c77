import { limits } from '../../../renderer/document/fields/limits.ts'
import type { Mark } from '../tagger.ts'
import { changed, joint, markOf, marksWithin, type Step, sentenceEnd, sentenceStart } from './marks.ts'

const joins: Readonly<Record<string, string>> = {
  ...{ en: 'with|and|&|\\+', de: 'mit|und|&', fr: 'avec|et|&', es: 'con|y', it: 'con|e', pt: 'com|e', nl: 'met|en' },
  pl: 'z|i',
}
const phrases = new Map(
  Object.entries(joins).map(([language, said]) => [
    language,
    new RegExp(
      String.raw`^(?<article>(?:an?|the|ein|eine|une?|una?|een)\s)?(?<head>[\p{L}\d][\p{L}\d'’&+-]*(?: [\p{L}\d'’&+-]+){0,5}) (?:${said}) (?:an? |the )?$`,
      'iu',
    ),
  ]),
)
const prose =
  /(?<!\p{L})(?:we|i|just|only|after|that|para|pour|für|voor|you|he|she|they|it|also|do|does|is|are|can|will|have|has|offer|provide|sell|make|our|my|your|for|from|per|plus|then|in|at|on|to|wir|ich|sie|auch|machen|bieten|nous|je|vous|offrons|hacemos|ofrecemos|offriamo|facciamo|wij|ook)(?!\p{L})/iu

/** Joins the words before a price into one service: 'Two men and Luton van with tail lift £40'. */
export const wholeNames: Step = (text, marks, language) =>
  marks.reduce((all, price) => {
    if (price.label !== 'P') return all
    const last = all.findLast(({ end }) => end <= price.start)
    if (!last || (last.label !== 'S' && last.label !== 'V') || !/^[\s:–—-]*$/.test(text.slice(last.end, price.start)))
      return all
    const start = Math.max(
      sentenceStart(text, last.start),
      ...[...text.slice(0, last.start).matchAll(/[,;:(•·|]\s*/gu)].map((sign) => sign.index + sign[0].length),
      ...all.filter(({ label, end }) => 'PUDN'.includes(label) && end <= last.start).map(({ end }) => end),
    )
    const said = phrases.get(language)?.exec(text.slice(start, last.start))
    const head = said?.groups?.head ?? ''
    if (head === '' || prose.test(head)) return all
    const from = start + (said?.groups?.article?.length ?? 0)
    const own = marksWithin(all, from, last.end)
    if (last.end - from > limits.serviceName || own.some(({ label }) => !'SVKZN'.includes(label))) return all
    const probability = Math.max(0.5, ...own.map((mark) => mark.probability))
    return changed(all, own, [markOf(text, 'S', from, last.end, probability)])
  }, marks)

const heads =
  /\s(?:sharpening|fitting|installation|caning|weaving|alterations|cutting|mowing|trimming|making|removals?|valeting|painting|plastering|photography|photos|portraits|massages?|lessons?|classes|tuition|cleaning|cleans|collections?|deliver(?:y|ies)|removals?|moves|clearances?|repairs?|hire|rentals?|parties|cakes|treatments?|facials?|catering|insurance|servicing|tuning|training|transfers?|tours?|returns|fencing|grooming|boarding|shoots?|polishing|restoration|djs?|bands?|discos?)$/iu
/** Endings of words that name a service by themselves: 'plumbing and bathroom repairs'. */
const standsAlone = /(?:(?<!wedd)ing|(?<!sport)s|ment|tion|sion|ure|age|al|ance|ery|work|care|gas|\d)$/iu

/** 'Carpet and sofa cleaning', if the tagger left out the carpets. */
function withUnmarked(text: string, marks: readonly Mark[], last: Mark): Mark {
  const [said = '', word = ''] =
    /(?<=^|[.!?,:]\s*|\n)(\p{L}+)\s(?:and|&|\+|or)\s$/iu.exec(text.slice(0, last.start)) ?? []
  const start = last.start - said.length
  const isFree = word !== '' && !standsAlone.test(word) && !prose.test(word)
  return isFree && marksWithin(marks, start, last.start).length === 0
    ? markOf(text, 'S', start, last.end, last.probability)
    : last
}

/** Joins 'garden' with 'tool sharpening' in 'knife + garden tool sharpening'. */
function withAttribute(text: string, marks: readonly Mark[], mark: Mark): Mark {
  const before = marks.findLast(({ end }) => end <= mark.start)
  const isMember = before && /(?:&|\+|(?<!\p{L})and|(?<!\p{L})or)\s?$/iu.test(text.slice(0, before.start))
  return before?.label === 'S' && isMember && text.slice(before.end, mark.start) === ' '
    ? markOf(text, 'S', before.start, mark.end, Math.max(before.probability, mark.probability))
    : mark
}

/** A noun shared by a list but written only after its last member: 'wedding, newborn and family photography'. */
export const sharedNouns: Step = (text, marks, language) =>
  language !== 'en'
    ? marks
    : marks.reduce((all, mark) => {
        const noun = mark.label === 'S' ? heads.exec(mark.text)?.[0] : undefined
        if (!noun) return all
        let first = withUnmarked(text, all, withAttribute(text, all, mark))
        const open: Mark[] = []
        for (const other of all.filter(({ end }) => end <= mark.start).toReversed()) {
          if (other.end > first.start) continue
          const next = open[0] ?? first
          const isBeside =
            first.end === mark.end &&
            first.start - other.end < 6 &&
            (other.probability < 0.8 ? /^\s(?:and|&|\+|or)\s$/iu : /^\s?[&+]\s?$/u).test(
              text.slice(other.end, first.start),
            )
          const isInList = /^\s*,\s*$/.test(text.slice(other.end, next.start))
          const isBare = other.label === 'S' && /^[^ ]+(?: [^ ]+)?$/.test(other.text) && !standsAlone.test(other.text)
          if (!isBare || !(isBeside || (isInList && / (?:and|&|or) /i.test(first.text)))) break
          if (isBeside) first = markOf(text, 'S', other.start, mark.end, Math.max(other.probability, mark.probability))
          else open.unshift(other)
        }
        const gone = marksWithin(all, (open[0] ?? first).start, mark.end)
        const repeated = open.map((other) => ({ ...other, text: other.text + noun }))
        return first.start === mark.start && open.length === 0 ? all : changed(all, gone, [...repeated, first])
      }, marks)

const member = new RegExp(String.raw`^${joint}(?:[\p{L} ]{1,20},\s*)?(?:some |any )?$`, 'iu')
const qualities =
  /^(?:(?:the|our|all)\s)?(?:flavou?rs|fillings|toppings|colou?rs|sizes|shades|scents|finishes|brands|makes|fabrics|materials|sorten|farben|größen|sabores|colores|tallas|parfums|couleurs|tailles|gusti|colori|taglie|smaken|kleuren)\b/iu

/** 'We haul anything' names no service. */
export const withoutAnything: Step = (_text, marks) =>
  changed(
    marks,
    marks.filter(
      ({ label, text }) => label === 'S' && /(?<!\p{L})(?:any ?th?ing|everything|whatever)(?!\p{L})/iu.test(text),
    ),
  )

/** Removes what services are for and what kinds they come in: 'shoeing for all horses, ranch, barrel', 'Flavors are lemon, marble'. */
export const withoutKinds: Step = (text, marks, language) => {
  const isPriced = (mark: Mark) =>
    /^[\s:–—-]*$/.test(text.slice(mark.end, priceAfter(marks, mark)?.start ?? mark.end + 99))
  const gone = marks.filter(
    (mark) =>
      mark.label === 'S' && !isPriced(mark) && qualities.test(text.slice(sentenceStart(text, mark.start), mark.start)),
  )
  for (const [nth, mark] of marks.entries()) {
    const start = sentenceStart(text, mark.start)
    const offered = marks.slice(0, nth).findLast(({ label }) => label === 'S' || label === 'P')
    const isFor = /\sfor\s+(?:(?:all|any|every)\s+)?$/iu.test(text.slice(start, mark.start))
    const isOf =
      mark.label === 'S' ? !isPriced(mark) : mark.label === 'Z' && /^(?:all|any|every|both)\b/iu.test(mark.text)
    if (language !== 'en' || !isFor || !isOf || offered?.label !== 'S' || offered.start < start) continue
    let last = mark
    if (mark.label === 'S') gone.push(mark)
    for (const next of marks.slice(nth + 1)) {
      if (!member.test(text.slice(last.end, next.start)) || !'SZV'.includes(next.label) || isPriced(next)) break
      if (next.label === 'S') gone.push(next)
      last = next
    }
  }
  return changed(marks, gone)
}

const priceAfter = (marks: readonly Mark[], mark: Mark) =>
  marks.find(({ label, start }) => label === 'P' && start >= mark.end)

const verbs =
  'is|are|takes?|lasts?|costs?|starts?|runs?|kostet|kosten|dauert|dauern|cuestan?|duran?|coûte(?:nt)?|dure(?:nt)?|costan?|costano|custam?|kosten|kost|duurt'
const subject = new RegExp(
  String.raw`^(?:(?:the|an?|our|my|all|each|every|ein|eine|der|die|das|jede[rs]?|une?|una|uno|les?|la|el|los|las|il|i|een|de|het)\s)?(?<noun>\p{L}[\p{L}'’-]*(?: [\p{L}\d'’-]+){0,3}?)\s(?:usually |normally |about )?(?:${verbs})(?!\p{L})`,
  'iu',
)
export const noService =
  /^(?:i|we|you|he|she|it|they|this|that|these|those|there|here|everything|anything|what|which|who|how|all|most|some|none|one|both|each|wir|ich|sie|er|es|das|man|alles|ce|cela|tout|todo|esto|tutto|dit|dat|alles)(?!\p{L})|(?:pric(?:es?|ing)|rates?|charges?|costs?|fees?|quotes?|estimates?|deposits?|minimums?|call[- ]?outs?|labou?r|time|hourly|daily|weekly|monthly|delivery|travel|mileage|fuel|parts|materials|postage|shipping|expenses|preise?|anfahrt|precios?|prix|tarifs?|déplacement|prezz[io]|tariff[ae]|preços?|prij(?:s|zen))$/iu

/** The subject of a priced clause is the service: 'Visits take 45 minutes and cost £35, follow ups are £20'. */
export const pricedSubjects: Step = (text, marks) =>
  marks.reduce((all, price) => {
    if (price.label !== 'P' || price.probability < 0.5 || !/\d/.test(price.text)) return all
    const from = sentenceStart(text, price.start)
    const clause = from + text.slice(from, price.start).search(/[^,;]*$/u)
    return [from, clause].reduce((now, start) => withSubject(text, now, start, price), all)
  }, marks)

function withSubject(text: string, all: readonly Mark[], begin: number, price: Mark): readonly Mark[] {
  const start = begin + (/^\s*(?:(?:and|or|und|et|y|e|en|i)\s)?/iu.exec(text.slice(begin))?.[0].length ?? 0)
  const said = subject.exec(text.slice(start, price.start))
  const noun = said?.groups?.noun ?? ''
  if (noun === '' || noService.test(noun) || prose.test(noun)) return all
  const end = start + (said?.[0].lastIndexOf(noun, said[0].length) ?? 0) + noun.length
  const own = marksWithin(all, end - noun.length, end)
  const named = own.find((mark) => mark.label === 'S' && mark.start >= start)
  if (named) {
    const from = Math.max(end - noun.length, named.start)
    return changed(all, [named], [markOf(text, 'S', from, Math.max(end, named.end), Math.max(0.5, named.probability))])
  }
  const isOpen = !all.some(({ label, ...mark }) => label === 'S' && mark.start >= start && mark.end <= price.start)
  if (!isOpen || own.some(({ label, probability }) => probability >= 0.5 && !'KVE'.includes(label))) return all
  return changed(all, own, [markOf(text, 'S', end - noun.length, end, 0.5)])
}

const named =
  /^(?:\s(?:flat|fixed|all in|in total|total|pauschal|fijo|cerrado|forfait))?\s(?:for|für|pour|para|voor)\s(?:an?\s|the\s|eine?n?\s|une?\s|una?\s|een\s)?(?<name>\p{L}[\p{L} '’-]{2,40}?)(?=\s*(?:[,.;)\n]|$)|\s(?:or|and|with|oder|und|ou|et|o|y)\s)/u
const noName =
  /^(?:le|la|les|der|die|das|den|el|los|il|couples?|pairs?|five|six|eight|ten|twelve|half|full(?= (?:day|week|month|house|year|time)(?!\p{L}))|under|over|up to|the|that|this|these|those|it|them|you|me|us|one|two|three|four|five|six|each|every|more|less|extra|all|both|any|adults?|kids|child(?:ren)?|students?|seniors?|pensioners?|locals?|members?|everyone|hours?|days?|weeks?|months?|night|einen?|jede\p{L}*|zwei|drei|erwachsene|kinder)(?!\p{L})/iu

const lastTwo = /^(?<other>[^,]{2,}?)(?:,? (?:and|und|et|y|e|en|i) )(?<last>[^,]{2,})$/iu

const isListedBefore = (text: string, one: Mark | undefined, other: Mark | undefined) =>
  one?.label === 'S' &&
  other !== undefined &&
  !/ (?:and|&|und|et|y|e|en|i) /iu.test(one.text) &&
  /^\s*,\s*$/.test(text.slice(one.end, other.start))

/** Only a list's last member has the price after it: 'pots, soil, seeds and reclaimed benches from £85'. */
export const withoutListedBefore: Step = (text, marks) =>
  marks.flatMap((mark, nth): Mark[] => {
    const [before, price] = [marks[nth - 1], marks[nth + 1]]
    const isPriced = price?.label === 'P' && /^[\s:–—-]*$/.test(text.slice(mark.end, price.start))
    const [first, second] = [marks[nth - 2], before]
    const isMember = isListedBefore(text, first, second) && isListedBefore(text, second, mark)
    const said = mark.label === 'S' && isPriced && isMember ? lastTwo.exec(mark.text)?.groups : undefined
    if (!said?.other || !said.last) return [mark]
    const { start, end, probability } = mark
    return [
      markOf(text, 'S', start, start + said.other.length, probability),
      markOf(text, 'S', end - said.last.length, end, probability),
    ]
  })

/** A second price names its own service: 'Packages from $180, or $65 an hour for catch up work'. */
export const namedByPurpose: Step = (text, marks) =>
  marks.reduce((all, price) => {
    if (price.label !== 'P') return all
    const start = sentenceStart(text, price.start)
    const before = all.findLast(({ label, end }) => (label === 'P' || label === 'S') && end <= price.start)
    if (before?.label !== 'P' || before.start < start) return all
    const unit = all.find(
      ({ label, ...mark }) => label === 'U' && mark.start >= price.end && mark.start - price.end < 3,
    )
    const from = (unit ?? price).end
    const said = named.exec(text.slice(from, sentenceEnd(text, from)))
    const name = said?.groups?.name ?? ''
    if (name === '' || noName.test(name)) return all
    const at = text.indexOf(name, from)
    const own = marksWithin(all, from, at + name.length)
    if (own.some(({ label, probability }) => 'ZDH'.includes(label) || (label === 'V' && probability >= 0.5))) return all
    return changed(all, own, [markOf(text, 'S', at, at + name.length, Math.max(0.5, own[0]?.probability ?? 0))])
  }, marks)

const other = /^\s*[,;]\s*(?!(?:or|and|plus|then|otherwise)\s)(?<words>[\p{L}\d][\p{L}\d '’&-]{2,47}?)[\s:–—-]*$/u

/** Words between two prices name what the second is for: 'cost £35, couples at the same address £60', '2 men £60, 3 men £80'. */
export const otherPrices: Step = (text, marks, language) =>
  marks.reduce((all, price, nth) => {
    const last = marks[nth - 1]
    if (price.label !== 'P' || !last || language !== 'en') return all
    const service = all.findLast(({ label, end }) => label === 'S' && end <= price.start)
    if (last.label === 'V' && service && /^\d/.test(service.text) && /^\d/.test(last.text))
      return changed(all, [last], [{ ...last, label: 'S', probability: Math.max(0.5, last.probability) }])
    const words = 'PU'.includes(last.label) ? other.exec(text.slice(last.end, price.start))?.groups?.words : undefined
    if (!words || noSubject.test(words)) return all
    const at = text.indexOf(words, last.end)
    return changed(all, [], [markOf(text, 'S', at, at + words.length, 0.5)])
  }, marks)

const noSubject =
  /(?<!\p{L})(?:we|i|you|it|they|that|this|after|from|to|is|are|was|be|if|when|with|no|not|for)(?!\p{L})/iu

const particle = /\s(?:ist|sind|kostet|kosten|neu|ab|an|auf|aus|ein|um|nach|weg|zurück|vor|her|hin|zu|instand)$/u
const lastVerb =
  /\s(?:(?:on )?(?:mons?|tues?|weds?|thurs?|fris?|sats?|suns?)|(?:call|ring|ask|text|poa)(?: for (?:a )?(?:price|quote))?|nr|near|approx|ca|incl)$|\s(?:is|are|costs?|est|sont|son|è|sono|são|dure|durent|dura|duran|coûte|coûtent|cuesta|cuestan|costa|costano|custa|custam|kost|duurt)$/iu

/** Drops verbs, times and instructions: 'Wir beziehen Stühle neu', 'Une séance dure 1 heure', 'sparring fri'. */
export const withoutVerbs: Step = (text, marks, language) =>
  marks.map((mark, nth) => {
    const ending = (language === 'de' ? particle : lastVerb).exec(mark.text)
    // 'Video call €70'
    const isNoun = marks[nth + 1]?.label === 'P' && / (?:call|text)$/iu.test(mark.text)
    return mark.label === 'S' && ending && !isNoun
      ? markOf(text, 'S', mark.start, mark.start + ending.index, mark.probability)
      : mark
  })

/** A name and a verb, in a text without other capitals: 'Bertie spits'. */
export const withoutDeeds: Step = (text, marks, language) =>
  language !== 'en' || !/^\p{Ll}/u.test(text)
    ? marks
    : marks.filter(
        ({ label, text: said, start, end }, nth) =>
          label !== 'S' ||
          !/^\p{Lu}\p{Ll}+ \p{Ll}+s$/u.test(said) ||
          sentenceStart(text, start) !== start ||
          sentenceEnd(text, end) !== end ||
          marks[nth + 1]?.label === 'P',
      )

/** In a list without prices, the way something is done is part of its name: 'Shoe repairs, heels while you wait, bags'. */
export const mannersInNames: Step = (text, marks) =>
  marks.reduce((all, manner, nth) => {
    const [service, next] = [marks[nth - 1], marks[nth + 1]]
    const isNext = service?.label === 'S' && manner.label === 'N' && text.slice(service.end, manner.start) === ' '
    const isShort = isNext && manner.end - manner.start < 24 && !/[\d,]/.test(manner.text)
    const isMember = isShort && /^\s*(?:[,.;\n]|$)/.test(text.slice(manner.end)) && next?.label !== 'P'
    if (!isMember || !service || manner.end - service.start > limits.serviceName) return all
    return changed(all, [service, manner], [markOf(text, 'S', service.start, manner.end, service.probability)])
  }, marks)
