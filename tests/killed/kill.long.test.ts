import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { expect, it } from 'vitest'
import { buildWorker, freshFolder, root } from '../harness/bench/workerd.mjs'

const rounds = 9
const visitorsPerRound = 12
/** About how long a round's requests take. */
const latestKillMs = 600
/** Longer than every lease. */
const leasesMs = 25 * 60_000

type Ask = <Result>(name: string, order: object) => Promise<Result>
type Seen = { title: string; stored: string[]; waiting: string[]; mailed: string[] }

/** Starts the Worker on the storage in `folder`, in a process that can be killed. */
async function startKillable(main: string, folder: string) {
  const before = new Set(workerdProcesses())
  const files = readdirSync(dirname(main)).filter((name) => name.endsWith('.mjs'))
  const others = files.map((name) => join(dirname(main), name))
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      modulesRoot: dirname(main),
      modules: [main, ...others.filter((path) => path !== main)].map((path) => ({ type: 'ESModule', path })),
      compatibilityDate: '2026-11-17',
      host: '127.0.0.1',
      cf: false,
      // The interrupted requests log errors.
      handleStructuredLogs: () => {},
      resourcePersistencePath: folder,
      d1Databases: { DB: 'kills' },
      kvNamespaces: { SITES: 'kills' },
      r2Buckets: { MEDIA: 'kills', MESSAGE_PHOTOS: 'kills-photos' },
      bindings: {
        ENVIRONMENT: 'development',
        APP_ORIGIN: 'http://localhost:8787',
        SITES_ORIGIN: 'http://localhost:8787',
        WEBSITE_LIMIT: '5',
        MAIL_PROVIDER: 'embedded',
        AUTH_SECRET: 'a secret of the tests, long enough',
      },
    }),
  )
  const address = await miniflare.ready
  const pids = workerdProcesses().filter((pid) => !before.has(pid))
  expect(pids).toHaveLength(1)
  const ask: Ask = async (name, order) => {
    const response = await fetch(new URL(name, address), { method: 'POST', body: JSON.stringify(order) })
    if (!response.ok) throw new Error(`${name}: ${(await response.text()).slice(0, 1000)}`)
    return (await response.json()) as never
  }
  const kill = async () => {
    for (const pid of pids) process.kill(pid, 'SIGKILL')
    await miniflare.dispose().catch(() => {})
  }
  return { ask, kill, stop: () => miniflare.dispose() }
}

/** The workerd processes that this one has started and that still run. */
function workerdProcesses(): number[] {
  const children = readdirSync('/proc/self/task').flatMap((thread) =>
    readFileSync(`/proc/self/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  )
  return children.filter((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0', 1)[0]?.endsWith('workerd'))
}

function migrationStatements(): string[] {
  const folder = join(root, 'worker/migrations')
  const files = readdirSync(folder).filter((name) => name.endsWith('.sql'))
  const texts = files.sort().map((name) => readFileSync(join(folder, name), 'utf8'))
  const statements = texts.flatMap((text) => text.split('--> statement-breakpoint'))
  return statements.map((statement) => statement.trim()).filter(Boolean)
}

it('loses no message and no publication when the process is killed', { timeout: 300_000 }, async () => {
  const main = await buildWorker('tests/killed/kill-worker.ts')
  const folder = freshFolder('killed')
  let running = await startKillable(main, folder)
  let ms = 0
  const ask: Ask = (name, order) => running.ask(name, { ms, ...order })
  await ask('migrate', { statements: migrationStatements() })
  const site = await ask('stage', {})
  let title = (await ask<Seen>('look', { site })).title
  let sent = 0

  for (let round = 0; round < rounds; round += 1) {
    const next = `Version ${round}`
    const visitors = Array.from({ length: visitorsPerRound }, (_, index) => `visitor${round}x${index}`)
    const thanked = new Set<string>()
    let isPublished = false
    const requests = [
      ask('publish', { site, name: next }).then(() => {
        isPublished = true
      }),
      ...visitors.map((name) =>
        ask<string>('post', { site, name }).then((kind) => kind === 'sent' && thanked.add(name)),
      ),
    ]
    const settled = Promise.allSettled(requests)
    await new Promise((resolve) => setTimeout(resolve, (latestKillMs * round) / (rounds - 1)))
    await running.kill()
    await settled
    running = await startKillable(main, folder)

    const seen = await ask<Seen>('look', { site })
    expect([title, next]).toContain(seen.title)
    expect(seen.stored).toEqual(expect.arrayContaining([...thanked]))
    ms += leasesMs
    await ask('cron', {})
    const settledTitle = (await ask<Seen>('look', { site })).title
    expect(isPublished ? [next] : [title, next]).toContain(settledTitle)
    // A visitor who saw an error sends again, and so does the owner.
    for (const name of visitors) if (!thanked.has(name)) expect(await ask('post', { site, name })).toBe('sent')
    await ask('publish', { site, name: next })
    title = next
    sent += visitors.length
  }

  ms += leasesMs
  await ask('cron', {})
  const { stored, waiting, mailed, ...last } = await ask<Seen>('look', { site })
  expect(await ask('invariants', {})).toEqual([])
  await running.stop()
  expect(last.title).toBe(title)
  expect([stored.length, new Set(stored).size, waiting]).toEqual([sent, sent, []])
  expect(stored.filter((name) => !mailed.some((subject) => subject.includes(`${name} `)))).toEqual([])
})
