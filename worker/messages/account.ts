import { type ArchiveFile, type DeletionStep, jsonFile, type WebsiteFolder } from '../accounts/parts.ts'
import type { ServiceContext } from '../platform/context.ts'
import type { Owner } from '../platform/owner.ts'
import { messagePages } from './export.ts'
import { replyOf } from './read.ts'
import { listReplyRows, removeInboxes, type WholeRow } from './rows.ts'
import { findSettingsRow } from './settings.ts'

export const deletingMessages: DeletionStep = {
  name: 'messages',
  run: ({ db }, { userId }) => removeInboxes(db, userId),
}

/** The messages that visitors sent to a website, with any replies; and its owner's notification settings, if set. */
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
}

type Pages = Owner & { first: WholeRow[]; pages: AsyncGenerator<WholeRow[]> }

/** As one JSON list that is read while it is sent: there may be thousands. */
async function* messageList(ctx: ServiceContext, { userId, first, pages }: Pages): AsyncGenerator<string> {
  yield '['
  let begins = '\n  '
  for (let rows: WholeRow[] | undefined = first; rows; rows = (await pages.next()).value) {
    const replies = await listReplyRows(ctx.db, { userId, ids: rows.map(({ id }) => id) })
    for (const row of rows) {
      const answered = replies.filter(({ messageId }) => messageId === row.id).map(replyOf)
      yield begins + JSON.stringify(recordOf(row, answered))
      begins = ',\n  '
    }
  }
  yield '\n]\n'
}

const recordOf = (
  { beginning: _, draftId: _draft, businessName: _name, replied: _replied, spamReasons, ...row }: WholeRow,
  replies: unknown[],
) => ({ ...row, spamReasons: JSON.parse(spamReasons), replies })
