import { pressOn } from './load.mjs'

// Servers under the same load in turn. A busy host takes the processor away for moments, which no average of a second survives. Short slices
// without such a moment agree, so the best tenth of a server's slices says how fast it is.

/** The best tenth: requests a second, processor seconds for each. */
const best = { rate: 0.9, cpu: 0.1 }

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

const bestOf = ({ slices }, figure) =>
  quantile(
    slices.map((slice) => slice[figure]),
    best[figure],
  )

/** What a figure of one server is of the other's. */
export const ratio = (ones, others, figure) => bestOf(ones, figure) / bestOf(others, figure)

/** How a server did, for people: with how much of its processor to itself. */
export function described(server) {
  const busy = median(server.slices.map((slice) => slice.busy))
  return `${Math.round(bestOf(server, 'rate'))}/s, ${(bestOf(server, 'cpu') * 1e6).toFixed(1)} µs, ${Math.round(busy * 100)} % of a processor`
}

const quantile = (values, part) => values.toSorted((a, b) => a - b)[Math.floor(part * values.length)]

export function median(values) {
  const sorted = values.toSorted((a, b) => a - b)
  const half = Math.floor(sorted.length / 2)
  return sorted.length % 2 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2
}
