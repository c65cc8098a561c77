import type { PresetStyle } from '../../renderer/document/enumerations.ts'
import { sectionTypes } from '../../renderer/document/section-types.ts'
import { openingFacts } from '../../renderer/facts/openings/opening-facts.ts'
import { stylesByFacts } from '../../renderer/facts/openings/score-openings.ts'
import { fontPairs } from '../../renderer/styles/font-pairs.ts'
import { briefOf, type ComposeInput } from '../compose/brief.ts'
import { businessFromAnswers, type TypedAnswers } from '../compose/compose.ts'
import { hashOf } from '../compose/section-order.ts'
import { contentComposers } from '../compose/sections.ts'
import { tradeFor } from '../match-trade.ts'
import { type Palette, palettes, shadeOf } from '../palettes/palettes.ts'
import { planPage } from '../plan/page-plan.ts'
import { trades } from '../trade-list.ts'
import { normalized } from './passages.ts'

type Described = Pick<ComposeInput, 'businessName' | 'business' | 'language' | 'trade' | 'neighbor'> & {
  /** Palettes of the trade's latest websites in any place. */
  recentPalettes?: readonly string[]
}

/** Ids of all font pairs and palettes, best match first. A font pair determines the style. */
type Looks = { fontPairs: string[]; palettes: string[] }

/** By how many places a mood word moves a palette up. More if the trade is unknown. */
const moodPlaces = { known: 1.2, unknown: 8 }
/** Maximum random variation between businesses of a trade, in places. */
const maxVariation = 1.8

/**
 * Ranks font pairs first by how well their style suits the facts, then by trade. Ranks palettes by style and the owner's words, with some
 * variation so that no two plumbers look the same. Palettes of the trade's latest websites come last.
 */
export function composeLooks(described: Described): Looks {
  const { businessName, business, trade: hint, neighbor, recentPalettes = [] } = described
  const { activities } = business
  const profile =
    trades.find(({ slug }) => slug === business.trade.slug) ?? tradeFor({ activities, name: businessName, hint })
  const description = normalized(`${businessName} ${activities}`)
  const places = profile.trade === '' ? moodPlaces.unknown : moodPlaces.known
  const styles = stylesFor(described, profile.styles)
  const placeOf = (style: PresetStyle) => (styles.includes(style) ? styles.indexOf(style) : styles.length)
  return {
    fontPairs: fontPairs.toSorted((a, b) => placeOf(a.style) - placeOf(b.style)).map(({ id }) => id),
    palettes: palettesFor(styles[0] ?? profile.styles[0], description, moodsIn(description).flat(), places, [
      ...recentPalettes,
      ...(neighbor ? [neighbor.palette] : []),
    ]),
  }
}

function stylesFor({ neighbor, ...described }: Described, preferred: readonly PresetStyle[]): PresetStyle[] {
  const brief = briefOf({ ...described, fontPair: '', palette: '', sections: null })
  const introduction = sectionTypes.Introduction.content.parse(
    contentComposers.Introduction(brief, planPage(brief), 1) ?? {},
  )
  return stylesByFacts(preferred, openingFacts(described.business, introduction), brief.seed, neighbor?.opening)
}

/** A business before facts are extracted. */
export const describedBy = (answers: TypedAnswers): Described => ({
  businessName: answers.businessName,
  business: businessFromAnswers(answers),
  language: 'en',
  trade: answers.trade,
})

/** The best font pair and palette of a style, which the wizard offers when an owner chooses that style. */
export function lookIn(style: PresetStyle, described: Described): { fontPair: string; palette: string } {
  const looks = composeLooks(described)
  const firstOf = (ids: readonly string[], entries: readonly { id: string; style: PresetStyle }[]) =>
    ids.find((id) => entries.some((entry) => entry.id === id && entry.style === style)) ?? ''
  return { fontPair: firstOf(looks.fontPairs, fontPairs), palette: firstOf(looks.palettes, palettes) }
}

/** By how many places palettes of other styles, dark palettes and recent ones are ranked lower. */
const penalties = { otherStyle: 4, darkPage: 0.9, recent: 12 }

/** Ranks all palettes by style, by the owner's mood words and by a hash of the business's text. */
function palettesFor(
  style: PresetStyle,
  description: string,
  moods: readonly string[],
  moodPlaces: number,
  recent: readonly string[],
): string[] {
  const placeOf = (palette: Palette) =>
    (palette.style === style ? 0 : penalties.otherStyle) +
    (shadeOf(palette.colors) === 'Dark' ? penalties.darkPage : 0) +
    (recent.includes(palette.id) ? penalties.recent : 0) -
    (moods.includes(palette.id) ? moodPlaces : 0) +
    ((hashOf(`${description} ${palette.id}`) % 1000) / 1000) * maxVariation
  return palettes.toSorted((one, other) => placeOf(one) - placeOf(other)).map(({ id }) => id)
}

/** Mood words and the palettes that match them. */
const moods: readonly (readonly [words: RegExp, ids: readonly string[]])[] = [
  [/\b(?:dogs?|pupp\w+|pets?|cats?|kids|child\w*|nursery|toddlers?|toys?|fun|playful|party|parties)\b/, ['sun-sky', 'grape-tangerine']],
  [/\b(?:luxur\w+|bespoke|high[- ]end|fine|exclusive|tailor\w*|jewel\w+|antiques?|wine)\b/, ['ink-on-bone', 'navy-brass']],
  [/\b(?:weddings?|brid\w+|flowers?|florist\w*|beauty|nails|lashes|make-?up|cakes?)\b/, ['blush-plum', 'raspberry-pistachio']],
  [/\b(?:organic|eco|natural|plants?|gardens?|herb\w*|sustainab\w+|vegan|farm\w*|trees?)\b/, ['deep-green', 'sand-olive', 'meadow-coral']],
  [/\b(?:bak\w+|bread|coffee|pottery|ceramics?|handmade|craft\w*|wool|leather|wood\w*)\b/, ['terracotta', 'mustard-forest', 'copper-water']],
  [/\b(?:tattoo\w*|night|bars?|cocktails?|music|dj|film|studio|barber\w*|motor\w*)\b/, ['after-dark', 'marquee', 'barber-stripes']],
  [/\b(?:emergency|heavy|steel|concrete|roof\w*|haul\w*|demolition|removals?|weld\w+|scaffold\w*)\b/, ['red-pink', 'blue-yellow', 'night-shift']],
  [/\b(?:calm|quiet|gentle|mindful\w*|yoga|relax\w*|sleep|grief|anxiety)\b/, ['sand-olive', 'lagoon-apricot']],
  [/\b(?:tech\w*|software|apps?|digital|data|cyber\w*|websites?|repair\w*)\b/, ['cobalt-orange', 'ice-amber']],
  [/\b(?:law\w*|legal|solicitors?|financ\w+|tax\w*|insurance|notary|invest\w+|advis\w+)\b/, ['navy-brass']],
  [/\b(?:sea|swim\w*|pools?|boats?|surf\w*|windows?|ice|snow)\b/, ['sky-cobalt', 'blue-yellow', 'copper-water']],
] // biome-ignore format: a table is easier to read with one row per line

/** Palette ids of each mood in a lowercase text. */
const moodsIn = (text: string): readonly (readonly string[])[] =>
  moods.filter(([words]) => words.test(text)).map(([, ids]) => ids)
