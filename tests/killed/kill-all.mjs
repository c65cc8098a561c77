// Kills a real process during every operation that changes published pages, and checks the state afterwards.
import { deepStrictEqual } from 'node:assert/strict'
import { buildWorker } from '../harness/bench/build-worker.mjs'
import { freshFolder } from '../harness/bench/workerd.mjs'
import { migrationStatements } from './killable.mjs'
import { killAtMoment, killAtStep, openWorld } from './killed-operation.mjs'

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
