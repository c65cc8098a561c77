import { readdirSync, readFileSync } from 'node:fs'
import { pressOn } from './load.mjs'

// How long processes have worked: hardly touched by what else the machine has to do, unlike requests a second.

const exact = /^se\.sum_exec_runtime\s*:\s*([\d.]+)/m

/** Seconds of processor time that these processes have used so far, all threads together: exact if the kernel reports it, else by its ticks. */
export const cpuSeconds = (...pids) => pids.reduce((sum, pid) => sum + secondsOf(pid), 0)

function secondsOf(pid) {
  const threads = readdirSync(`/proc/${pid}/task`).map((thread) => exactMs(`/proc/${pid}/task/${thread}/sched`))
  return threads.includes(undefined) ? ticksOf(pid) / 100 : threads.reduce((sum, ms) => sum + ms, 0) / 1000
}

function exactMs(path) {
  try {
    const [, ms] = exact.exec(readFileSync(path, 'utf8')) ?? []
    return ms && Number(ms)
  } catch {
    return undefined
  }
}

function ticksOf(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')
  return Number(fields[11]) + Number(fields[12])
}

// Servers under the same load in turn, round by round: what else the machine does meets all of them alike.

const fewest = 9
const most = 36
/** Of a processor that a server has to itself, as a part of it. */
const quietShare = 0.9
const quietRounds = 7

/**
 * Rounds of load on every server, after a first that does not count, until there were enough in which each had its processor to
 * itself, or too many.
 * @param servers name → { pids, port, file, status? }, as `pressOn` takes them
 * @returns name → [{ rate, cpu, busy }] of the quiet rounds, or of the quietest: requests a second, processor seconds of the
 * server for each, and what part of a processor the server had
 */
export async function takeTurns(servers) {
  const rounds = []
  await oneRound(servers)
  while (rounds.length < fewest || (rounds.length < most && rounds.filter(isQuiet).length < quietRounds))
    rounds.push(await oneRound(servers))
  const quiet = rounds.toSorted((a, b) => leastShare(b) - leastShare(a)).slice(0, quietRounds)
  return Object.fromEntries(Object.keys(servers).map((name) => [name, quiet.map((round) => round[name])]))
}

async function oneRound(servers) {
  const results = {}
  for (const [name, { pids, ...load }] of Object.entries(servers)) {
    const before = cpuSeconds(...pids)
    const { answered, seconds } = await pressOn(load)
    const used = cpuSeconds(...pids) - before
    results[name] = { rate: answered / seconds, cpu: used / answered, busy: used / seconds }
  }
  return results
}

const leastShare = (round) => Math.min(...Object.values(round).map(({ busy }) => busy))
const isQuiet = (round) => leastShare(round) >= quietShare

/** The middle of what a figure of one server is of the other's in the same round. */
export const ratio = (ones, others, figure) => median(ones.map((one, round) => one[figure] / others[round][figure]))

/** How a server did, for people: with how much of its processor to itself. */
export function described(rounds) {
  const middle = (figure) => median(rounds.map((round) => round[figure]))
  return `${Math.round(middle('rate'))}/s, ${(middle('cpu') * 1e6).toFixed(1)} µs, ${Math.round(middle('busy') * 100)} % of a processor`
}

export function median(values) {
  const sorted = values.toSorted((a, b) => a - b)
  const half = Math.floor(sorted.length / 2)
  return sorted.length % 2 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2
}
