import { expect } from 'vitest'
import { reconcile } from '../../../../worker/publishing/reconcile.ts'
import { brokenInvariants } from '../faults/invariants.ts'
import { contextOf, siteEnv, visit } from '../sites/sites.ts'
import { clearSites } from '../sites/stored-site.ts'
import { type Fault, interruptAt, type Point, recordSteps } from './interrupt.ts'
import { isReachable, type Scenario, scenarios, type View } from './scenarios.ts'
import type { StagedSite } from './staged-site.ts'
import { viewOf, watchVisitors } from './watch-visitors.ts'

/** Longer than every lease and delay. */
const pastLeases = 25 * 60_000
const casesAtOnce = 6
let names = 0
const newName = () => `tried${names++}`

const at = (ms: number) => contextOf(siteEnv(), () => new Date(Date.now() + ms))
const watched = (site: StagedSite) => ({ env: siteEnv(), visit: (url: string) => visit(url), site })
const isSame = (one: View, other: View) => JSON.stringify(one) === JSON.stringify(other)

/** Runs an operation once per step, each time on a new website that has visitors, with a fault at that step, then runs the cron. */
export async function tryEveryStep(scenario: Scenario, fault: Fault): Promise<{ steps: number; visits: number }> {
  const points = await stepsOfScenario(scenario)
  expect(points.length).toBeGreaterThan(0)
  // The cron affects every website, so only one case runs at a time.
  const atOnce = scenario.cronAfter ? 1 : casesAtOnce
  let visits = 0
  for (let from = 0; from < points.length; from += atOnce) {
    await clearSites()
    const cases = await Promise.all(
      points.slice(from, from + atOnce).map((point) => runInterrupted(scenario, point, fault)),
    )
    await reconcile(at(pastLeases))
    for (const { endVisits } of cases) visits += await endVisits()
    expect(await brokenInvariants(new Date(Date.now() + pastLeases)), fault).toEqual([])
    for (const { mustBeSettled } of cases) await mustBeSettled()
  }
  return { steps: points.length, visits }
}

/** The steps of an operation in order. */
async function stepsOfScenario({ prepare, run, cronAfter = 0 }: Scenario): Promise<Point[]> {
  const site = await prepare(at(0), newName())
  const { points, onStep } = recordSteps()
  await run({ ...at(cronAfter), onStep }, site)
  return points
}

async function runInterrupted(scenario: Scenario, point: Point, fault: Fault) {
  const site = await scenario.prepare(at(0), newName())
  const [before, after] = [scenario.before(site), scenario.after(site)]
  const what = `${scenario.name}: ${point.label} ${fault}`
  const { reached, onStep } = interruptAt(point, fault)
  const stop = watchVisitors(watched(site))
  const running = scenario.run({ ...at(scenario.cronAfter ?? 0), onStep }, site).then(
    () => true,
    () => false,
  )
  const hung = reached.then(() => (fault.startsWith('hangs') ? false : running))
  const acknowledged = await Promise.race([running, hung])
  if (isReachable(before) && isReachable(after))
    expect(isReachable(await viewOf(watched(site))), `${what}: no address shows the website`).toBe(true)

  /** Expects that visitors only saw the state before or after the operation. */
  const endVisits = async () => {
    const { visits, seen } = await stop()
    for (const view of seen) {
      for (const at of ['handle', 'other', 'domain'] as const) expect([before[at], after[at]], what).toContain(view[at])
    }
    return visits
  }
  /** Expects the state before or after the operation: after it, if acknowledged. If not, repeating it must succeed. */
  const mustBeSettled = async () => {
    const view = await viewOf(watched(site))
    if (acknowledged || scenario.cronAfter) expect(view, what).toEqual(after)
    else expect([before, after], what).toContainEqual(view)
    if (isSame(view, after)) return
    await scenario.run(at(pastLeases + 60_000), site)
    expect(await viewOf(watched(site)), what).toEqual(after)
  }
  return { endVisits, mustBeSettled }
}

/** Expects that a website survives an operation that is interrupted at any step. */
export async function survives(operation: string, fault: Fault): Promise<void> {
  const scenario = scenarios.find(({ name }) => name === operation)
  if (!scenario) throw new Error('no such operation')
  const { steps, visits } = await tryEveryStep(scenario, fault)
  expect(steps).toBeGreaterThan(10)
  expect(visits).toBeGreaterThanOrEqual(steps)
}
