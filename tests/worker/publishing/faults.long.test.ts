import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { faults } from '../../harness/workers/interruptions/interrupt.ts'
import { scenarios } from '../../harness/workers/interruptions/scenarios.ts'
import { tryEveryStep } from '../../harness/workers/interruptions/try-every-step.ts'

// Injected faults log errors, which this output omits.
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())

const tried = { steps: 0, visits: 0 }
afterAll(() =>
  console.info(`${scenarios.length} operations, ${tried.steps} faults, ${tried.visits} looks at a website`),
)

describe.each(scenarios.map((scenario) => [scenario.name, scenario] as const))('%s', (_name, scenario) => {
  it.each(faults)('survives every step that %s', { timeout: 180_000 }, async (fault) => {
    const { steps, visits } = await tryEveryStep(scenario, fault)
    expect(visits).toBeGreaterThan(0)
    tried.steps += steps
    tried.visits += visits
  })
})
