import { africaAndIndia, japan, korea } from './businesses/asia-and-africa.ts'
import { australiaAndNewZealand } from './businesses/australia-and-new-zealand.ts'
import { everydayTrades } from './businesses/everyday-trades.ts'
import { austriaAndSwitzerland, germany, northernAndEasternEurope } from './businesses/german-and-eastern-europe.ts'
import { greatBritain, ireland } from './businesses/great-britain-and-ireland.ts'
import { hardToRead } from './businesses/hard-to-read.ts'
import { northAmerica } from './businesses/north-america.ts'
import { france, italy, portugalAndBrazil, spainAndMexico } from './businesses/romance-languages.ts'
import { seldomTrades } from './businesses/seldom-trades.ts'
import { seldomTradesAbroad } from './businesses/seldom-trades-abroad.ts'
import type { GoldenBusiness } from './golden-business.ts'

/** Invented businesses, each described like an owner would. */
export const goldenBusinesses: readonly GoldenBusiness[] = [
  ...greatBritain,
  ...ireland,
  ...northAmerica,
  ...australiaAndNewZealand,
  ...africaAndIndia,
  ...germany,
  ...austriaAndSwitzerland,
  ...france,
  ...spainAndMexico,
  ...italy,
  ...portugalAndBrazil,
  ...northernAndEasternEurope,
  ...japan,
  ...korea,
  ...everydayTrades,
  ...hardToRead,
  ...seldomTrades,
  ...seldomTradesAbroad,
]
