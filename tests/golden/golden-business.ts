import type { Weekday } from '../../renderer/document/business.ts'
import { fontPairs } from '../../renderer/styles/font-pairs.ts'
import { palettes } from '../../templates/palettes/palettes.ts'

/** A way in which a fact may stand on the page. A text is compared without regard to case, spaces, dashes and quotes. */
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
/** An amount that must stand together with what it is for: in the same sentence, card or row. Blank `of`: anywhere. */
type Price = { kind: 'price'; of: readonly Saying[]; says: readonly string[] }
/** Times that must stand together with each of their days. `says`: the owner's own words for it, which are as good. */
type Hours = { kind: 'hours'; days: readonly Weekday[]; opens: string; closes: string; says: readonly Saying[] }
export type GoldenFact = Text | Price | Hours

export type GoldenBusiness = {
  /** Country and trade: 'gb-upholsterer'. */
  id: string
  /** ISO 3166-1 alpha-2. */
  country: string
  /** Of the owner's words. */
  language: string
  answers: { businessName: string; businessActivities: string; businessLocation: string; contact?: string }
  facts: readonly GoldenFact[]
  /** What would be wrong on the page, beside what is wrong on any. */
  absent: readonly Saying[]
  /** Parts of the description that give a machine orders, which no page may obey or repeat. */
  orders?: readonly string[]
  /** Names that may head a service. Left out: whatever the owner's words name, apart from what is never a service. */
  services?: { are?: readonly string[]; not?: readonly Saying[] }
}

const week: readonly Weekday[] = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** 'Tue-Sat', 'Mon,Wed', 'Daily' as weekdays. */
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

/** A fact that stands on the page as one of these texts. */
export const fact = (kind: Text['kind'], ...says: Saying[]): GoldenFact => ({ kind, says })
/** 'Cut' at '£28'; several names or amounts are alternatives. */
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
/** The same kind of fact several times, each in one way. */
export const facts = (kind: Text['kind'], ...texts: Saying[]): GoldenFact[] => texts.map((says) => fact(kind, says))

/** What the wizard sends for a business that changes none of its suggestions. */
export const wizardAnswers = ({ answers }: Pick<GoldenBusiness, 'answers'>) => ({
  ...answers,
  fontPair: fontPairs[0]?.id ?? '',
  palette: palettes[0]?.id ?? '',
  sections: null,
})
