import { expect } from 'vitest'
import { scenarios } from './scenarios.ts'
import { tryEveryStep } from './try-every-step.ts'

type Fault = Parameters<typeof tryEveryStep>[1]

/** Expects of an operation, by its name, that a website survives it however it is interrupted at each of its steps. */
export async function survives(operation: string, fault: Fault): Promise<void> {
  const scenario = scenarios.find(({ name }) => name === operation)
  if (!scenario) throw new Error('no such operation')
  const { steps, visits } = await tryEveryStep(scenario, fault)
  expect(steps).toBeGreaterThan(10)
  expect(visits).toBeGreaterThanOrEqual(steps)
}
