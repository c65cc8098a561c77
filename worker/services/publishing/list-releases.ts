import * as z from 'zod'
import { AppError } from '../../contract/errors.ts'
import { type ReleaseList, type ReleaseListItem, releaseChange } from '../../contract/releases.ts'
import { ownsDraft } from '../../storage/drafts.ts'
import { listReleaseRows } from '../../storage/publishing/release-rows.ts'
import type { ServiceContext } from '../context.ts'
import { schedulesOf } from './schedules-of.ts'
import { handleHost } from './site-address.ts'

/** A website's releases, the newest first, and what is set for a time. Throws not_found. */
export async function listReleases(
  ctx: ServiceContext,
  which: { userId: string; draftId: string },
): Promise<ReleaseList> {
  const [isOwn, rows, schedules] = await Promise.all([
    ownsDraft(ctx.db, which),
    listReleaseRows(ctx.db, which),
    schedulesOf(ctx, which),
  ])
  if (!isOwn) throw new AppError('not_found')
  return { releases: rows.flatMap((row) => itemOf(ctx, row)), schedules }
}

type Row = Awaited<ReturnType<typeof listReleaseRows>>[number]

const itemOf = (
  { env }: ServiceContext,
  { number, changes, createdAt, liveSince, host, ...row }: Row,
): ReleaseListItem[] =>
  number === null
    ? []
    : [
        {
          ...row,
          number,
          domain: host === null || host === handleHost(env, row.handle) ? null : host,
          createdAt: createdAt.toISOString(),
          changes: changesOf(changes),
          live: liveSince !== null,
          liveSince: liveSince?.toISOString() ?? null,
        },
      ]

const storedChanges = z.array(releaseChange)

/** What an earlier version of the product wrote may not be understood any more. */
function changesOf(json: string | null): ReleaseListItem['changes'] {
  return json === null ? null : (storedChanges.safeParse(JSON.parse(json)).data ?? null)
}
