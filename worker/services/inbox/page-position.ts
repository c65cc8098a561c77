import { AppError } from '../../contract/errors.ts'
import type { Position } from '../../storage/inbox/message-rows.ts'

/** What `next` of a page says: after which message the next one begins. */
export const writePosition = ({ createdAt, id }: Position): string => `${createdAt.getTime()}.${id}`

/** The same read. Throws invalid_request. */
export function readPosition(text: string): Position {
  const [, time, id] = /^(\d{1,15})\.([\w-]{1,64})$/.exec(text) ?? []
  if (time === undefined || id === undefined) {
    throw new AppError('invalid_request', { issues: [{ path: 'before', message: 'no page begins there' }] })
  }
  return { createdAt: new Date(Number(time)), id }
}
