import type { GoldenBusiness } from '../golden-business.ts'
import { allowedSentences } from './allowed-sentences.ts'
import { digitsIn, says } from './fact-on-page.ts'
import { containsWords, fold } from './fold.ts'
import { claims, neverServices } from './invented-claims.ts'
import { isLabel } from './labels.ts'
import { amountsIn, numberIn, signOf } from './money.ts'
import type { Page } from './page.ts'
import { foreignNames, isAllowed, type Sentence, typedBy } from './sentences.ts'

/** Describes each thing on a page that must not be there. */
export function wrongThings(page: Page, business: GoldenBusiness, sentences: readonly Sentence[]): string[] {
  const typed = fold(typedBy(business))
  const claiming = fold(withoutTitles(page, business, typed))
  return [
    ...business.absent
      .filter((one) => says([page.text, ...page.names].join('\n'), one))
      .map((one) => `says ${String(one)}`),
    ...claims.flatMap((claim) => {
      const said = claim.exec(claiming)?.[0]
      return said !== undefined && !claim.test(typed) ? [`claims '${said}'`] : []
    }),
    ...foreignNames(page, business).map((name) => `is named '${name}'`),
    ...wrongServices(page.services, business),
    ...page.people.filter((name) => !containsWords(typed, name)).map((name) => `shows a person '${name}'`),
    ...page.sections.filter((type) => type.startsWith('customer-reviews')).map(() => 'shows reviews'),
    ...wrongNumbers(page, business, typed),
    ...wrongLanguage(page, business, typed),
    ...sentences
      .filter(({ text, isForeign }) => isForeign && !isAllowed(text, allowedSentences))
      .map(({ text }) => `invents '${text}'`),
  ]
}

/** The page's text without 'Qualified' and 'Licensed' above something that the owner has: there they are no claims. */
function withoutTitles(page: Page, { facts, language }: GoldenBusiness, typed: string): string {
  const hasAny = facts.some(({ kind }) => ['credential', 'license', 'insurance'].includes(kind))
  const titled = page.passages.flatMap(({ text }) => {
    const [title = '', held = ''] = /^(qualified|licensed|insured) (.+)$/i.exec(text)?.slice(1) ?? []
    return hasAny && containsWords(typed, held) ? [title] : []
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

/** Whether a heading is a service's name, with or without a word more. */
const isSame = (service: string, heading: string): boolean =>
  service === heading ||
  (containsWords(heading, service) && heading.length <= service.length * 2 + 8) ||
  (containsWords(service, heading) && heading.length >= service.length / 3)

/** Prices, phone numbers and years that the owner never typed, and prices in another currency than theirs. */
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

/** A page in another language than its owner writes, another country's English, and English words among those of another language. */
function wrongLanguage(page: Page, { language, country }: GoldenBusiness, typed: string): string[] {
  const [primary, region] = page.language.split('-')
  const [wanted = '', wantedRegion] = language.split('-')
  const isOther = primary !== wanted || (wanted === 'en' && country === wantedRegion && region !== country)
  const main = fold(page.passages.map(({ text }) => text).join('\n'))
  const said = wanted === 'en' ? [] : [...new Set(main.match(fillers))]
  return [
    ...(isOther ? [`is in ${page.language}, not in '${language}'`] : []),
    ...said.filter((word) => !containsWords(typed, word)).map((word) => `says '${word}' in English`),
  ]
}
