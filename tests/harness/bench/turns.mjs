// Servers under the same load in turn, round by round: what else the machine does meets all of them alike.
import { pressOn } from './load.mjs'
import { cpuSeconds } from './processor-time.mjs'

const rounds = 12

/**
 * Rounds of load on every server, after a first that does not count.
 * @param servers name → { pids, port, file, status? }, as `pressOn` takes them
 * @returns name → [{ rate, cpu, busy }]: requests a second, processor seconds of the server for each, and what part of one
 * processor the server had
 */
export async function takeTurns(servers) {
  const results = Object.fromEntries(Object.keys(servers).map((name) => [name, []]))
  for (let round = 0; round <= rounds; round += 1) {
    for (const [name, { pids, ...load }] of Object.entries(servers)) {
      const before = cpuSeconds(...pids)
      const { answered, seconds } = await pressOn(load)
      const used = cpuSeconds(...pids) - before
      if (round > 0) results[name].push({ rate: answered / seconds, cpu: used / answered, busy: used / seconds })
    }
  }
  return results
}

/**
 * What a figure of a server is in its better rounds: a quarter of them were better still. Whatever else the machine does only
 * ever makes a round worse, and not every round.
 */
export function usual(rounds, figure) {
  const sorted = rounds.map((round) => round[figure]).toSorted((a, b) => (figure === 'rate' ? b - a : a - b))
  return sorted[Math.floor(sorted.length / 4)]
}

/** One server's figure over another's, of the same rounds. */
export const ratio = (ones, others, figure) => usual(ones, figure) / usual(others, figure)

/** How a server did, for people. */
export const described = (rounds) =>
  `${Math.round(usual(rounds, 'rate'))}/s, ${(usual(rounds, 'cpu') * 1e6).toFixed(1)} µs`

export function median(values) {
  const sorted = values.toSorted((a, b) => a - b)
  const half = Math.floor(sorted.length / 2)
  return sorted.length % 2 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2
}
