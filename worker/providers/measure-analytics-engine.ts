import type { Measure } from './measure.ts'

/**
 * Events as data points of Workers Analytics Engine. What stands where, for those who ask its SQL:
 *
 * - `index1`: the event's name, by which it samples
 * - `blob1` to `blob6`: name, path, area, target, method, audience; blank where an event has none
 * - `double1`: 1, to be counted as `sum(_sample_interval * double1)`
 *
 * It keeps its own time, and everything for three months.
 */
export const analyticsEngineMeasure = (events: AnalyticsEngineDataset): Measure => ({
  write: async (measured) => {
    for (const { name, path, area, target, method, audience } of measured) {
      events.writeDataPoint({
        indexes: [name],
        blobs: [name, path ?? '', area ?? '', target ?? '', method ?? '', audience],
        doubles: [1],
      })
    }
  },
})
