import type { PresetStyle } from '../../renderer/document/enumerations.ts'
import { hashOf } from '../compose/variation.ts'
import { fontPairs } from '../font-pairs/font-pairs.ts'
import { tradeFor } from '../match-trade.ts'
import { palettes } from '../palettes/palettes.ts'
import { moodsIn } from './moods.ts'
import { alike } from './seeded.ts'

export type LookWishes = {
  businessName: string
  businessActivities: string
  /** The slug of a trade that is likely whatever the words say. */
  industry?: string | undefined
}

/** Ids of all font pairs and all palettes that there are, each the best first, and the style they are seen in. */
export type Looks = { fontPairs: string[]; palettes: string[]; style: PresetStyle }

/** What a word about the mood of a business counts, in places; more where nothing is known of its trade. */
const moodPlaces = { known: 2.5, unknown: 8 }
/** By how much two businesses of a trade may differ of themselves, in places. */
const ownPlaces = 1.8

/** What suits a business: what its trade wears, by the words its owner uses, and a little variation, so that no two plumbers look the same. */
export function composeLooks({ businessName, businessActivities, industry: hint }: LookWishes): Looks {
  const industry = tradeFor({ activities: businessActivities, name: businessName, hint })
  const said = alike(`${businessName} ${businessActivities}`)
  const moods = moodsIn(said)
  const places = industry.trade === '' ? moodPlaces.unknown : moodPlaces.known
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
      industry.fontPairs,
    ),
    palettes: bestFirst(
      palettes.map(({ id }) => id),
      industry.palettes,
    ),
    style: industry.style,
  }
}
