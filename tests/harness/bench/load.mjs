// Keeps a server busy on the second processor.
import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { freshFolder, pinned } from './workerd.mjs'

/** How long the generator may take to start and end, in addition to the load. */
const patienceMs = 30_000

const generator = fileURLToPath(new URL('load-generator.mjs', import.meta.url))

/** Complete requests for `/` of these hosts, with these headers. */
export const requestsFor = (hosts, headers) =>
  hosts.map((host) => `GET / HTTP/1.1\r\nHost: ${host}\r\n${headers.map((line) => `${line}\r\n`).join('')}\r\n`)

/** Writes the requests for `pressOn`, once for all turns. */
export function keepRequests(name, requests) {
  const file = join(freshFolder(`load-${name}`), 'requests')
  writeFileSync(file, requests.join('\0'))
  return file
}

/**
 * Sends requests as fast as the server responds. Throws if a response is missing or has a different status than `status`. Returns {
 * answered, slices: [{ rate, cpu, busy }] }: requests per second, processor seconds per request, and the used share of a processor.
 */
export async function pressOn({ port, pids, file, status = 200, seconds, skipSeconds = 0.2 }) {
  const options = JSON.stringify({ port, pids, file, seconds, skipSeconds })
  const timeout = seconds * 1000 + patienceMs
  const { stdout } = await promisify(execFile)(...pinned(1, process.execPath, [generator, options]), { timeout })
  const { first, ...result } = JSON.parse(stdout)
  if (first !== status) throw new Error(`port ${port} responded ${first}, not ${status}`)
  return result
}
