import { deepStrictEqual, ok } from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { buildWorker, freshFolder, root } from '../harness/bench/workerd.mjs'

// A real workerd with its database and its stores on disk, that one may kill at any moment and start again on the same folder.

/** Starts the bundle on the storage in `folder`. `ask` sends an order and returns its result. */
async function startKillable(bundle, folder) {
  const before = new Set(childProcesses())
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      modulesRoot: dirname(bundle),
      modules: modulesBeside(bundle),
      compatibilityDate: '2026-11-17',
      host: '127.0.0.1',
      cf: false,
      // What it logs of the faults is as it should be.
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
  const pids = childProcesses().filter((pid) => !before.has(pid))
  if (pids.length !== 1) throw new Error(`${pids.length} processes to kill`)
  const ask = async (name, order) => {
    const response = await fetch(new URL(name, address), { method: 'POST', body: JSON.stringify(order) })
    if (!response.ok) throw new Error(`${name}: ${(await response.text()).slice(0, 1000)}`)
    return response.json()
  }
  return {
    ask,
    /** As a machine does that loses its power. */
    async kill() {
      for (const pid of pids) process.kill(pid, 'SIGKILL')
      await miniflare.dispose().catch(() => {})
    },
    stop: () => miniflare.dispose(),
  }
}

/** A built Worker's modules, the main one first. */
function modulesBeside(main) {
  const others = readdirSync(dirname(main)).map((name) => join(dirname(main), name))
  return [main, ...others.filter((path) => path !== main)].map((path) => ({ type: 'ESModule', path }))
}

/** Statements of all migrations, in their order. */
function migrationStatements() {
  const folder = join(root, 'worker/migrations')
  const files = readdirSync(folder).filter((name) => name.endsWith('.sql'))
  return files
    .sort()
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('--> statement-breakpoint'))
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '')
}

