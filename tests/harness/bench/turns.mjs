import { pressOn } from './load.mjs'

// Servers under the same load in turn. A busy host takes the processor away for moments, which no average of a second survives. Short slices
// without such a moment agree, so the best tenth of a server's slices says how fast it is.

const bestTenth = { rate: 0.9, cpu: 0.1 }

/**
 * Puts every server under load in turn, and lets it rest after each.
 * @param servers name → { pids, port, file, status? }, as `pressOn` takes them, and its other options
 * @returns name → { answered, slices } as `pressOn` counts them, the slices without those of a first turn that warms up
 */
export async function takeTurns(servers, { turns = 12, restMs = 0, seconds = 1.5, ...load } = {}) {
  const all = Object.fromEntries(Object.keys(servers).map((name) => [name, { answered: 0, slices: [] }]))
  for (let turn = 0; turn <= turns; turn += 1)
    for (const [name, server] of Object.entries(servers)) {
      const { answered, slices } = await pressOn({ ...server, ...load, seconds })
      all[name].answered += answered
      if (turn > 0) all[name].slices.push(...slices)
      await new Promise((resolve) => setTimeout(resolve, restMs))
    }
  return all
}

/** What a figure of one server is of the other's: requests a second, or processor time for each. */
export const ratio = (one, other, figure) => bestOf(one, figure) / bestOf(other, figure)

const bestOf = ({ slices }, figure) => {
  const sorted = slices.map((slice) => slice[figure]).toSorted((a, b) => a - b)
  return sorted[Math.floor(bestTenth[figure] * sorted.length)]
}

export function median(values) {
  const sorted = values.toSorted((a, b) => a - b)
  const half = Math.floor(sorted.length / 2)
  return sorted.length % 2 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2
}
