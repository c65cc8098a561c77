// Keeps a server busy on the second processor.
import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { freshFolder, pinned } from './workerd.mjs'

/** For the generator to start and end, beside its load. */
const patienceMs = 30_000

const generator = fileURLToPath(new URL('load-generator.mjs', import.meta.url))

/** Whole requests for `/` of these hosts, with these header lines. */
export const requestsFor = (hosts, headers) =>
  hosts.map((host) => `GET / HTTP/1.1\r\nHost: ${host}\r\n${headers.map((line) => `${line}\r\n`).join('')}\r\n`)

/** Writes requests where `pressOn` finds them; once for all turns. */
export function keepRequests(name, requests) {
  const file = join(freshFolder(`load-${name}`), 'requests')
  writeFileSync(file, requests.join('\0'))
  return file
}

/**
 * Sends requests as fast as the server responds, for this many seconds. Throws when a response is missing or of another status than `status`.
 * @returns { answered, slices: [{ rate, cpu, busy }] }: slices after the first `skipSeconds`, each with requests a second, processor seconds
 * of the server's processes for each, and what part of a processor they had
 */
export async function pressOn({ port, pids, file, status = 200, seconds, skipSeconds = 0.2 }) {
  const options = JSON.stringify({ port, pids, file, seconds, skipSeconds })
  const timeout = seconds * 1000 + patienceMs
  const { stdout } = await promisify(execFile)(...pinned(1, process.execPath, [generator, options]), { timeout })
  const { first, ...result } = JSON.parse(stdout)
  if (first !== status) throw new Error(`port ${port} responded ${first}, not ${status}`)
  return result
}
