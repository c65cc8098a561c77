import type { TradeSample } from '../trade.ts'
import { trades } from '../trade-list.ts'

/** An invented business with the slug of its trade. */
export type SampleBusiness = TradeSample & { industry: string }

/** One of each trade. */
export const sampleBusinesses: readonly SampleBusiness[] = trades.map(({ slug, sample }) => ({
  ...sample,
  industry: slug,
}))
