import { tradeFor } from '../../../templates/match-trade.ts'
import { tradeInSpellingOf } from '../../../templates/spelling.ts'
import type { GoldenBusiness } from '../golden-business.ts'
import { amountsIn, digitsIn, numberIn, says, signOf } from './fact-on-page.ts'
import { containsWords, fold, type Page } from './page.ts'
import { foreignNames, isAllowed, isLabel, type Sentence, typedBy } from './sentences.ts'

/** The sentences of a business's trade: services, questions and main action. */
function tradeSentences({ country, answers: { businessActivities, businessName } }: GoldenBusiness): string[] {
  const trade = tradeFor({ activities: businessActivities, name: businessName })
  const { services, questions, callToAction } = tradeInSpellingOf(country, trade)
  return [callToAction, ...services.flatMap(({ about }) => about), ...questions.map(({ ask }) => ask)]
}

/** The product's sentences that are true of any business. Before adding one, read it like a skeptical owner. */
const allowedSentences: readonly (string | RegExp)[] = [
  'Send a message with the form.',
  'Envíe un mensaje con el formulario.',
  'Envoyez un message avec le formulaire.',
  'Invii un messaggio con il modulo.',
  'Schreiben Sie eine Nachricht über das Formular.',
  'フォームからメッセージをお送りください。',
  '양식으로 메시지를 보내 주세요.',
]

