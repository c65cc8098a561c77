import { AppError } from './errors.ts'

/** A draft's revision as an ETag. */
export const etagOf = (revision: number) => `"${revision}"`

/** The revision a change was made from, out of `If-Match: "<revision>"`. 428 without, 400 when it is something else. */
export function revisionOf(ifMatch: string | undefined): number {
  if (ifMatch === undefined || ifMatch.trim() === '') throw new AppError('revision_required')
  const revision = /^\s*"?(\d{1,9})"?\s*$/.exec(ifMatch)?.[1]
  if (revision === undefined) {
    throw new AppError('invalid_request', { issues: [{ path: 'If-Match', message: 'expected "<revision>"' }] })
  }
  return Number(revision)
}
