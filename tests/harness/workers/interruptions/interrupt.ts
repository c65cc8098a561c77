import type { ServiceContext } from '../../../../worker/platform/context.ts'

type OnStep = NonNullable<ServiceContext['onStep']>

/** One of an operation's steps: its label, and which time it is reached. */
export type Point = { label: string; occurrence: number }
/** It throws, or it never comes back: before the step does anything, or after it has done everything. */
export const faults = ['throws before', 'throws after', 'hangs before', 'hangs after'] as const
export type Fault = (typeof faults)[number]

/** Writes down every step that is begun, in its order. */
export function recordSteps() {
  const points: Point[] = []
  const count = counter()
  const onStep: OnStep = (label, run) => {
    points.push({ label, occurrence: count(label) })
    return run()
  }
  return { points, onStep }
}

/**
 * Interrupts one step, once. `reached` settles when it has come to that. A run that hangs is as good as killed: no later step of it starts,
 * or its own timeouts would let it go on half a minute later, in the middle of another test.
 */
export function interruptAt(point: Point, fault: Fault) {
  const count = counter()
  let killed = false
  let arrive = () => {}
  const reached = new Promise<void>((resolve) => {
    arrive = resolve
  })
  const interrupt = () => {
    arrive()
    killed = fault.startsWith('hangs')
    return killed ? new Promise<never>(() => {}) : Promise.reject(new Error(`${fault} ${point.label}`))
  }
  const onStep: OnStep = async (label, run) => {
    if (killed) return new Promise<never>(() => {})
    if (label !== point.label || count(label) !== point.occurrence) return run()
    if (fault.endsWith('before')) return interrupt()
    await run()
    return interrupt()
  }
  return { reached, onStep }
}

/** How often something was counted before. */
function counter() {
  const counts = new Map<string, number>()
  return (label: string) => {
    const before = counts.get(label) ?? 0
    counts.set(label, before + 1)
    return before
  }
}