/** The processes of workerd that this one has started and that still run. */
function childProcesses() {
  const children = readdirSync('/proc/self/task').flatMap((thread) =>
    readFileSync(`/proc/self/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  )
  return children.filter((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0', 1)[0].endsWith('workerd'))
}

// One operation, killed at one of its steps, or at any moment, and the state afterwards.

/** Past every lease, and past what is held for a publish or for visitors. */
const pastLeases = 25 * 60_000

/** A storage folder with a process on it, which is another after every kill, and a clock that only goes forward. */
async function openWorld(bundle, folder) {
  const world = { ms: 0, sites: 0, kills: 0, process: await startKillable(bundle, folder) }
  return Object.assign(world, {
    ask: (name, order) => world.process.ask(name, { ms: world.ms, ...order }),
    newName: () => `killed${(world.sites++).toString(36)}`,
    async kill() {
      await world.process.kill()
      world.kills += 1
      world.process = await startKillable(bundle, folder)
    },
    stop: () => world.process.stop(),
  })
}

/** Kills it while it hangs at a step. Returns the website, so that later checks can look at it again. */
async function killAtStep(world, operation, point, fault) {
  const of = { scenario: operation.name }
  const site = await world.ask('prepare', { ...of, name: world.newName() })
  ok(await world.ask('hang', { ...of, site, point, fault }), 'the step was never reached')
  await world.kill()
  return mustSettle(world, operation, { ...of, site }, false)
}

/** Kills it so many milliseconds after it began. */
async function killAtMoment(world, operation, moment) {
  const of = { scenario: operation.name }
  const site = await world.ask('prepare', { ...of, name: world.newName() })
  let acknowledged = false
  const running = world.ask('run', { ...of, site }).then(
    () => {
      acknowledged = true
    },
    () => {},
  )
  await new Promise((resolve) => setTimeout(resolve, moment))
  await world.kill()
  await running
  return mustSettle(world, operation, { ...of, site }, acknowledged)
}

/** At once whatever is served is whole; after one run of the cron everything is, and what was not done can be done again. */
async function mustSettle(world, operation, order, acknowledged) {
  const crashed = await world.ask('look', order)
  for (const place of ['handle', 'other'])
    ok(
      [crashed.before[place], crashed.after[place]].includes(crashed.view[place]),
      `visitors found ${crashed.view[place]}`,
    )
  ok(!crashed.isLost, `no address shows the website: ${JSON.stringify(crashed.view)}`)
  world.ms += pastLeases
  await world.ask('cron')
  const { view, before, after } = await world.ask('look', order)
  if (acknowledged || operation.byCron) deepStrictEqual(view, after)
  else
    ok(
      [before, after].some((one) => JSON.stringify(one) === JSON.stringify(view)),
      `left as ${JSON.stringify(view)}`,
    )
  deepStrictEqual(await world.ask('invariants'), [])
  if (JSON.stringify(view) !== JSON.stringify(after)) await world.ask('run', order)
  deepStrictEqual((await world.ask('look', order)).view, after)
  return order
}

// Kills a real process during every operation that changes published pages, and checks the state afterwards.

const faults = ['hangs before', 'hangs after']
const anyMoments = 12
/** As long as an operation takes, in milliseconds. */
const latestMoment = 80

/**
 * Kills before and after each step; with `every`, also where another operation has the same step, and at random moments.
 * `say` gets a line for each operation. Returns the number of steps and kills, and the failures in words.
 */
export async function killAll({ every, only, say }) {
  const bundle = await buildWorker('tests/killed/kill-worker.ts')
  const folder = freshFolder('killed')
  const seen = new Set()
  const total = { operations: 0, steps: 0, kills: 0, failures: [] }
  let world = await openWorld(bundle, folder)
  await world.ask('migrate', { statements: migrationStatements() })
  const operations = (await world.ask('list')).filter(({ name }) => !only || name.includes(only))
  for (const operation of operations) {
    // A world for each, so that it stays small.
    await world.stop()
    const fresh = freshFolder(`killed/${total.operations}`)
    world = await openWorld(bundle, fresh)
    await world.ask('migrate', { statements: migrationStatements() })
    const points = await stepsOf(world, operation)
    const chosen = every ? points : points.filter(({ label }) => !seen.has(label) && seen.add(label))
    const failures = await killEach(world, operation, chosen, every)
    say({ operation: operation.name, steps: points.length, tried: chosen.length, kills: world.kills, failures })
    total.operations += 1
    total.steps += chosen.length
    total.kills += world.kills
    total.failures.push(...failures)
  }
  await world.stop()
  return total
}

async function stepsOf(world, { name }) {
  const site = await world.ask('prepare', { scenario: name, name: world.newName() })
  return world.ask('record', { scenario: name, site })
}

async function killEach(world, operation, points, every) {
  const [failures, orders] = [[], []]
  const attempt = async (what, run) => {
    try {
      return await run()
    } catch (error) {
      failures.push(`${operation.name}, ${what}: ${error.message}`)
      return undefined
    }
  }
  for (const point of points)
    for (const fault of faults)
      orders.push(await attempt(`${point.label} ${fault}`, () => killAtStep(world, operation, point, fault)))
  for (let count = 0; every && count < anyMoments; count += 1) {
    const moment = Math.round(Math.random() * latestMoment)
    orders.push(await attempt(`after ${moment} ms`, () => killAtMoment(world, operation, moment)))
  }
  // Whatever was killed since, what was done once stays done.
  for (const order of orders.filter((one) => one !== undefined))
    await attempt('at the end', async () => {
      const { view, after } = await world.ask('look', order)
      deepStrictEqual(view, after)
    })
  return failures
}

// Kills a real process while visitors send messages: each acknowledged message must be stored once, with an email to its owner.

const rounds = 9
const atOnce = 12
/** As long as all of them take, in milliseconds. */
const latestMessage = 600

const pastMessageLeases = 10 * 60_000

/** Returns the number of messages sent, the number of processes killed, and the failures in words. */
export async function killContact() {
  const bundle = await buildWorker('tests/killed/contact-worker.ts')
  const folder = freshFolder('killed/contact')
  let process = await startKillable(bundle, folder)
  await process.ask('migrate', { statements: migrationStatements() })
  const hostname = await process.ask('publish', {})
  const total = { messages: 0, thanked: 0, kills: 0, mails: 0, failures: [] }
  let ms = 0
  const post = (who) => process.ask('post', { who, hostname, ms })

  for (let round = 0; round < rounds; round += 1) {
    const visitors = Array.from({ length: atOnce }, (_, index) => `visitor${round}x${index}`)
    const thanked = new Set()
    const sending = visitors.map((who) =>
      post(who).then(
        ({ kind }) => kind === 'sent' && thanked.add(who),
        () => {},
      ),
    )
    await new Promise((resolve) => setTimeout(resolve, (latestMessage * round) / (rounds - 1)))
    await process.kill()
    total.kills += 1
    await Promise.all(sending)
    process = await startKillable(bundle, folder)
    const { kept } = await process.ask('look', {})
    for (const who of thanked) if (!kept.includes(who)) total.failures.push(`${who} was thanked, and is not kept`)
    total.thanked += thanked.size
    // A visitor who saw an error clicks again.
    for (const who of visitors) {
      if (thanked.has(who)) continue
      const { kind } = await post(who)
      if (kind !== 'sent') total.failures.push(`${who} tried again and met ${kind}`)
    }
    ms += pastMessageLeases
    await process.ask('cron', { ms })
    total.messages += visitors.length
  }
  const { kept, waiting, mailed } = await process.ask('look', {})
  await process.stop()
  if (new Set(kept).size !== kept.length) total.failures.push('a message is kept twice')
  if (kept.length !== total.messages) total.failures.push(`${kept.length} of ${total.messages} messages are kept`)
  if (waiting.length > 0) total.failures.push(`${waiting.length} mails still wait`)
  for (const who of kept)
    if (!mailed.some((subject) => subject.includes(`${who} `))) total.failures.push(`no email about ${who}`)
  total.mails = mailed.length
  return total
}
