import { africaAndIndia } from './businesses/africa-and-india.ts'
import { australiaAndNewZealand } from './businesses/australia-and-new-zealand.ts'
import { austriaAndSwitzerland } from './businesses/austria-and-switzerland.ts'
import { everydayTrades } from './businesses/everyday-trades.ts'
import { france } from './businesses/france.ts'
import { germany } from './businesses/germany.ts'
import { greatBritain } from './businesses/great-britain.ts'
import { hardToRead } from './businesses/hard-to-read.ts'
import { ireland } from './businesses/ireland.ts'
import { italy } from './businesses/italy.ts'
import { japan } from './businesses/japan.ts'
import { korea } from './businesses/korea.ts'
import { northAmerica } from './businesses/north-america.ts'
import { northernAndEasternEurope } from './businesses/northern-and-eastern-europe.ts'
import { portugalAndBrazil } from './businesses/portugal-and-brazil.ts'
import { seldomTrades } from './businesses/seldom-trades.ts'
import { seldomTradesAbroad } from './businesses/seldom-trades-abroad.ts'
import { spainAndMexico } from './businesses/spain-and-mexico.ts'
import type { GoldenBusiness } from './golden-business.ts'

/** Invented businesses, each as its owner would type it. */
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
