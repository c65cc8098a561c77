import { type ArchiveFile, type DeletionStep, jsonFile, type WebsiteFolder } from '../accounts/parts.ts'
import type { ServiceContext } from '../platform/context.ts'
import type { Owner } from '../platform/owner.ts'
import { messagePages } from './export.ts'
import { listPhotoRows, listPhotosOfWebsite, type PhotoRow } from './photos/photo-rows.ts'
import { removeDuePhotos } from './photos/remove-photos.ts'
import { photoName } from './photos/show-photo.ts'
import { replyOf } from './read.ts'
import { listReplyRows, removeInboxes, type WholeRow } from './rows.ts'
import { findSettingsRow } from './settings.ts'

export const deletingMessages: DeletionStep = {
  name: 'messages',
  run: async (ctx, { userId }) => {
    await removeInboxes(ctx.db, userId)
    // The cron retries failures.
    await removeDuePhotos(ctx)
  },
}

/** A website's messages with replies and photos, and its inbox settings if set. */
export async function* inboxFiles(
  ctx: ServiceContext,
  { draftId, folder, of }: WebsiteFolder,
): AsyncGenerator<ArchiveFile> {
  const which = { userId: of.userId, draftId }
  const row = await findSettingsRow(ctx.db, which)
  if (row) {
    const { userId: _user, draftId: _draft, ...settings } = row
    yield jsonFile(`${folder}/inbox-settings.json`, settings, of.at)
  }
  const pages = messagePages(ctx, which)
  const first = await pages.next()
  if (first.done) return
  const input = messageList(ctx, { userId: of.userId, first: first.value, pages })
  yield { name: `${folder}/messages.json`, lastModified: of.at, input }
  for (const photo of await listPhotosOfWebsite(ctx.db, which)) {
    const stored = await ctx.env.MESSAGE_PHOTOS.get(photo.id)
    if (stored) yield { name: `${folder}/${fileOf(photo)}`, lastModified: photo.createdAt, input: stored.body }
  }
}

/** The path below the website's folder. */
const fileOf = ({ messageId, ...photo }: PhotoRow) => `message-photos/${messageId}/${photoName(photo)}`

type Pages = Owner & { first: WholeRow[]; pages: AsyncGenerator<WholeRow[]> }

/** Streams the messages as one JSON array: there may be thousands. */
async function* messageList(ctx: ServiceContext, { userId, first, pages }: Pages): AsyncGenerator<string> {
  yield '['
  let begins = '\n  '
  for (let rows: WholeRow[] | undefined = first; rows; rows = (await pages.next()).value) {
    const ids = rows.map(({ id }) => id)
    const replies = await listReplyRows(ctx.db, { userId, ids })
    const photos = await listPhotoRows(ctx.db, { userId, ids })
    for (const row of rows) {
      const answered = replies.filter(({ messageId }) => messageId === row.id).map(replyOf)
      const files = photos.filter(({ messageId }) => messageId === row.id).map(fileOf)
      yield begins + JSON.stringify(recordOf(row, { replies: answered, photos: files }))
      begins = ',\n  '
    }
  }
  yield '\n]\n'
}

const recordOf = (
  { beginning: _, draftId: _draft, businessName: _name, replied: _replied, photoCount: _count, ...row }: WholeRow,
  belongings: { replies: unknown[]; photos: string[] },
) => ({ ...row, answers: JSON.parse(row.answers), spamReasons: JSON.parse(row.spamReasons), ...belongings })
