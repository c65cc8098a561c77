import { type Opening, type PresetStyle, photoOpenings } from '../../document/enumerations.ts'
import type { OpeningFacts } from './opening-facts.ts'

type Rule = {
  style: PresetStyle
  needs: (facts: OpeningFacts) => boolean
  /** From 0 to 9. A layout with 0 is only used if the owner chose it. */
  score: (facts: OpeningFacts) => number
}

/** In words. Shorter headlines lack content; longer ones don't fit large type, or the space beside stripes. */
const headline = { fewest: 3, most: 12, mostBeside: 9 }

/** Cells of facts need this many kinds of figures. */
const minNumberKinds = 3

const tells = ({ isTelling, headlineWords }: OpeningFacts) =>
  isTelling && headlineWords >= headline.fewest && headlineWords <= headline.most

const more = (isTrue: boolean, points = 1) => (isTrue ? points : 0)

export const minPhotos = 4

/** Requirements and score of each hero layout. The last one of a style fits any business. */
const rules: Readonly<Record<Opening, Rule>> = {
  PhotoBand: {
    style: 'Common',
    needs: ({ hasPhoto }) => hasPhoto,
    score: () => 8,
  },
  Number: {
    style: 'Common',
    needs: (facts) => facts.hasPhone || tells(facts),
    score: (facts) => {
      if (!facts.hasPhone) return 3
      return facts.isUrgent ? 6 + more(facts.arrivesSoon) : 0
    },
  },
  Places: {
    style: 'Common',
    needs: ({ places }) => places >= 3 && places <= 14,
    score: ({ places, hasTown }) => 4 + more(places >= 6) + more(!hasTown),
  },
  NameSign: {
    style: 'Common',
    needs: () => true,
    score: ({ otherFacts, hasPhone }) => (otherFacts <= 2 && hasPhone ? 9 : 2),
  },
  PricesOnScale: {
    style: 'CommonAlt',
    needs: ({ scaledPrices, hasPhoto }) => scaledPrices > 0 && !hasPhoto,
    score: ({ areFixed, areTimed }) => 5 + more(areFixed) + more(areTimed),
  },
  MonthsOfYear: {
    style: 'CommonAlt',
    needs: ({ cycle, hasPhoto }) => cycle > 0 && !hasPhoto,
    score: ({ servesBusinesses }) => 6 + more(servesBusinesses),
  },
  NumeralAndSentence: {
    style: 'CommonAlt',
    needs: () => true,
    score: ({ hasNumeral }) => (hasNumeral ? 4 : 2),
  },
  YearAndPeople: {
    style: 'Geometric',
    needs: ({ year, people, peopleWithJobs }) =>
      year !== null && people >= 2 && people <= 4 && peopleWithJobs === people,
    score: () => 6,
  },
  Runs: {
    style: 'Geometric',
    needs: ({ headlineWords, hasPhoto }) =>
      headlineWords >= headline.fewest && headlineWords <= headline.mostBeside && !hasPhoto,
    score: (facts) => (facts.flows ? 4 + more(tells(facts)) : 1),
  },
  Marquee: {
    style: 'Geometric',
    needs: () => true,
    score: ({ isWalkIn }) => 3 + more(isWalkIn),
  },
  Atelier: {
    style: 'Elegant',
    needs: ({ photos }) => photos >= minPhotos,
    score: () => 9,
  },
  VisitInOrder: {
    style: 'Elegant',
    needs: ({ steps, hasPhoto }) => steps >= 2 && steps <= 4 && !hasPhoto,
    score: ({ steps, deeds, hasAudience }) => (steps >= 3 && deeds === steps ? 5 + more(hasAudience) : 1),
  },
  PaneOfLight: {
    style: 'Elegant',
    needs: ({ hasPhoto }) => !hasPhoto,
    score: (facts) => (facts.makesRooms ? 4 + more(tells(facts)) + more(facts.highestPrice >= 3000) : 1),
  },
  SentenceAndLight: {
    style: 'Elegant',
    needs: () => true,
    score: () => 3,
  },
  Bento: {
    style: 'Fun',
    needs: () => true,
    score: ({ numbers, invites }) => (numbers < minNumberKinds ? 2 : 4 + more(invites) + numbers - minNumberKinds),
  },
}

const names = Object.keys(rules) as Opening[]

/** Photo layouts beat all others. */
const scoreOf = (opening: Opening, facts: OpeningFacts) =>
  facts.hasPhoto && !photoOpenings.includes(opening) ? 0 : rules[opening].score(facts)

export const openingsOf = (style: PresetStyle): Opening[] => names.filter((name) => rules[name].style === style)

type Scored = { opening: Opening; score: number }

function possible(among: readonly Opening[], facts: OpeningFacts): Scored[] {
  return among
    .filter((name) => rules[name].needs(facts))
    .map((opening) => ({ opening, score: scoreOf(opening, facts) }))
    .toSorted((a, b) => b.score - a.score)
}

const withinDistance = (scored: readonly Scored[], distance = 1) =>
  scored.filter(({ score }) => score >= (scored[0]?.score ?? 0) - distance)

const without = (scored: readonly Scored[], avoided: Opening | undefined) => {
  const others = scored.filter(({ opening }) => opening !== avoided)
  return others.length > 0 ? others : scored
}

/**
 * Picks, by seed, one of the layouts within a point of the best score. Skips `avoided` if another layout scores as high or, if
 * `isRuledOut`, whenever there is another. Undefined for a style without such layouts.
 */
export function pickOpening(
  style: PresetStyle,
  facts: OpeningFacts,
  seed: number,
  avoided?: { opening: Opening; isRuledOut: boolean },
): Opening | undefined {
  const all = possible(openingsOf(style), facts)
  const drawn = avoided?.isRuledOut
    ? withinDistance(without(all, avoided.opening))
    : without(withinDistance(all), avoided?.opening)
  return drawn[seed % drawn.length]?.opening
}

/** From this score, facts can justify a style other than the trade's first choice. */
const minTellingScore = 5
/** Maximum distance to the best score for another style. */
const maxStyleDistance = 0.75
const rankPenalty = 0.25

/**
 * Styles, ordered by how well the facts suit their hero layouts. The seed picks the first among styles close to the best: the preferred
 * one, or another whose layout suits the facts.
 */
export function stylesByFacts(
  preferred: readonly PresetStyle[],
  facts: OpeningFacts,
  seed: number,
  avoided?: Opening,
): PresetStyle[] {
  const scored = preferred
    .flatMap((style, place) =>
      possible(openingsOf(style), facts)
        .filter(({ score }) => place === 0 || score >= minTellingScore)
        .map(({ opening, score }) => ({ opening, score: score - place * rankPenalty })),
    )
    .toSorted((a, b) => b.score - a.score)
  const drawn = without(withinDistance(scored, maxStyleDistance), avoided)
  const first = drawn[seed % drawn.length]
  const inOrder = [...(first ? [first] : []), ...scored].map(({ opening }) => rules[opening].style)
  return [...new Set([...inOrder, ...preferred])]
}

/** The owner's choice if available and supported by the facts, otherwise the best. */
export function openingAmong(among: readonly Opening[], chosen: string, facts: OpeningFacts): Opening {
  const can = possible(among, facts)
  const drawn = can.find(({ opening }) => opening === chosen) ?? can[0]
  if (!drawn) throw new Error('None of these openings fits any business.')
  return drawn.opening
}
