import { addressIn, areasIn } from './areas.ts'
import { emailsIn, linksIn, phonesIn } from './contact-facts.ts'
import { credentialsIn } from './credentials.ts'
import { sinceIn } from './experience.ts'
import { hoursIn } from './hours/hours.ts'
import { audienceIn, languageNames, languagesIn } from './languages.ts'
import { peopleIn } from './people.ts'
import { servicesIn } from './services/services.ts'
import { termsIn } from './terms.ts'
import {
  type Found,
  folded,
  isToldToMachine,
  plainText,
  type Span,
  sliceOf,
  unitsOf,
  without,
  withoutFound,
} from './text.ts'
import { tradeIn } from './trade-name.ts'

export type Asked = {
  activities: string
  language: string
  country: string
  businessName: string
  /** Names of the place, which are of nobody and nothing else. */
  places: readonly string[]
  /** The current year. No business was founded after it. */
  year: number
}

/**
 * Everything a description says that can be read with certainty, and the sentences it is made of. Each fact is read from what those before
 * it left: a number of a license is no phone's, and a time of opening no price.
 */
export function findFacts({ activities, language, country, businessName, places, year }: Asked) {
  const text = plainText(activities)
  const all = unitsOf(text)
  const units = all.filter(({ span }) => !isToldToMachine(sliceOf(text, span)))
  const told = all.filter((unit) => !units.includes(unit)).map(({ span }): Span => span)
  let left = without(text, told)
  const take = <T extends Found<object>>(found: T[]): T[] => {
    left = withoutFound(left, found)
    return found
  }
  const some = <T extends object>(found: Found<T> | undefined) => (found ? take([found])[0] : undefined)

  const emails = take(emailsIn(left))
  const links = take(linksIn(left))
  // A question says nothing: 'Are you insured?'
  const asking = units.filter(({ span }) => /[?？]\s*$/.test(sliceOf(text, span)))
  left = without(
    left,
    asking.map(({ span }) => span),
  )
  const stating = units.filter((unit) => !asking.includes(unit))
  const since = sinceIn(left, stating, year)
  const people = take(peopleIn(left, { language, businessName, places }))
  const credentials = take(credentialsIn(left, stating))
  if (since) take([since])
  const phones = take(phonesIn(left, country))
  const hours = some(hoursIn(left, stating, { language, country }))
  const address = some(addressIn(left))
  const languages = take(languagesIn(left, language))
  const areas = take(areasIn(left, { language, people: people.map(({ name }) => name) }))
  const trade = some(tradeIn(left, stating, language))
  const known = new Set(
    [
      ...places.map(folded),
      ...[...people, ...areas].map(({ name }) => name.toLowerCase()),
      ...(trade ? [trade.name.toLowerCase()] : []),
      ...languageNames(language).keys(),
    ].filter((name) => name !== ''),
  )
  const { services, headings } = servicesIn({ text: left, units: stating, known, country, language })
  left = withoutFound(left, services)
  const terms = take(termsIn(left, stating))
  const audience = take(audienceIn(left, stating))
  return {
    text,
    units,
    emails,
    links,
    since,
    credentials,
    phones,
    hours,
    address,
    people,
    languages,
    areas,
    trade,
    services,
    headings,
    terms,
    audience,
  }
}

export type FoundFacts = ReturnType<typeof findFacts>
