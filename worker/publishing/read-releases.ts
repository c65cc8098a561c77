import * as z from 'zod'
import { parseDocument } from '../../renderer/document/versions.ts'
import { ownDraftId } from '../drafts/rows.ts'
import type { LiveRelease } from '../drafts/schema.ts'
import { handleHost } from '../platform/addresses/hosts.ts'
import type { ServiceContext } from '../platform/context.ts'
import { runBatch } from '../platform/db/database.ts'
import { AppError } from '../platform/http/errors.ts'
import type { OwnedDraft } from '../platform/owner.ts'
import { listSchedules } from './rows/keep-for-later.ts'
import { findLiveRelease, findReleaseRow, listReleaseRows } from './rows/releases.ts'
import { scheduleOf } from './schedules.ts'
import { type Release, type ReleaseList, type ReleaseListItem, releaseChange } from './schema.ts'

/** A website's releases, newest first, and its schedules. Throws not_found. */
export async function listReleases(ctx: ServiceContext, which: OwnedDraft): Promise<ReleaseList> {
  const { own, rows, schedules } = await runBatch(ctx.db, {
    own: ownDraftId(ctx.db, which),
    rows: listReleaseRows(ctx.db, which),
    schedules: listSchedules(ctx.db, which),
  })
  if (own.length === 0) throw new AppError('not_found')
  return { releases: rows.flatMap((row) => itemOf(ctx, row)), schedules: schedules.map(scheduleOf) }
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

/** An earlier version of the product may have stored changes that this one can't read. */
function changesOf(json: string | null): ReleaseListItem['changes'] {
  return json === null ? null : (storedChanges.safeParse(JSON.parse(json)).data ?? null)
}

type Which = OwnedDraft & { number: number }

/** One release of a person's draft by its number. Throws not_found. */
export async function getRelease(ctx: ServiceContext, which: Which): Promise<Release> {
  const row = await findReleaseRow(ctx.db, which)
  if (!row) throw new AppError('not_found')
  return {
    number: which.number,
    createdAt: row.createdAt.toISOString(),
    websiteSettings: parseDocument(JSON.parse(row.document)),
  }
}

/** The live version of a draft; null while it isn't published. Throws not_found. */
export async function getLiveRelease(ctx: ServiceContext, which: OwnedDraft): Promise<LiveRelease | null> {
  const row = await findLiveRelease(ctx.db, which)
  if (!row) throw new AppError('not_found')
  const { release } = row
  if (!release) return null
  const { number, createdAt, document } = release
  if (number === null) throw new Error(`a live release of ${which.draftId} has no number`)
  return { number, createdAt: createdAt.toISOString(), websiteSettings: parseDocument(JSON.parse(document)) }
}
