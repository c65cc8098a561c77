import { type ErrorCode, errorCodes } from '../../contract/errors.ts'
import type { Schedule } from '../../contract/releases.ts'
import { listSchedules } from '../../storage/publishing/schedule-rows.ts'
import type { ServiceContext } from '../context.ts'

/** What is set for a time of a person's website, the next first. */
export async function schedulesOf(
  ctx: Pick<ServiceContext, 'db'>,
  which: { userId: string; draftId: string },
): Promise<Schedule[]> {
  const rows = await listSchedules(ctx.db, which)
  return rows.map(({ kind, at, number, handle, failure }) => {
    if (number === null) throw new Error(`a scheduled release of ${which.draftId} has no number`)
    return { kind, at: at.toISOString(), release: number, handle, failure: codeOf(failure) }
  })
}

const codeOf = (failure: string | null): ErrorCode | null =>
  failure === null ? null : (errorCodes.find((code) => code === failure) ?? 'unknown')
