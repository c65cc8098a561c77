import { insertEvents } from '../storage/analytics-events.ts'
import { openDatabase } from '../storage/database.ts'
import type { Measure } from './measure.ts'

/**
 * In a day, of everybody together: what is more is not kept, so that nobody fills the database with made-up visits. The hourly sweep
 * removes more than twice as many.
 */
const mostADay = 100_000

/** Events as rows of the database. */
export const databaseMeasure = (binding: D1Database, most = mostADay): Measure => ({
  write: (events, at) => insertEvents(openDatabase(binding), events, { at, most }),
})
