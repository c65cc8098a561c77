import { france } from './businesses/france.ts'
import { germany } from './businesses/germany.ts'
import { greatBritain } from './businesses/great-britain.ts'
import { japan } from './businesses/japan.ts'
import { northAmerica } from './businesses/north-america.ts'
import type { GoldenBusiness } from './golden-business.ts'

/** Invented businesses, each as its owner would type it. */
export const goldenBusinesses: readonly GoldenBusiness[] = [
  ...greatBritain,
  ...northAmerica,
  ...germany,
  ...france,
  ...japan,
]
