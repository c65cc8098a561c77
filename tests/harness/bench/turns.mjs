import { pressOn } from './load.mjs'

// Puts servers under the same load in turns. Since a busy machine distorts averages, only the best tenth of the short slices counts.

const bestTenth = { rate: 0.9, cpu: 0.1 }

/**
 * Puts every server { pids, port, file, status? } under load in turns, with rests in between. Returns { answered, slices } for each server,
 * without the first turn's slices.
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

/** The ratio of two servers' figures. */
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
