import { readdirSync, readFileSync } from 'node:fs'

// The memory of a process and all that it started.

const everyMs = 5000

/**
 * Measures from now on. `end` answers { mb, ratio }: the median of the last quarter, and that as a multiple of the median of the second
 * quarter, when everything is warm.
 */
export function memoryOf(pid) {
  const sizes = [sizeOf(pid)]
  const timer = setInterval(() => sizes.push(sizeOf(pid)), everyMs)
  const end = () => {
    clearInterval(timer)
    const quarter = Math.floor(sizes.length / 4)
    const [early, late] = [median(sizes.slice(quarter, 2 * quarter + 1)), median(sizes.slice(-quarter - 1))]
    return { mb: Math.round(late), ratio: Math.round((late / early) * 100) / 100 }
  }
  return { end }
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1]

/** Megabytes in memory. */
function sizeOf(pid) {
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
  const parents = new Map(processes.map((one) => [one, parentOf(one)]))
  const isOurs = (one) => one === pid || (parents.get(one) > 1 && isOurs(parents.get(one)))
  return processes.filter(isOurs).reduce((sum, one) => sum + residentOf(one), 0)
}

const parentOf = (pid) => Number(statOf(pid).split(') ')[1]?.split(' ')[1] ?? 0)
const statOf = (pid) => read(`/proc/${pid}/stat`)
const residentOf = (pid) => Number(/^VmRSS:\s+(\d+)/m.exec(read(`/proc/${pid}/status`))?.[1] ?? 0) / 1024

/** Blank for a process that has ended. */
function read(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
