import type { Weekday } from '../../renderer/document/business.ts'
import { fontPairs } from '../../renderer/styles/font-pairs.ts'
import { palettes } from '../../templates/palettes/palettes.ts'

/** A form in which a fact may appear on the page. Comparisons ignore case, spaces, dashes and quotes. */
export type Saying = string | RegExp

type Text = {
  kind:
    | 'trade'
    | 'experience'
    | 'since'
    | 'credential'
    | 'license'
    | 'insurance'
    | 'person'
    | 'area'
    | 'address'
    | 'language'
    | 'duration'
    | 'audience'
    | 'term'
    | 'email'
    | 'link'
    | 'phone'
    | 'service'
    | 'other'
  says: readonly Saying[]
}
/** An amount that must appear with its subject in the same sentence, card or row. Blank `of`: anywhere. */
type Price = { kind: 'price'; of: readonly Saying[]; says: readonly string[] }
/** Times that must appear with each of their days. `says`: equally valid wordings by the owner. */
type Hours = { kind: 'hours'; days: readonly Weekday[]; opens: string; closes: string; says: readonly Saying[] }
export type GoldenFact = Text | Price | Hours

export type GoldenBusiness = {
  /** Country and trade: 'gb-upholsterer'. */
  id: string
  /** ISO 3166-1 alpha-2. */
  country: string
  /** Language of the owner's text. */
  language: string
  answers: { businessName: string; businessActivities: string; businessLocation: string; contact?: string }
  facts: readonly GoldenFact[]
  /** Wrong content specific to this business. */
  absent: readonly Saying[]
  /** Instructions to a machine in the description, which no page may follow or repeat. */
  orders?: readonly string[]
  /** Valid names of services. Undefined: any words of the owner's, except for those that are never services. */
  services?: { are?: readonly string[]; not?: readonly Saying[] }
}

const week: readonly Weekday[] = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** Parses 'Tue-Sat', 'Mon,Wed' and 'Daily'. */
function daysIn(text: string): Weekday[] {
  if (text === 'Daily') return [...week]
  return text.split(',').flatMap((part) => {
    const [first = '', last = first] = part.split('-')
    const at = (short: string) => week.findIndex((day) => day.startsWith(short))
    const [from, to] = [at(first), at(last)]
    if (from < 0 || to < from) throw new Error(`not a range of weekdays: ${text}`)
    return week.slice(from, to + 1)
  })
}

/** A fact that may appear as any of these texts. */
export const fact = (kind: Text['kind'], ...says: Saying[]): GoldenFact => ({ kind, says })
/** The price of 'Cut' is '£28'; several names or amounts are alternatives. */
export const price = (of: Saying | readonly Saying[], ...says: string[]): GoldenFact => ({
  kind: 'price',
  of: typeof of === 'string' || of instanceof RegExp ? [of] : of,
  says,
})
/** Open on 'Tue-Sat' from '9:00' to '17:30', or in these words. */
export const hours = (days: string, opens: string, closes: string, ...says: Saying[]): GoldenFact => ({
  kind: 'hours',
  days: daysIn(days),
  opens,
  closes,
  says,
})
/** Several facts of one kind, each with one valid text. */
export const facts = (kind: Text['kind'], ...texts: Saying[]): GoldenFact[] => texts.map((says) => fact(kind, says))

/** The wizard's request with all suggestions accepted. */
export const wizardAnswers = ({ answers }: Pick<GoldenBusiness, 'answers'>) => ({
  ...answers,
  fontPair: fontPairs[0]?.id ?? '',
  palette: palettes[0]?.id ?? '',
  sections: null,
})
