import { type Opening, type PresetStyle, photoOpenings } from '../../document/enumerations.ts'
import type { OpeningFacts } from './opening-facts.ts'

type Rule = {
  style: PresetStyle
  needs: (facts: OpeningFacts) => boolean
  /** How well the facts suit it: 0 to 9. At 0 only an owner chooses it. */
  score: (facts: OpeningFacts) => number
}

/** In words: a shorter headline says little, a longer one has no room in large type, or beside bands of stripes. */
const headline = { fewest: 3, most: 12, mostBeside: 9 }

/** In kinds: cells of facts need as many numbers. */
const fewestNumbers = 3

const tells = ({ isTelling, headlineWords }: OpeningFacts) =>
  isTelling && headlineWords >= headline.fewest && headlineWords <= headline.most

const more = (isTrue: boolean, points = 1) => (isTrue ? points : 0)

/** Score of an opening that is built of photos. */
export const fewestPhotos = 4

/** Requirements and score of each opening. The last one of a style fits any business. */
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
    needs: ({ photos }) => photos >= fewestPhotos,
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
    score: ({ numbers, invites }) => (numbers < fewestNumbers ? 2 : 4 + more(invites) + numbers - fewestNumbers),
  },
}

const names = Object.keys(rules) as Opening[]

/** Photo openings beat all others. */
const scoreOf = (opening: Opening, facts: OpeningFacts) =>
  facts.hasPhoto && !photoOpenings.includes(opening) ? 0 : rules[opening].score(facts)

/** All openings of a style. */
export const openingsOf = (style: PresetStyle): Opening[] => names.filter((name) => rules[name].style === style)

type Scored = { opening: Opening; score: number }

function possible(among: readonly Opening[], facts: OpeningFacts): Scored[] {
  return among
    .filter((name) => rules[name].needs(facts))
    .map((opening) => ({ opening, score: scoreOf(opening, facts) }))
    .toSorted((a, b) => b.score - a.score)
}

/** Openings within `distance` of the best score. */
const close = (scored: readonly Scored[], distance = 1) =>
  scored.filter(({ score }) => score >= (scored[0]?.score ?? 0) - distance)

const without = (scored: readonly Scored[], avoided: Opening | undefined) => {
  const others = scored.filter(({ opening }) => opening !== avoided)
  return others.length > 0 ? others : scored
}

/**
 * One of those that score within a point of the best, by the seed: another than `avoided` if one is as close, or if it must be another and
 * there is any. Undefined for a style without openings.
 */
export function drawnOpening(
  style: PresetStyle,
  facts: OpeningFacts,
  seed: number,
  avoided?: { opening: Opening; isRuledOut: boolean },
): Opening | undefined {
  const all = possible(openingsOf(style), facts)
  const drawn = avoided?.isRuledOut ? close(without(all, avoided.opening)) : without(close(all), avoided?.opening)
  return drawn[seed % drawn.length]?.opening
}

/** From here on, facts speak for an opening of a style that isn't the trade's first choice. */
const tellingScore = 5
/** How close to the best an opening of another style must be. */
const closeStyles = 0.75
/** Penalty for each place in the order of preference. */
const lessPerPlace = 0.25

/**
 * The styles in the order in which the facts suit their openings. Of openings close to the best, the seed draws the first style: the
 * preferred one, or another whose opening is made for such facts.
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
        .filter(({ score }) => place === 0 || score >= tellingScore)
        .map(({ opening, score }) => ({ opening, score: score - place * lessPerPlace })),
    )
    .toSorted((a, b) => b.score - a.score)
  const drawn = without(close(scored, closeStyles), avoided)
  const first = drawn[seed % drawn.length]
  const inOrder = [...(first ? [first] : []), ...scored].map(({ opening }) => rules[opening].style)
  return [...new Set([...inOrder, ...preferred])]
}

/** The owner's choice if it is among them and the facts suffice; else the best. */
export function openingAmong(among: readonly Opening[], chosen: string, facts: OpeningFacts): Opening {
  const can = possible(among, facts)
  const drawn = can.find(({ opening }) => opening === chosen) ?? can[0]
  if (!drawn) throw new Error('None of these openings fits any business.')
  return drawn.opening
}
