import {
  findDraftRecord,
  findReleaseRecord,
  findWebsiteRecord,
  listReleaseIds,
  listScheduleRecords,
  listWebsiteIds,
} from '../../../storage/account-archive.ts'
import type { ServiceContext } from '../../context.ts'
import { handleHost, hostOrigin } from '../../publishing/site-address.ts'
import { type ArchiveFile, type ArchiveOf, jsonFile } from './archive-file.ts'
import { distinctNames, fileNameOf } from './file-names.ts'
import { inboxFiles } from './inbox-files.ts'
import { pictureFiles } from './picture-files.ts'
import { visitFiles } from './visit-files.ts'

type Website = { draftId: string; folder: string; of: ArchiveOf }

/** A folder per website: its draft, what is live, what will be, every release, its pictures, what visitors sent and how many there were. */
export async function* websiteFiles(ctx: ServiceContext, of: ArchiveOf): AsyncGenerator<ArchiveFile> {
  const distinct = distinctNames()
  for (const { id, name } of await listWebsiteIds(ctx.db, of.userId)) {
    const folder = `websites/${distinct(name === null ? 'deleted-website' : fileNameOf(name) || id)}`
    const website = { draftId: id, folder, of }
    yield* draftFiles(ctx, website)
    yield* releaseFiles(ctx, website)
    yield* pictureFiles(ctx, website)
    yield* inboxFiles(ctx, website)
    yield* visitFiles(ctx, website)
  }
}

async function* draftFiles(ctx: ServiceContext, { draftId, folder, of }: Website): AsyncGenerator<ArchiveFile> {
  const draft = await findDraftRecord(ctx.db, { userId: of.userId, draftId })
  if (!draft) return
  const { websiteSettings, ...record } = draft
  const content = { ...record, websiteSettings: JSON.parse(websiteSettings) }
  yield jsonFile(`${folder}/draft.json`, content, draft.modifiedAt)
  const live = await findWebsiteRecord(ctx.db, { userId: of.userId, draftId })
  if (live) {
    const { host, ...record } = live
    const url = `${hostOrigin(ctx.env, host ?? handleHost(ctx.env, live.handle))}/`
    yield jsonFile(`${folder}/published.json`, { ...record, url }, live.modifiedAt)
  }
  const scheduled = await listScheduleRecords(ctx.db, { userId: of.userId, draftId })
  if (scheduled.length > 0) yield jsonFile(`${folder}/scheduled.json`, scheduled, of.at)
}

async function* releaseFiles(ctx: ServiceContext, { draftId, folder, of }: Website): AsyncGenerator<ArchiveFile> {
  const distinct = distinctNames()
  for (const { id } of await listReleaseIds(ctx.db, { userId: of.userId, draftId })) {
    const release = await findReleaseRecord(ctx.db, id)
    if (!release) continue
    const { document, changes } = release
    const content = { ...release, changes: changes && JSON.parse(changes), document: JSON.parse(document) }
    const name = distinct(release.number?.toString() ?? 'unfinished')
    yield jsonFile(`${folder}/releases/${name}.json`, content, release.createdAt)
  }
}
