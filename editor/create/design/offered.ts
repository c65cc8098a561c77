import { atom, useSetAtom } from 'jotai'
import { useLayoutEffect } from 'react'
import { type SectionType, sectionTypeNames, sectionTypes } from '#renderer/document/section-types.ts'
import { type FontPair, fontPairs } from '#renderer/styles/font-pairs.ts'
import { defaultSections } from '#templates/compose/section-order.ts'
import { tradeFor } from '#templates/match-trade.ts'
import { offeredPalettes, type Palette, palettes } from '#templates/palettes/palettes.ts'
import { composeLooks } from '#templates/suggestions/looks.ts'
import { creationAnswers } from '../answers.ts'
import { answersAtom, businessAtom, wizardAtom } from '../wizard-state.ts'
import {
  composedBusinessAtom,
  composedLanguageAtom,
  neighborAtom,
  recentPalettesAtom,
  recommendedSectionsAtom,
} from './composed-business.ts'
import { looksOf, looksShownAt } from './suggested-looks.ts'

/** The trade's slug. Further words rarely change it. */
const tradeAtom = atom((get) => {
  const { slug, trade } = get(matchedTradeAtom)
  return slug || trade || 'unlisted'
})

const matchedTradeAtom = atom((get) => {
  const { businessName: name, businessActivities: activities, trade: hint } = get(businessAtom)
  return tradeFor({ activities, name, hint })
})

/** Whether the order suits a known trade. If not, the first option isn't labeled as a suggestion. */
export const isSuggestedAtom = atom((get) => get(matchedTradeAtom).slug !== '')

const composedLooksAtom = atom((get) => {
  const { businessName, trade } = get(businessAtom)
  const described = { business: get(composedBusinessAtom), language: get(composedLanguageAtom) }
  const recent = { neighbor: get(neighborAtom), recentPalettes: get(recentPalettesAtom) }
  return composeLooks({ businessName, trade, ...described, ...recent })
})

/** All font pairs and palettes, best match first. */
export const offeredAtom = atom((get) => {
  const composed = get(composedLooksAtom)
  const looks = looksOf(get(wizardAtom), get(tradeAtom))
  return {
    fontPairs: interleaveStyles(sortByIds<FontPair>(fontPairs, looks.fontPairs ?? composed.fontPairs)),
    palettes: withChosen(sortByIds<Palette>(palettes, looks.palettes ?? composed.palettes), get(answersAtom).palette),
  }
})

/** Freezes the order on screen, so that later suggestions don't change it. */
export const freezeOrderAtom = atom(null, (get, set, of: 'fontPairs' | 'palettes') => {
  const wizard = get(wizardAtom)
  const looks = looksShownAt(wizard.step, { ...wizard, looks: looksOf(wizard, get(tradeAtom)) })
  set(wizardAtom, { ...wizard, looks: { ...looks, [of]: looks[of] ?? get(composedLooksAtom)[of] } })
})

export function useFrozenOrder(of: 'fontPairs' | 'palettes') {
  const keep = useSetAtom(freezeOrderAtom)
  useLayoutEffect(() => keep(of), [keep, of])
}

export const creationAnswersAtom = atom((get) => {
  const { fontPairs: fonts, palettes: colors } = get(offeredAtom)
  const answers = get(answersAtom)
  return creationAnswers(
    {
      ...answers,
      fontPair: knownId(fonts, answers.fontPair),
      palette: knownId(colors, answers.palette),
      sections: answers.sections?.filter((type) => Object.hasOwn(sectionTypes, type)) ?? null,
    },
    { fontPair: fonts[0]?.id ?? '', palette: colors[0]?.id ?? '' },
  )
})

/** The selected sections: by default the usual ones and those that the facts call for. */
export const chosenSectionsAtom = atom((get): readonly SectionType[] => {
  const recommended = get(recommendedSectionsAtom)
  const usual = sectionTypeNames.filter((type) => defaultSections.includes(type) || recommended.includes(type))
  return get(creationAnswersAtom).sections ?? usual
})

/** The first palettes. If the chosen palette isn't one of them, it replaces the last. */
function withChosen(ordered: readonly Palette[], chosen: string): Palette[] {
  const offered = ordered.slice(0, offeredPalettes)
  const other = ordered.slice(offeredPalettes).find(({ id }) => id === chosen)
  return other ? [...offered.slice(0, -1), other] : offered
}

/** Interleaves the styles, because pairs of one style look alike. */
function interleaveStyles(pairs: readonly FontPair[]): FontPair[] {
  const turnOf = (pair: FontPair) => pairs.filter(({ style }) => style === pair.style).indexOf(pair)
  return pairs.toSorted((one, other) => turnOf(one) - turnOf(other))
}

/** The id if it exists in this version, otherwise blank. */
const knownId = (entries: readonly { id: string }[], id: string) => (entries.some((entry) => entry.id === id) ? id : '')

function sortByIds<T extends { id: string }>(entries: readonly T[], ids: readonly string[]): T[] {
  const placeOf = ({ id }: T) => (ids.includes(id) ? ids.indexOf(id) : ids.length)
  return entries.toSorted((a, b) => placeOf(a) - placeOf(b))
}
