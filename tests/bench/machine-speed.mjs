import { createHash } from 'node:crypto'

/** How long the work took on the machine of the page's first figures, in milliseconds: two cores, nothing else to do. */
const referenceMs = 95
const rounds = 7
const bytes = new Uint8Array(2 ** 23)
const numbers = 100_000

/** More than the C library keeps after a free: memory that it hands out again isn't new. */
const memoryBytes = 2 ** 26
const memoryPage = 4096

/**
 * Microseconds that the first byte of a new page of memory takes, the fastest of several rounds. A virtual machine may need a hundred times
 * as long as a plain one, and what starts or opens something takes many pages: a browser's page, a Worker, a photo.
 */
export function newMemoryUs() {
  const times = Array.from({ length: 3 }, () => {
    const memory = new Uint8Array(memoryBytes)
    const begun = performance.now()
    for (let at = 0; at < memory.length; at += memoryPage) memory[at] = 1
    return ((performance.now() - begun) * 1000) / (memoryBytes / memoryPage)
  })
  return Number(Math.min(...times).toFixed(2))
}

/**
 * How fast this machine is at this moment, for one thread: a fixed amount of hashing, sorting and JSON, the fastest of several rounds. 1 is the
 * machine of the page's first figures, 2 is one that takes half as long.
 */
export function machineSpeed() {
  const times = Array.from({ length: rounds }, () => {
    const begun = performance.now()
    createHash('sha256').update(bytes).digest()
    // The same in every round: multiples of a prime, in a row that looks random.
    const row = Array.from({ length: numbers }, (_, index) => (index * 7919) % 99_991)
    row.sort((a, b) => a - b)
    JSON.parse(JSON.stringify(row.map((value) => ({ value, text: String(value) }))))
    return performance.now() - begun
  })
  return Number((referenceMs / Math.min(...times)).toFixed(2))
}
