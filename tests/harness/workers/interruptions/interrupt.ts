import type { ServiceContext } from '../../../../worker/platform/context.ts'

type OnStep = NonNullable<ServiceContext['onStep']>

/** A step of an operation, and which occurrence of it. */
export type Point = { label: string; occurrence: number }
/** An operation throws or hangs, before or after the step. */
export const faults = ['throws before', 'throws after', 'hangs before', 'hangs after'] as const
export type Fault = (typeof faults)[number]

/** Records every started step in order. */
export function recordSteps() {
  const points: Point[] = []
  const count = counter()
  const onStep: OnStep = (label, run) => {
    points.push({ label, occurrence: count(label) })
    return run()
  }
  return { points, onStep }
}

/** Interrupts one step, at which `reached` resolves. After a hang, no later step starts, as if the Worker had been killed. */
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

/** Counts how often a label has occurred. */
function counter() {
  const counts = new Map<string, number>()
  return (label: string) => {
    const before = counts.get(label) ?? 0
    counts.set(label, before + 1)
    return before
  }
}
