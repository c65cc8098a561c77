import { AppError } from '../../contract/errors.ts'
import type { ServiceContext } from '../context.ts'
import { Overtaken } from './overtaken.ts'

export type Step = <T>(number: number, name: string, run: () => Promise<T>) => Promise<T>

/**
 * The numbered steps of an operation that no crash may leave half done: everything that it awaits goes through here, so that its
 * tests can interrupt it anywhere, and a failure says in the log how far it came. An error for the user is not a failure.
 */
export function stepsOf(
  { around = (_label, run) => run(), label: context }: Pick<ServiceContext, 'around' | 'label'>,
  operation: string,
): Step {
  return async (number, name, run) => {
    const label = `${operation} ${number} ${name}`
    try {
      return await around(label, run)
    } catch (error) {
      if (!(error instanceof AppError || error instanceof Overtaken))
        console.error(`${context === undefined ? '' : `${context} `}${label}: ${error}`)
      throw error
    }
  }
}
