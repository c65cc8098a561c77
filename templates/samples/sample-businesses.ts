import { trades } from '../trade-list.ts'
import { type BusinessInput, sampleActivities, sampleFacts } from './sample-facts.ts'
import type { TradeSample } from './trade-sample.ts'

export type SampleBusiness = TradeSample & {
  /** The slug of its trade. */
  industry: string
  /** What its owner typed in the wizard. */
  activities: string
  business: BusinessInput
}

/** One of each trade. */
export const sampleBusinesses: readonly SampleBusiness[] = trades.map(({ slug, sample }) => ({
  ...sample,
  industry: slug,
  activities: sampleActivities(sample),
  business: sampleFacts(slug, sample),
}))
