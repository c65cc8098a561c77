import type { Env } from '../env.ts'
import type { Visits } from './visits.ts'
import { analyticsEngineVisits } from './visits-analytics-engine.ts'
import { durableObjectVisits } from './visits-durable-object.ts'

/**
 * Where visits are counted; undefined where they are not. Throws without what it needs. Apart from `choose.ts`: where one Worker does all,
 * isolates that meet visitors load this, and nothing of the other providers.
 */
export function chooseVisits(env: Env): Visits | undefined {
  const { VISITS_PROVIDER = 'none' } = env
  if (VISITS_PROVIDER === 'none') return undefined
  if (VISITS_PROVIDER === 'durable-object') return durableObjectVisits(env)
  if (VISITS_PROVIDER === 'analytics-engine') return analyticsEngineVisits(env)
  throw new Error(`VISITS_PROVIDER is ${VISITS_PROVIDER satisfies never}, which is not known.`)
}
