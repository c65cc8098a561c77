import type { PresetStyle } from '../../renderer/document/enumerations.ts'
import { hashOf } from '../compose/section-order.ts'
import { fontPairs } from '../font-pairs.ts'
import { tradeFor } from '../match-trade.ts'
import { palettes } from '../palettes.ts'
import { alike } from './passages.ts'

type LookWishes = {
  businessName: string
  businessActivities: string
  /** The slug of a trade that is likely whatever the words say. */
  trade?: string | undefined
}

/** Ids of all font pairs and all palettes that there are, each the best first, and the style they are seen in. */
type Looks = { fontPairs: string[]; palettes: string[]; style: PresetStyle }

/** What a word about the mood of a business counts, in places; more where nothing is known of its trade. */
const moodPlaces = { known: 2.5, unknown: 8 }
/** By how much two businesses of a trade may differ of themselves, in places. */
const ownPlaces = 1.8

/** What suits a business: what its trade wears, by the words its owner uses, and a little variation, so that no two plumbers look the same. */
export function composeLooks({ businessName, businessActivities, trade: hint }: LookWishes): Looks {
  const profile = tradeFor({ activities: businessActivities, name: businessName, hint })
  const said = alike(`${businessName} ${businessActivities}`)
  const moods = moodsIn(said)
  const places = profile.trade === '' ? moodPlaces.unknown : moodPlaces.known
  const bestFirst = (ids: readonly string[], worn: readonly string[]) => {
    const placeOf = (id: string) => {
      const at = worn.indexOf(id)
      const ofTrade = at === -1 ? worn.length + ids.indexOf(id) / ids.length : at
      const own = at === -1 ? 0 : (hashOf(`${said} ${id}`) % 1000) / 1000
      return ofTrade - moods.filter((mood) => mood.includes(id)).length * places - own * ownPlaces
    }
    return ids.toSorted((a, b) => placeOf(a) - placeOf(b))
  }
  return {
    fontPairs: bestFirst(
      fontPairs.map(({ id }) => id),
      profile.fontPairs,
    ),
    palettes: bestFirst(
      palettes.map(({ id }) => id),
      profile.palettes,
    ),
    style: profile.style,
  }
}

/** Words about how a business feels, and the font pairs and palettes that feel so. */
const moods: readonly (readonly [words: RegExp, ids: readonly string[]])[] = [
  [/\b(?:dogs?|pupp\w+|pets?|cats?|kids|child\w*|nursery|toddlers?|toys?|fun|playful|party|parties)\b/, ['lively', 'airy', 'terracotta', 'sky-cobalt']],
  [/\b(?:luxur\w+|bespoke|high[- ]end|fine|exclusive|tailor\w*|jewel\w+|antiques?|wine)\b/, ['classic', 'ink-on-bone', 'navy-brass']],
  [/\b(?:weddings?|brid\w+|flowers?|florist\w*|beauty|nails|lashes|make-?up|cakes?)\b/, ['classic', 'homely', 'blush-plum']],
  [/\b(?:organic|eco|natural|plants?|gardens?|herb\w*|sustainab\w+|vegan|farm\w*|trees?)\b/, ['homely', 'deep-green', 'sand-olive']],
  [/\b(?:bak\w+|bread|coffee|pottery|ceramics?|handmade|craft\w*|wool|leather|wood\w*)\b/, ['homely', 'terracotta', 'sand-olive']],
  [/\b(?:tattoo\w*|night|bars?|cocktails?|music|dj|film|studio|barber\w*|motor\w*)\b/, ['strong', 'after-dark', 'ink-on-bone']],
  [/\b(?:emergency|heavy|steel|concrete|roof\w*|haul\w*|demolition|removals?|weld\w+|scaffold\w*)\b/, ['strong', 'steady', 'navy-brass']],
  [/\b(?:calm|quiet|gentle|mindful\w*|yoga|relax\w*|sleep|grief|anxiety)\b/, ['airy', 'thoughtful', 'sand-olive', 'deep-green']],
  [/\b(?:tech\w*|software|apps?|digital|data|cyber\w*|websites?|repair\w*)\b/, ['clear', 'steady', 'sky-cobalt']],
  [/\b(?:law\w*|legal|solicitors?|financ\w+|tax\w*|insurance|notary|invest\w+|advis\w+)\b/, ['thoughtful', 'steady', 'navy-brass']],
  [/\b(?:books?|writ\w+|teach\w*|tutor\w*|lessons?|histor\w+|translat\w+)\b/, ['thoughtful', 'homely']],
  [/\b(?:sea|swim\w*|pools?|water\w*|boats?|surf\w*|windows?|ice|snow)\b/, ['airy', 'sky-cobalt']],
] // biome-ignore format: a table is easier to read with one row per line

/** The ids that each mood said in a text, in lowercase, speaks for. */
const moodsIn = (text: string): readonly (readonly string[])[] =>
  moods.filter(([words]) => words.test(text)).map(([, ids]) => ids)
