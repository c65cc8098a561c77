import { and, asc, eq, ne } from 'drizzle-orm'
import type { AccountDeletion } from '../accounts/deletion/deletion-rows.ts'
import { type ArchiveFile, type DeletionStep, distinctNames, jsonFile, type WebsiteFolder } from '../accounts/parts.ts'
import { listDraftIds } from '../drafts/account.ts'
import { websiteSuspensions } from '../drafts/tables.ts'
import { handleHost, hostOrigin } from '../platform/addresses/hosts.ts'
import type { ServiceContext } from '../platform/context.ts'
import type { Database } from '../platform/db/database.ts'
import { AppError } from '../platform/http/errors.ts'
import type { OwnedDraft, Owner } from '../platform/owner.ts'
import { releases, reservedHandles, scheduledReleases, sitemaps, websites } from '../websites/tables.ts'
import { removeReleases } from './remove-releases.ts'
import { deleteDraft, takeDown } from './take-down.ts'

/** The steps that remove a person's websites, releases and handles with their account. */
export const deletingWebsites = {
  sites: { name: 'sites', run: takeSitesDown },
  websites: { name: 'websites', run: deleteWebsites },
  handles: { name: 'handles', run: ({ db }, { userId }) => disownHandles(db, userId) },
  releases: { name: 'releases', run: deleteReleases },
  suspensions: { name: 'suspensions', run: ({ db }, { userId }) => deleteSuspensions(db, userId) },
} satisfies Record<string, DeletionStep>

const deleteSuspensions = (db: Database, userId: string) =>
  db.delete(websiteSuspensions).where(eq(websiteSuspensions.userId, userId))

async function takeSitesDown(ctx: ServiceContext, { userId }: AccountDeletion): Promise<void> {
  const draftIds = await listDraftIds(ctx.db, userId)
  await Promise.all(draftIds.map((draftId) => takeDown(ctx, { userId, draftId })))
}

/** Fails if a website was published in the meantime; the next attempt takes it down. */
async function deleteWebsites(ctx: ServiceContext, { userId }: AccountDeletion): Promise<void> {
  for (const draftId of await listDraftIds(ctx.db, userId)) {
    await deleteDraft(ctx, { userId, draftId }).catch((error: unknown) => {
      if (!(error instanceof AppError && error.code === 'not_found')) throw error
    })
  }
}

/**
 * Includes releases of websites that were deleted earlier, and their visitor numbers. Deletes each row after its files, so no file is lost
 * track of. Skips a release whose files are being written: its writer will find no website to publish, and the next attempt deletes it.
 */
async function deleteReleases(ctx: ServiceContext, { userId }: AccountDeletion): Promise<void> {
  await giveUpReleases(ctx.db, { userId, at: ctx.now() })
  for (const draftId of await listUnfinished(ctx.db, userId)) {
    while ((await removeReleases(ctx, draftId)).removed > 0);
  }
  const left = await listUnfinished(ctx.db, userId)
  if (left.size > 0) throw new Error(`releases of ${left.size} websites are not removed yet`)
}

/** Clears the owner of a person's reserved handles, which stay reserved until their time is over. */
const disownHandles = (db: Database, userId: string) =>
  db.update(reservedHandles).set({ userId: null }).where(eq(reservedHandles.userId, userId))

/** Marks a person's releases for removal now, except those being written. */
const giveUpReleases = (db: Database, { userId, at }: Owner & { at: Date }) =>
  db
    .update(releases)
    .set({ state: 'removing', heldUntil: at })
    .where(and(eq(releases.userId, userId), ne(releases.state, 'pending')))

/** A person's websites that have releases to delete, including deleted websites. */
async function listUnfinished(db: Database, userId: string): Promise<Set<string>> {
  const rows = await db.selectDistinct({ id: releases.draftId }).from(releases).where(eq(releases.userId, userId))
  return new Set(rows.map(({ id }) => id))
}

/** The archive's files about the live website, its scheduled releases and every release. */
export async function* publishedFiles(
  ctx: ServiceContext,
  { draftId, folder, of }: WebsiteFolder,
): AsyncGenerator<ArchiveFile> {
  const which = { userId: of.userId, draftId }
  const live = await findWebsiteRecord(ctx.db, which)
  if (live) {
    const { host, ...record } = live
    const url = `${hostOrigin(ctx.env, host ?? handleHost(ctx.env, live.handle))}/`
    yield jsonFile(`${folder}/published.json`, { ...record, url }, live.modifiedAt)
  }
  const scheduled = await listScheduleRecords(ctx.db, which)
  if (scheduled.length > 0) yield jsonFile(`${folder}/scheduled.json`, scheduled, of.at)
  const distinct = distinctNames()
  for (const { id } of await listReleaseIds(ctx.db, which)) {
    const release = await findReleaseRecord(ctx.db, id)
    if (!release) continue
    const { document, changes } = release
    const content = { ...release, changes: changes && JSON.parse(changes), document: JSON.parse(document) }
    const name = distinct(release.number?.toString() ?? 'unfinished')
    yield jsonFile(`${folder}/releases/${name}.json`, content, release.createdAt)
  }
}

/** The live website, and whether search engines may list it. */
const findWebsiteRecord = (db: Database, { userId, draftId }: OwnedDraft) =>
  db
    .select({
      handle: websites.handle,
      releaseId: websites.releaseId,
      host: releases.host,
      version: websites.version,
      createdAt: websites.createdAt,
      modifiedAt: websites.modifiedAt,
      sitemap: { listed: sitemaps.listed, modifiedAt: sitemaps.modifiedAt },
    })
    .from(websites)
    .innerJoin(releases, eq(releases.id, websites.releaseId))
    .leftJoin(sitemaps, eq(sitemaps.handle, websites.handle))
    .where(and(eq(websites.draftId, draftId), eq(websites.userId, userId)))
    .get()

/** The scheduled releases of a website. */
const listScheduleRecords = (db: Database, { userId, draftId }: OwnedDraft) =>
  db
    .select({
      kind: scheduledReleases.kind,
      at: scheduledReleases.at,
      releaseId: scheduledReleases.releaseId,
      handle: scheduledReleases.handle,
      createdAt: scheduledReleases.createdAt,
      attempts: scheduledReleases.attempts,
      failure: scheduledReleases.failure,
    })
    .from(scheduledReleases)
    .where(and(eq(scheduledReleases.draftId, draftId), eq(scheduledReleases.userId, userId)))
    .orderBy(asc(scheduledReleases.at))

/** Without documents: the archive reads those one at a time. */
const listReleaseIds = (db: Database, { userId, draftId }: OwnedDraft) =>
  db
    .select({ id: releases.id })
    .from(releases)
    .where(and(eq(releases.draftId, draftId), eq(releases.userId, userId)))
    .orderBy(asc(releases.number))

const findReleaseRecord = (db: Database, id: string) =>
  db
    .select({
      releaseId: releases.id,
      number: releases.number,
      state: releases.state,
      cause: releases.cause,
      restoredFrom: releases.restoredFrom,
      handle: releases.handle,
      createdAt: releases.createdAt,
      changes: releases.changes,
      document: releases.document,
    })
    .from(releases)
    .where(eq(releases.id, id))
    .get()

/** Web addresses that this person left and that nobody else can take yet. */
export const listReservedAddresses = ({ db }: ServiceContext, userId: string) =>
  db
    .select({ handle: reservedHandles.handle, until: reservedHandles.until })
    .from(reservedHandles)
    .where(eq(reservedHandles.userId, userId))
    .orderBy(asc(reservedHandles.handle))
