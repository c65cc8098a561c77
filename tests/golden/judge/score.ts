import type { GoldenBusiness, GoldenFact } from '../golden-business.ts'
import { isOnPage } from './fact-on-page.ts'
import { readPage } from './page.ts'
import { sentencesOf } from './sentences.ts'
import { wrongThings } from './wrong-things.ts'

export type Score = {
  id: string
  facts: number
  kept: number
  lost: readonly GoldenFact[]
  wrong: readonly string[]
  sentences: number
  /** Sentences that would fit any business. */
  empty: readonly string[]
}

export type Total = { businesses: number; facts: number; kept: number; wrong: number; sentences: number; empty: number }

/** `kept` and `empty` are fractions; `wrong` counts per website, since a trained reader sometimes misreads. */
export const goals = { kept: 0.95, wrong: 0.1, empty: 0.15 } as const

/** Judges the published page of a business. Throws if the renderer did not write it. */
export function scorePage(business: GoldenBusiness, html: string): Score {
  const page = readPage(html)
  const passages = sentencesOf(page, business)
  const sentences = passages.filter(({ isLabel }) => !isLabel)
  const lost = business.facts.filter((one) => !isOnPage(one, page, business))
  return {
    id: business.id,
    facts: business.facts.length,
    kept: business.facts.length - lost.length,
    lost,
    wrong: wrongThings(page, business, passages),
    sentences: sentences.length,
    empty: sentences.filter(({ carriesFact }) => !carriesFact).map(({ text }) => text),
  }
}

export function totalOf(scores: readonly Score[]): Total {
  const sum = (count: (score: Score) => number) => scores.reduce((total, score) => total + count(score), 0)
  return {
    businesses: scores.length,
    facts: sum(({ facts }) => facts),
    kept: sum(({ kept }) => kept),
    wrong: sum(({ wrong }) => wrong.length),
    sentences: sum(({ sentences }) => sentences),
    empty: sum(({ empty }) => empty.length),
  }
}

export const shareKept = ({ kept, facts }: Pick<Total, 'kept' | 'facts'>): number => (facts === 0 ? 1 : kept / facts)
export const shareEmpty = ({ empty, sentences }: Total): number => (sentences === 0 ? 0 : empty / sentences)

export const reachesGoals = (total: Total): boolean =>
  shareKept(total) >= goals.kept && total.wrong <= goals.wrong * total.businesses && shareEmpty(total) <= goals.empty

const percent = (share: number) => `${(share * 100).toFixed(1)} %`

/** A short description of a fact. */
export function factText(one: GoldenFact): string {
  const says = one.says.map(String).join(' | ')
  if (one.kind === 'price') return `price of ${one.of.map(String).join(' | ')}: ${says}`
  if (one.kind === 'hours') return `hours ${one.days[0]}…${one.days.at(-1)} ${one.opens}–${one.closes}`
  return `${one.kind}: ${says}`
}

export const scoreLine = ({ id, facts, kept, wrong, sentences, empty }: Score): string =>
  `${id.padEnd(32)} facts ${`${kept}/${facts}`.padStart(6)}   wrong ${String(wrong.length).padStart(3)}   without a fact ${empty.length}/${sentences}`

export const totalLine = (total: Total): string =>
  [
    `${total.businesses} businesses`,
    `facts kept ${total.kept}/${total.facts} = ${percent(shareKept(total))} (goal ${percent(goals.kept)})`,
    `wrong ${total.wrong} (goal ${goals.wrong} a website)`,
    `sentences without a fact ${total.empty}/${total.sentences} = ${percent(shareEmpty(total))} (goal ${percent(goals.empty)})`,
  ].join('\n')

/** Issues to investigate, one per line. */
export const reportLines = ({ lost, wrong, empty }: Score): string[] => [
  ...lost.map((one) => `lost   ${factText(one)}`),
  ...wrong.map((one) => `wrong  ${one}`),
  ...empty.map((one) => `empty  ${one}`),
]
