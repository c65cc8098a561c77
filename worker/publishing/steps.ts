import type { ServiceContext } from '../platform/context.ts'
import { AppError } from '../platform/http/errors.ts'

export type Step = <T>(name: string, run: () => Promise<T>) => Promise<T>

/**
 * Names the steps of an operation that no crash may leave half done. Everything that it awaits is a step, so that tests can interrupt
 * it anywhere and the log names the step that failed (`go live: commit`). An error for the user is not a failure.
 */
export function stepsOf(
  { onStep = (_label, run) => run(), label: context }: Pick<ServiceContext, 'onStep' | 'label'>,
  operation: string,
): Step {
  return async (name, run) => {
    const label = `${operation}: ${name}`
    try {
      return await onStep(label, run)
    } catch (error) {
      if (!(error instanceof AppError || error instanceof ConflictError))
        console.error(`${context === undefined ? '' : `${context} `}${label}: ${error}`)
      throw error
    }
  }
}

/** A concurrent change: none of the operation happened, and it may start over. */
export class ConflictError extends Error {
  constructor(reason: string) {
    super(reason)
    this.name = 'ConflictError'
  }
}

const triesInARow = 8

/** Does something that others may overtake, and does it over when they did. Gives up where that never ends. */
export async function retryOnConflict<T>(run: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await run()
    } catch (error) {
      if (!(error instanceof ConflictError) || tries === triesInARow) throw error
    }
  }
}
