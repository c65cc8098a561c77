import type { Business, Term } from '../../renderer/document/business.ts'
import { primaryLanguage } from '../../renderer/document/values/languages.ts'
import { hourWords } from '../../renderer/languages/languages.ts'
import { beginsWithJoint, isLabel } from './sentence-text.ts'
import { topicOf } from './topics.ts'

/**
 * What a part of the owner's text is for: 'telling' says who they are and how they work; 'offer' what they do at which price; 'reach' and
 * 'hours' how and when to come; 'proof' names credentials; 'excluded', 'term' and 'note' answer a question; 'talk' says nothing about the business.
 */
export type PartKind = 'telling' | 'offer' | 'reach' | 'hours' | 'proof' | 'excluded' | 'term' | 'note' | 'talk'

/** A sentence of the owner's, as typed. */
export type OwnerPart = {
  text: string
  kind: PartKind
  /** For 'term'. */
  term?: Term['kind']
  facts: readonly string[]
  /** What the lists of the page don't say of it: all, some of its items, or nothing. */
  rest: string
}

/** Ends of words after which a full stop ends no sentence. */
const abbreviation =
  /(?:^|[\s(])(?:dr|mrs?|ms|st|prof|approx|incl|inkl|excl|exkl|zzgl|ca|min|max|mind|no|nr|n[º°]|tel|ext|co|ltd|inc|jr|sr|dept|bzw|ggf|evtl|z\.\s?b|u\.\s?a|env|appr|vs|ul|pl|art|avda|sra?|dra|fr|chf|rs|reg|etc|mies|godz|szt|os|tys|z\.\s?zt|[ap]\.m|\p{L})\.$/iu

/** The sentences of a text that was typed in a hurry: a small letter may begin one, and a stroke may end it. */
export function sentencesIn(text: string): string[] {
  const sentences: string[] = []
  let open = ''
  for (const piece of text.replace(saidAgain, '$1').split(/(?<=[.!?…]["'”’)]*)\s+|(?<=[。！？])|\n+|\s\/\s/u)) {
    open = open === '' ? piece : `${open} ${piece}`
    if (abbreviation.test(open)) continue
    sentences.push(open.trim())
    open = ''
  }
  return [...sentences, open.trim()].filter((sentence) => /[\p{L}\p{N}]/u.test(sentence)).flatMap(shortened)
}

/** The same words three times or more, one after the other. */
const saidAgain = /(?<!\S)(\S.{18,200}?)(?:\s+\1){2,}(?!\S)/gsu

/** In characters: no field has room for a longer sentence. */
const longestSentence = 400

/** A sentence without an end in parts, each as far as its last comma. */
function shortened(text: string): string[] {
  if (text.length <= longestSentence) return [text]
  const head = text.slice(0, longestSentence)
  const at = Math.max(head.lastIndexOf(', '), head.lastIndexOf('; '), head.lastIndexOf('、'))
  const end = at > 0 ? at + 1 : head.lastIndexOf(' ') + 1 || longestSentence
  return [text.slice(0, end).trim(), ...shortened(text.slice(end).trim())]
}

/** In characters: as much stands together in the lead. */
const longestJoined = 300

/** Lists that the page shows as they are. */
const listed = ['services', 'areas', 'phones', 'emails', 'links', 'languages'] as const

type Known = {
  quotes: readonly string[]
  of: (typeof listed)[number] | 'terms' | 'hours' | 'credentials' | 'other'
  term?: Term['kind']
  priced?: boolean
  /** What a service's row shows, in small letters. */
  rows?: readonly string[]
}

/** Splits the owner's text into parts, in order. A sentence that depends on the previous one joins it. */
export function ownerParts(business: Business, language: string): OwnerPart[] {
  const known = knownFacts(business)
  const denies = deniesIn(language)
  const parts: OwnerPart[] = []
  for (const sentence of whole(business.sentences)) {
    const texts = sentencesIn(sentence.text.replace(opening, ''))
    for (const text of texts) {
      const said = text.toLowerCase().replace(/[.!?]+$/, '')
      const facts = sentence.facts.filter((id) => {
        const quotes = known.get(id)?.quotes ?? []
        return (
          texts.length === 1 || quotes.length === 0 || quotes.some((one) => said.includes(one) || one.includes(said))
        )
      })
      const isList = sentence.text.includes(' / ') && money.test(sentence.text)
      const isPriced = isList || (/\p{Nd}/u.test(text) && sentence.facts.some((id) => known.get(id)?.priced))
      const part = partOf(text, { facts, known, denies, language, isPriced, covered: sentence.covered })
      const before = parts.at(-1)
      const isOne = before && before.text.length + text.length < longestJoined && isJoined(text)
      if (before && isOne && before.kind !== 'talk' && part.kind !== 'talk') {
        parts[parts.length - 1] = together(before, part)
      } else parts.push(part)
    }
  }
  return parts
}

/** Sentences that a full stop behind an abbreviation has parted, as one. */
function whole(sentences: Business['sentences']): Business['sentences'] {
  const all: Business['sentences'] = []
  for (const next of sentences) {
    const before = all.at(-1)
    if (!before || !abbreviation.test(before.text.trim())) {
      all.push(next)
      continue
    }
    const facts = [...before.facts, ...next.facts]
    const covered = before.covered && next.covered
    all[all.length - 1] = { ...before, text: `${before.text.trim()} ${next.text.trim()}`, facts, covered }
  }
  return all
}

/** Opening words that tie a sentence to the previous one. */
const continues =
  /^(?:and|but|or|so|that|this|these|those|they|them|it|he|she|his|her|their|which|because|y|pero|eso|et|mais|cela|donc|e|ma|questo|und|aber|dann|das|dies|sie|er|es|そして|でも|그리고|하지만)(?![\p{L}-])/iu
const isJoined = (text: string) => continues.test(text) && !/^\p{Lu}{2}/u.test(text)

/** Two parts as one, for what the more practical of them is for. */
function together(one: OwnerPart, next: OwnerPart): OwnerPart {
  const { kind, term } = one.kind === 'telling' ? next : one
  const join = (a: string, b: string) => [a, b].filter((text) => text !== '').join(/[.!?…。]$/u.test(a) ? ' ' : '. ')
  const rest = one.rest === '' && next.rest === '' ? '' : join(one.text, next.text)
  return { text: join(one.text, next.text), kind, ...(term && { term }), facts: [...one.facts, ...next.facts], rest }
}

function knownFacts(business: Business): Map<string, Known> {
  const known = new Map<string, Known>()
  for (const of of listed) for (const { id, quote } of business[of]) known.set(id, { quotes: quotesIn(quote), of })
  for (const { id, quote, price, name, variant, duration, note, group, priceWords } of business.services) {
    const row = [name, variant, duration, note, group, priceWords, price?.unit ?? ''].join(' ').toLowerCase()
    known.set(id, { quotes: quotesIn(quote), of: 'services', priced: price !== null, rows: [name.toLowerCase(), row] })
  }
  for (const { id, quote, kind } of business.terms) known.set(id, { quotes: quotesIn(quote), of: 'terms', term: kind })
  for (const { id, quote } of business.credentials) known.set(id, { quotes: quotesIn(quote), of: 'credentials' })
  for (const { id, quote } of [...business.people, ...business.audience]) {
    known.set(id, { quotes: quotesIn(quote), of: 'other' })
  }
  known.set('hours', { quotes: quotesIn(business.hours.quote), of: 'hours' })
  known.set('experience', { quotes: quotesIn(business.since?.quote), of: 'other' })
  return known
}

const quotesIn = (quote = '') =>
  quote
    .toLowerCase()
    .split('\n')
    .filter((one) => one !== '')

type Reading = {
  facts: readonly string[]
  known: ReadonlyMap<string, Known>
  denies: RegExp
  language: string
  isPriced: boolean
  covered: boolean
}

function partOf(text: string, { facts, known, denies, language, isPriced, covered }: Reading): OwnerPart {
  const said = facts.flatMap((id) => known.get(id) ?? [])
  const { kind: read, term } = kindOf(text, said, { denies, language })
  // A number in a sentence about prices is a price.
  const kind = read === 'telling' && isPriced ? 'offer' : read
  const listedFacts = said.filter(({ of }) => of !== 'terms' && of !== 'credentials' && of !== 'other')
  const shown = listedFacts.flatMap(({ quotes }) => quotes)
  const rows = listedFacts.flatMap((fact) => fact.rows ?? [])
  const isTold = covered && listedFacts.length === said.length && said.length > 0
  return { text, kind, ...(term && { term }), facts, rest: isTold ? '' : withoutShown(text, shown, rows) }
}

function kindOf(
  text: string,
  read: readonly Known[],
  { denies, language }: Pick<Reading, 'denies' | 'language'>,
): Pick<OwnerPart, 'kind' | 'term'> {
  // A sentence without a denial excludes nothing, even if it was read that way.
  const mayExclude = denies.test(text) || !knowsDenials(language)
  const said = read.filter((fact) => mayExclude || fact.term !== 'Excluded')
  const has = (...lists: Known['of'][]) => said.some(({ of }) => lists.includes(of))
  const term = said.find((fact) => fact.of === 'terms' && fact.term !== 'Other')?.term
  if (isLabel(text) || coarse.test(text) || (said.length === 0 && isTalk(text))) return { kind: 'talk' }
  if (has('phones', 'emails', 'links') || /(?:^|\s)@\w/u.test(text)) return { kind: 'reach' }
  const isExcluded = term === 'Excluded' && isMostly(text, said, 'terms')
  if (isExcluded || excludes.test(text)) return { kind: 'excluded' }
  if (term && term !== 'Excluded' && !(term === 'Cancellation' && startsWithPrice.test(text)))
    return { kind: 'term', term }
  if (callsOut.test(text) && !has('services')) return { kind: 'term', term: 'CallOut' }
  if (isMostly(text, said, 'credentials') && !denies.test(text) && canSayYes(text)) return { kind: 'proof' }
  const services = said.filter(({ of }) => of === 'services')
  if (money.test(text) || services.length > 1 || services.some(({ priced }) => priced)) return { kind: 'offer' }
  if (has('hours') || saysTimes(text, language)) return { kind: 'hours' }
  if (saysWho(text, said)) return { kind: 'reach' }
  if (
    topicOf(text, language) ||
    asks.test(text) ||
    denies.test(text) ||
    (isMostly(text, said, 'terms') && !tells.test(text))
  )
    return { kind: 'note' }
  return { kind: 'telling' }
}

/** Matches a part that is only a name, like a signature. */
const saysWho = (text: string, said: readonly Known[]) =>
  said.some(({ of, quotes }) => of === 'other' && quotes.includes(text.toLowerCase().replace(/[.!]+$/, '')))

/** Whether a part says little beside facts of a kind. */
const isMostly = (text: string, said: readonly Known[], of: Known['of']) =>
  said
    .filter((fact) => fact.of === of)
    .flatMap(({ quotes }) => quotes)
    .reduce((length, quote) => length + quote.length, 0) >
  text.length * 0.6

const money =
  /\p{Sc}\s?\p{Nd}|\p{Nd}\s?\p{Sc}|\p{Nd}\s?(?:eur|euros?|dollars|quid|grand|zł|zl|kr|usd|gbp|chf|tl)(?!\p{L})|\p{Nd}\s?[円원]|(?<!\p{L})(?:chf|r) ?\p{Nd}{2,}|\p{Nd},-|(?<!\p{L})(?:ab|desde|da|vanaf|od|från|dès|à partir de) \p{Nd}[\p{Nd}.,]{2,}|\p{Nd} (?:each|a head|pp|p\.p\.)(?!\p{L})/iu

const callsOut = /(?<!\p{L})call.?outs?(?!\p{L})/iu

const startsWithPrice = /^\P{L}*\p{Sc}/u

/** Hours that nobody could read: several days, or one with 'open', 'closed' or a number. */
function saysTimes(text: string, language: string): boolean {
  if (/^(?:closed|open) (?!to\s)/iu.test(text)) return true
  const words = hourWords[primaryLanguage(language)]
  if (!words) return false
  const named = [...words.days, ...words.short, words.weekdays, words.weekends].join('|')
  const days = text.match(new RegExp(`(?<!\\p{L})(?:${named})(?!\\p{L})`, 'giu'))?.length ?? 0
  return (
    days > 1 ||
    (days === 1 && new RegExp(`(?<!\\p{L})(?:${words.opens}|${words.closed})(?!\\p{L})|\\p{Nd}`, 'iu').test(text))
  )
}

/** Not of a number to look up: 'EIN 00-1234567'. */
export const canSayYes = (credential: string): boolean => !/\p{Nd}[\p{Nd} .-]{3,}\p{Nd}/u.test(credential)

/** Swear words, which never appear on a page. */
const coarse =
  /(?<!\p{L})(?:fuck\p{L}*|\p{L}*shit\p{L}*|dickheads?|(?:arse|ass)holes?|wankers?|cunts?|bastards?|bitch\p{L}*|schei(?:ß|ss)\p{L}*|arschl\p{L}+|wichser|putains?|merdes?|connards?|enculés?|salope\p{L}*|mierda|gilipollas|cabr[oó]n\p{L}*|joder|puta\p{L}*|cazzo|stronz\p{L}|vaffanculo|caralho|porra|klootzak\p{L}*|godver\p{L}*|kurwa|chuj\p{L}*|jävl\p{L}*)(?!\p{L})/iu

/** Greetings, questions to nobody, and keys that somebody leaned on. */
const isTalk = (text: string) =>
  /[\p{sc=Latin}]{50}/u.test(text) ||
  /^(?:so,? )?what (?:do|can|should) (?:I|we)(?!\p{L})/iu.test(text) ||
  /\?["'”’)]*$/u.test(text) ||
  /^(?:ok(?:ay)?|thanks?|thank you|cheers|danke|merci|gracias|grazie)\W*$/iu.test(text) ||
  greeting.test(text)

const greetings =
  "hi(?:ya)?|hello|he+y+|g[’']day|good (?:day|morning|evening)|welcome|hallo|moin|servus|grüß gott|grüezi|guten tag|willkommen|hola|buenas(?: tardes)?|buenos días|bienvenid\\p{L}*|bonjour|salut|bienvenue|ciao|salve|buongiorno|benvenut\\p{L}|olá|bom dia|hej|cześć|dzień dobry|goedendag|fáilte(?: romhat)?|こんにちは|안녕하세요"
const greeting = new RegExp(
  `^(?:${greetings})(?: (?:there|all|everyone|zusammen|a todos|à tous))?[^\\p{L}\\p{N}]*$`,
  'iu',
)
/** A greeting before a longer sentence: 'Moin, wir sind …', 'Hiya so we're …'. */
const opening = new RegExp(
  `^(?:(?:ok(?:ay)?|so(?=,? (?:I|we)(?!\\p{L}))|${greetings})(?:[,!.\\s\\p{Extended_Pictographic}]+))+(?=\\p{L}.{8})`,
  'iu',
)

/** Matches refusals: services or payments the business doesn't do or take. */
const excludes =
  /^(?:sorry,? )?(?:no|not|kein\p{L}*|pas de|pas d['’]|geen|nessun\p{L}*|niente|bez|inga|ingen)\s(?!(?:problem|bother|mess|job|fuss|contract|obligation|matter|worries|need|appointment)\p{L}*)(?!.*(?:fee|charge|cost)s?\b)|(?<!\p{L})(?:I|we)(?: do|['’])?(?:n['’]?t| not) (?:do|take|offer|make|sell|fit|cut|work|cover|move|buy|service|repair|install|hire|travel|treat|see|handle)(?!\p{L})|^(?:do|can)(?:n['’]?t| ?not) (?:do|take|offer|make|sell|fit|cut|cover|move|buy)(?!\p{L})|(?<!\p{L})no (?:hacemos|hago|trabajamos|vendemos|aceptamos)(?!\p{L})|(?<!\p{L})(?:mache|machen|mach) (?:ich |wir )?(?:nicht|kein\p{L}*)(?!\p{L})/iu

/** Matches requests to customers: to do, have or bring something. */
const asks =
  /^(?:betalen|zahlung|paiement|pago|pagamento|płatność|betalning|payment|please|bring|book|call|ring|text|txt|message|email|dm|send|ask|check|come|have|keep|note|tell|bitte|veuillez|merci de|por favor|per favore|graag|prosz\p{L}*|vänligen)(?!\p{L})|(?<!\p{L})(?:please|pls|plz|must|you(?:['’]ll)? need|need(?:s)? to|have to|required|bitte|müssen|muss|prière|il faut|prendre (?:rdv|rendez-vous)|por favor|hay que|per favore|prosz\p{L}*)(?!\p{L})|(?:follow|find|like) us|hesitate|(?<!\p{L})(?:fees?|charged|verrechnen|berechnen|facturé|se cobra)(?!\p{L})/iu

/** 'I come to you': a term in the first person describes how the owner works. */
const tells = /^(?:\S+\s){0,4}(?:I|we|ich|wir|je|nous|io|noi|yo|nosotros|eu|nós|ik|wij|jag|vi)(?!\p{L})/iu

/** The words by which a sentence denies or limits something, by language. */
const denials: Readonly<Record<string, string>> = {
  en: "no|not|none|only|never(?! (?:\\p{L}+ed|had|been|leave|let|late|rush|miss|forget))|cannot|sorry|except|unless|without|(?<!(?:who|that) )(?:\\p{L}+n[’']t|(?:do|does|did|is|are|was|were|have|has|ca|wo)nt)",
  de: 'kein\\p{L}*|nein|nicht|nur|nie|ohne|außer|ausser',
  fr: "ne|non|n[’']\\p{L}+|pas|sans|jamais|seulement|uniquement|aucun\\p{L}*",
  es: 'no|nunca|sin|sólo|solo|solamente|ni|tampoco|salvo',
  it: 'non|senza|mai|solo|soltanto|niente|nessun\\p{L}*',
  pt: 'não|nunca|sem|só|apenas|somente|nem',
  nl: 'geen|niet|nooit|zonder|alleen|enkel',
  pl: 'nie|bez|nigdy|tylko',
  sv: 'inte|ingen|inga|inget|aldrig|utan|bara|endast',
}
const deniesIn = (language: string): RegExp =>
  new RegExp(
    `(?<!\\p{L})(?:${denials[primaryLanguage(language)] ?? '(?!)'})(?!\\p{L})|ません|しない|のみ|不要|定休|休み|않|없|못|만 `,
    'iu',
  )

/** Whether denials can be recognized in a language. */
export const knowsDenials = (language: string): boolean =>
  /^(?:ja|ko)$/.test(primaryLanguage(language)) || primaryLanguage(language) in denials

/** 'Nails' of 'Nails, no acrylics'. */
export function upToDenial(text: string, language: string): string {
  const at = text.search(deniesIn(language))
  return at > 3 ? text.slice(0, at).replace(/[\s,;:–—-]+$/u, '') : text
}

const glue =
  /^(?:and|the|for|with|from|also|plus|per|our|all|und|der|die|das|mit|für|auch|les|des|pour|avec|aussi|para|con|por|los|las|per|dal|voor|met|van|het|een|från|och|och|dla|oraz)$/iu

/** Between the items of a list, but not within a number or brackets; a heading before a list is an item. */
const separator = /(?:(?<!\p{Nd})[,;]|[,;](?!\p{Nd})|[•|]|(?<=:)\s)(?![^()]*\))\s*|\s+\/\s*|\/\s+|\s+[–—-]\s+/u
const wordsIn = (text: string): string[] =>
  (text.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’]*/gu) ?? []).filter((word) => !glue.test(word))
const isHeading = (item: string) => /^(?:\S+\s?){1,2}:$|^what\s.*:$/iu.test(item)

/** Pronouns that need the previous words. */
const refersBack = /(?<!\p{L})(?:that|this|it|them|those|das|dies\p{L}*|cela|ça|eso|esto|questo|dat)(?!\p{L})/iu

/** Removes list items that appear elsewhere on the page; blank if all of them do. */
function withoutShown(text: string, shown: readonly string[], rows: readonly string[]): string {
  const longestFirst = [...shown, ...rows].toSorted((a, b) => b.length - a.length)
  const onRows = new Set(rows.flatMap(wordsIn))
  const isShown = (item: string) => {
    const said = item.toLowerCase()
    const left = longestFirst.reduce((rest, quote) => rest.replace(quote, ' '), said)
    if (left === said || wordsIn(left).some((word) => word.length > 2)) return false
    // A service's row may show only some of its words.
    return (
      rows.length === 0 || wordsIn(said).every((word) => word.length < 4 || /\p{Nd}/u.test(word) || onRows.has(word))
    )
  }
  if (shown.length > 0 && isShown(text)) return ''
  const items = text.split(separator).filter((item) => /[\p{L}\p{N}]/u.test(item))
  const left = items.filter((item) => !isShown(item))
  if (left.length === items.length || left.some((item) => refersBack.test(item))) return text
  return left
    .filter((item) => !isHeading(item))
    .map((item) => item.replace(beginsWithJoint, ''))
    .join('. ')
    .replaceAll(':.', ':')
}
