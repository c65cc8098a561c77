// Keeps a server busy on the second processor: by wrk where it is installed, else with our own generator.
import { execFile, spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { freshFolder, pinned } from './workerd.mjs'

const connections = 64
const ownGenerator = fileURLToPath(new URL('load-generator.mjs', import.meta.url))
const script = fileURLToPath(new URL('load.lua', import.meta.url))
const hasWrk = spawnSync('wrk', ['-v']).error === undefined

/** What makes the load: the same for every server. */
export const generator = hasWrk ? 'wrk' : 'node'

/** Whole requests for `/` of these hosts, with these header lines. */
export const requestsFor = (hosts, headers) =>
  hosts.map((host) => `GET / HTTP/1.1\r\nHost: ${host}\r\n${headers.map((line) => `${line}\r\n`).join('')}\r\n`)

/** Writes requests where `pressOn` finds them; once for all rounds. */
export function keepRequests(name, requests) {
  const file = join(freshFolder(`load-${name}`), 'requests')
  writeFileSync(file, requests.join('\0'))
  return file
}

/**
 * Asks as fast as the server answers, for this many whole seconds. Answers { answered, seconds }; throws when an answer is
 * missing or of another status than `status`.
 */
export async function pressOn({ port, file, status = 200, seconds = 1 }) {
  const run = async (command, ...args) => (await promisify(execFile)(...pinned(1, command, args))).stdout
  const checked = JSON.parse(await run(process.execPath, ownGenerator, JSON.stringify({ port, file, ms: 0 })))
  if (checked.status !== status) throw new Error(`port ${port} answered ${checked.status}, not ${status}`)
  if (!hasWrk)
    return JSON.parse(
      await run(process.execPath, ownGenerator, JSON.stringify({ port, file, connections, ms: seconds * 1000 })),
    )
  const options = ['-t1', `-c${connections}`, `-d${seconds}s`, '-s', script, `http://127.0.0.1:${port}/`, '--', file]
  const { failed, ...counted } = JSON.parse((await run('wrk', ...options)).trim().split('\n').at(-1))
  if (failed > 0) throw new Error(`${failed} of ${counted.answered} requests to port ${port} failed`)
  return counted
}
