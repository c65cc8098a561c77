import type { Half } from './written-times.ts'

const early =
  'breakfasts?|brunch(?:es)?|frühstück|petits?[ -]déjeuners?|desayunos?|colazion[ei]|pequeno[ -]almoço|café da manhã|ontbijt|śniadani[ae]'
const noonTime =
  'lunch(?:es)?|roasts?|mittag(?:stisch|essen|skarte|smenüs?)|déjeuners?|almuerzos?|comidas?|pranz[oi]|almoços?|middageten|obiad\\p{L}?'
const late =
  'dinners?|suppers?|abend(?:essen|karte|brot|menüs?)|dîners?|soupers?|cen[ae]s?|jantar(?:es)?|diner|avondeten|kolacj[aei]'

/** The meals that restaurants list hours for, in every language. */
export const meals = [early, noonTime, late].join('|')

const wholly = (words: string) => new RegExp(`^(?:${words})$`, 'iu')
const [isEarly, isLate] = [wholly(early), wholly(late)]

/** The half of the day in which a meal starts; undefined for lunch. */
export const halfOfMeal = (said: string): Half | undefined =>
  isEarly.test(said) ? 'am' : isLate.test(said) ? 'pm' : undefined
