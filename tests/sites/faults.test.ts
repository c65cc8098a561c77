import { beforeEach, expect, it, vi } from 'vitest'
import { scenarios } from '../harness/workers/interruptions/scenarios.ts'
import { tryEveryStep } from '../harness/workers/interruptions/try-every-step.ts'

// Every injected fault is logged, as it should be; not here.
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())

// All other operations, and all other faults: faults.long.test.ts.
it.each([
  ['publish under another address', 'throws after'],
  ['publish under another address', 'hangs before'],
  ['repoint: connect a domain', 'hangs after'],
] as const)('a website survives every step of ‘%s’ that %s', async (operation, fault) => {
  const scenario = scenarios.find(({ name }) => name === operation)
  if (!scenario) throw new Error('no such operation')
  const { steps, visits } = await tryEveryStep(scenario, fault)
  expect(steps).toBeGreaterThan(10)
  expect(visits).toBeGreaterThanOrEqual(steps)
})
