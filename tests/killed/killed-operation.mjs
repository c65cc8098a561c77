// One operation, killed at one of its steps, or at any moment, and the state afterwards.
import { deepStrictEqual, ok } from 'node:assert/strict'
import { startKillable } from './killable.mjs'

/** Past every lease, and past what is held for a publish or for visitors. */
const pastLeases = 25 * 60_000

/** A storage folder with a process on it, which is another after every kill, and a clock that only goes forward. */
export async function openWorld(bundle, folder) {
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
export async function killAtStep(world, operation, point, fault) {
  const of = { scenario: operation.name }
  const site = await world.ask('prepare', { ...of, name: world.newName() })
  ok(await world.ask('hang', { ...of, site, point, fault }), 'the step was never reached')
  await world.kill()
  return mustSettle(world, operation, { ...of, site }, false)
}

/** Kills it so many milliseconds after it began. */
export async function killAtMoment(world, operation, moment) {
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
