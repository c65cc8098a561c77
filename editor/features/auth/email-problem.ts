import { failureCode } from '../../api/api-error.ts'
import { messageOf } from '../../messages.ts'

/** What a person reads when an address could not be used. The server looks closer than the page does. */
export const emailProblem = (error: unknown): string | undefined =>
  error ? (failureCode(error) === 'invalid_request' ? 'Invalid email.' : messageOf(error)) : undefined
