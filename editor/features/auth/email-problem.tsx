import type { ReactNode } from 'react'
import { failureCode } from '../../api/api-error.ts'
import { problems } from '../../messages.ts'
import { ErrorText } from '../../ui/error-text.tsx'

/** What a person reads when an address could not be used. The server checks it more strictly than the page does. */
export function emailProblem(error: unknown): ReactNode {
  if (!error) return undefined
  return failureCode(error) === 'invalid_request' ? problems.email : <ErrorText error={error} />
}
