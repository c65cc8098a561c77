import type { ServiceContext } from '../platform/context.ts'
import { AppError } from '../platform/http/errors.ts'
import { logFailure } from '../platform/log/log.ts'

export type Step = <T>(name: string, run: () => Promise<T>) => Promise<T>

/**
 * Names the steps of an operation that no crash may leave half done. Everything it awaits is a step, so tests can interrupt it anywhere and
 * the log names the step that failed (`go live: commit`). An AppError is an expected outcome and isn't logged.
 */
export function stepsOf({ onStep = (_label, run) => run() }: Pick<ServiceContext, 'onStep'>, operation: string): Step {
  return async (name, run) => {
    const label = `${operation}: ${name}`
    try {
      return await onStep(label, run)
    } catch (error) {
      if (!(error instanceof AppError || error instanceof ConflictError))
        logFailure('publishing.step_failed', error, { what: label })
      throw error
    }
  }
}

/**
 * Runs a verb that changes what a website shows, as named steps, and retries it after a concurrent change. Such a verb finds the owner's
 * website, checks its own conditions, and commits everything in one batch.
 */
export function runVerb<T>(
  ctx: Pick<ServiceContext, 'onStep'>,
  verb: string,
  run: (step: Step) => Promise<T>,
): Promise<T> {
  const step = stepsOf(ctx, verb)
  return retryOnConflict(() => run(step))
}

/** A concurrent change came first: nothing was changed, and the operation may start over. */
export class ConflictError extends Error {
  constructor(reason: string) {
    super(reason)
    this.name = 'ConflictError'
  }
}

const triesInARow = 8

/** Reruns an operation after a ConflictError, up to eight tries in all. */
export async function retryOnConflict<T>(run: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await run()
    } catch (error) {
      if (!(error instanceof ConflictError) || tries === triesInARow) throw error
    }
  }
}