/** Common claims of businesses. Wrong unless the owner makes them. */
const claims: readonly RegExp[] = [
  /\binsured\b|\bversichert\b|\bassurée?s?\b|\basegurad[oa]s?\b/,
  /\blicen[sc]ed\b/,
  /\bcertified\b|\bqualified\b|\baccredited\b/,
  /\b24[ -]?hours?\b|24\/7|24 ?h\b|round the clock|rund um die uhr/,
  /\bfamily[ -](?:run|owned|business)\b|familienbetrieb|entreprise familiale|empresa familiar|azienda familiare/,
  /\bfree (?:quotes?|estimates?|consultations?)\b|no[ -]obligation|devis gratuit|kostenlose[rs]? (?:angebot|beratung)|presupuesto (?:gratis|sin compromiso)|preventivo gratuito/,
  /\baward/,
  /\bguarantee|\bgarantie\b|\bgarantía\b|\bgaranzia\b|保証|보증/,
  /\bsatisf|\bzufrieden/,
  /\bexperts?\b|\bleading\b|\btrusted\b|\bpremier\b|\bhigh[ -]quality\b|\btop[ -](?:quality|rated)\b/,
  /\bpassion|\bdedicated\b|\bcommitted\b/,
  /\bemergenc(?:y|ies)\b|\bnotdienst\b|\burgences?\b/,
  /\bno hidden (?:fees|costs|charges)\b|\bfixed prices?\b|\bup[ -]?front\b/,
  /\b(?:same|next)[ -]day\b/,
  /\b(?:our|my) (?:customers|clients|guests|patients) (?:say|tell)|\bpeople who come\b|mostly say/,
  /\bdecades\b|\bgenerations?\b|\blong[ -]standing\b/,
  /\bfriendly\b|\bhonest\b|\breliable\b|\baffordable\b/,
  /lorem ipsum|\bundefined\b|\bnull\b|\bnan\b|\[object|\{\w+\}/,
]

/** Texts that are never names of services, in any language. Compared with the whole folded heading. */
const neverServices: readonly (readonly [what: string, form: RegExp])[] = [
  [
    'a price',
    /^(?:from |ab |desde |da |à partir de |und |and |or |just |only )?(?:[a-z]{0,3}[$£€¥₩₹₺]|chf|eur|gbp|usd|zł|kr|rs\.?) ?\d|^\d[\d.,' ]*(?: ?(?:[$£€¥₩₹₺]|chf|euros?|eur|zł|kr|円|원|pounds?|dollars?|each|per .*))/u,
  ],
  ['a price', /[$£€¥₩₹₺] ?\d|\d ?[€£¥₩₺]|\d ?(?:円|원|zł)$/u],
  ['a number', /^[\d\s.,:+/()#-]+(?:%|m|km|mi|miles?|minutes?|mins?|hours?|hrs?|min|std|h|years?|yrs)?$/u],
  ['a weekday', /^(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?s?\b/u],
  [
    'a weekday',
    /^(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|segunda|terça|quarta|quinta|sexta|poniedziałek|wtorek|środa|czwartek|piątek|sobota|niedziela|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|måndag|tisdag|onsdag|torsdag|fredag|lördag|söndag|[月火水木金土日]曜日?|[월화수목금토일]요일)\b/u,
  ],
  [
    'a language',
    /^(?:(?:i|we) speak )?(?:english|french|german|spanish|italian|welsh|irish|polish|dutch|portuguese|japanese|korean|hindi|punjabi|urdu|arabic|mandarin|cantonese|deutsch|englisch|französisch|italienisch|türkisch|français|anglais|espagnol|allemand|español|inglés|catalán|italiano|inglese|tedesco|inglês|日本語|英語|中国語|한국어|영어|일본어|중국어)(?: (?:spoken|and|und|et|y|e) ?.*)?$/u,
  ],
  [
    'a fragment',
    /^(?:and|or|but|with|for|to|of|in|up to|from|also|we|i|parties up|call|ring|text|open|closed|und|oder|mit|für|et|ou|avec|pour|y|con|para|por|e|per)$/u,
  ],
  [
    'a fragment',
    /^(?:and|or|but|und|oder|et|ou|y|o|e) |[,;:(]$| (?:and|or|for|to|of|the|a|with|up|from|und|mit|für|et|de|y|con|per|di)$/u,
  ],
  ['a phone number or email', /@|\+\d|(?:\d[\s.-]?){8,}/u],
  [
    'a claim',
    /^(?:fully )?insured$|^(?:no )?deposit|^cash only|^established|^since \d|^\d+\+? (?:years|yrs|jahre|ans|años|anni|年|년)/u,
  ],
]

/** Describes everything wrong on a page. */
export function wrongThings(page: Page, business: GoldenBusiness, sentences: readonly Sentence[]): string[] {
  const typed = fold(typedBy(business))
  const claiming = withoutTitles(page, business, typed).split('\n').map(fold)
  const ours = new Set(tradeSentences(business))
  const others = page.text.split('\n').filter((line) => !ours.has(line))
  return [
    ...business.absent
      .filter((one) => says([...others, ...page.names].join('\n'), one))
      .map((one) => `says ${String(one)}`),
    ...claims.flatMap((claim) => {
      const claimed = claiming.map((line) => claim.exec(line)?.[0]).find((words) => words !== undefined)
      return claimed !== undefined && !claim.test(typed) ? [`claims '${claimed}'`] : []
    }),
    ...foreignNames(page, business).map((name) => `is named '${name}'`),
    ...wrongServices(page.services, business),
    ...page.people.filter((name) => !containsWords(typed, name)).map((name) => `shows a person '${name}'`),
    ...page.sections.filter((type) => type.startsWith('customer-reviews')).map(() => 'shows reviews'),
    ...wrongNumbers(page, business, typed),
    ...wrongLanguage(page, business, typed),
    ...sentences
      .filter(({ text, isForeign }) => isForeign && !isAllowed(text, [...allowedSentences, ...ours]))
      .map(({ text }) => `invents '${text}'`),
  ]
}

/** The page's text without 'Qualified' and 'Licensed' above the owner's credentials, where they are not claims. */
function withoutTitles(page: Page, { facts, language }: GoldenBusiness, typed: string): string {
  const hasAny = facts.some(({ kind }) => ['credential', 'license', 'insurance'].includes(kind))
  const titled = page.passages.flatMap(({ text }) => {
    const [title = '', credential = ''] = /^(qualified|licensed|insured) (.+)$/i.exec(text)?.slice(1) ?? []
    return hasAny && containsWords(typed, credential) ? [title] : []
  })
  const questions = page.passages.filter((passage) => isLabel({ ...passage, isHeading: false }, language))
  const lines = page.text.split('\n')
  return lines.filter((line) => ![...titled, ...questions.map(({ text }) => text)].includes(line)).join('\n')
}

function wrongServices(services: readonly string[], { services: named, facts }: GoldenBusiness): string[] {
  const others = facts.filter(({ kind }) => ['person', 'area', 'credential', 'license', 'insurance'].includes(kind))
  return services.flatMap((heading) => {
    const name = fold(heading)
    const never = neverServices.find(([, form]) => form.test(name))
    if (never) return [`makes ${never[0]} a service: '${heading}'`]
    const other = others.find(({ says: sayings }) =>
      sayings.some((one) => typeof one === 'string' && fold(one) === name),
    )
    if (other) return [`makes ${other.kind} a service: '${heading}'`]
    if (named?.not?.some((one) => says(heading, one) && (typeof one !== 'string' || one.length * 2 >= name.length)))
      return [`makes a service of '${heading}'`]
    const known = named?.are
    if (known && !known.some((one) => isSame(fold(one), name))) return [`makes a service of '${heading}'`]
    return []
  })
}

/** Whether a heading is a service's name, possibly with one more word. */
const isSame = (service: string, heading: string): boolean =>
  service === heading ||
  (containsWords(heading, service) && heading.length <= service.length * 2 + 8) ||
  (containsWords(service, heading) && heading.length >= service.length / 3)

/** Prices, phone numbers and years that the owner never typed, and prices in another currency. */
function wrongNumbers(page: Page, business: GoldenBusiness, typed: string): string[] {
  const { country, answers } = business
  const given = amountsIn(typedBy(business))
  const signs = new Set([signOf(country), ...given.map(({ sign }) => sign)])
  const prices = page.units
    .flatMap(amountsIn)
    .filter(({ sign }) => sign !== undefined)
    .flatMap(({ value, sign }) => {
      if (value !== 0 && !given.some((one) => one.value === value)) return [`gives a price of ${sign}${value}`]
      return signs.has(sign) ? [] : [`gives a price in ${sign}: ${value}`]
    })
  const digits = typed.replace(/\D/g, '')
  const phones = page.links
    .filter((link) => link.startsWith('tel:'))
    .flatMap(digitsIn)
    .filter((run) => !digits.includes(run.slice(-7)))
    .map((run) => `gives a phone number ${run}`)
  const main = page.passages.map(({ text }) => text).join('\n')
  const years = [...main.matchAll(/(?<![\d.,])(?:1[5-9]|20)\d\d(?![\d.,]\d|\d)/g)]
    .filter(([year]) => !typed.includes(year) && !given.some(({ value }) => value === numberIn(year)))
    .map(([year]) => `gives a year ${year}`)
  const emails = (page.text.match(/[\w.+-]+@[\w-]+\.[\w.-]+\w/g) ?? [])
    .filter((email) => !typed.includes(fold(email)))
    .map((email) => `gives an email ${email}`)
  const missing = answers.businessName !== '' && !containsWords(page.text, answers.businessName)
  return [...new Set([...prices, ...phones, ...years, ...emails]), ...(missing ? ['does not say its name'] : [])]
}

const fillers = new RegExp(
  `\\b(?:${['the', 'with', 'our', 'your', 'closed', 'free', 'prices', 'since', 'opening hours', 'areas we serve', 'good to know', 'get in touch', 'by appointment', 'years of experience', 'what we do'].join('|')})\\b`,
  'g',
)

/** A page in the wrong language or variant of English, and English words on a page in another language. */
function wrongLanguage(page: Page, { language, country }: GoldenBusiness, typed: string): string[] {
  const [primary, region] = page.language.split('-')
  const [expectedLanguage = '', wantedRegion] = language.split('-')
  const isOther =
    primary !== expectedLanguage || (expectedLanguage === 'en' && country === wantedRegion && region !== country)
  const main = fold(page.passages.map(({ text }) => text).join('\n'))
  const english = expectedLanguage === 'en' ? [] : [...new Set(main.match(fillers))]
  return [
    ...(isOther ? [`is in ${page.language}, not in '${language}'`] : []),
    ...english.filter((word) => !containsWords(typed, word)).map((word) => `says '${word}' in English`),
  ]
}
