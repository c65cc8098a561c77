import { type MessageList, type MessageQuery, messagesAtOnce } from '../../contract/messages.ts'
import { listMessageRows } from '../../storage/inbox/message-rows.ts'
import type { ServiceContext } from '../context.ts'
import { summaryOf } from './describe-message.ts'
import { digitsOf, foldText } from './fold-text.ts'
import { readPosition, writePosition } from './page-position.ts'

/** Numbers of fewer digits are in too many others. */
const fewestDigits = 3
/** Each is a parameter of the statement. */
const mostWords = 20

/**
 * A page of a person's messages, the newest first. A search wants every word that it says somewhere in a message, or a phone number with
 * these digits. Throws invalid_request for an invalid page.
 */
export async function listMessages(ctx: ServiceContext, of: { userId: string } & MessageQuery): Promise<MessageList> {
  const { userId, folder, draftId, search, unread, before } = of
  const { rows, counts } = await listMessageRows(ctx.db, {
    ...{ userId, folder, draftId, unread },
    ...wanted(search),
    before: before === undefined ? undefined : readPosition(before),
    limit: messagesAtOnce + 1,
  })
  const messages = rows.slice(0, messagesAtOnce)
  const last = messages.at(-1)
  return {
    messages: messages.map(summaryOf),
    next: last && rows.length > messagesAtOnce ? writePosition(last) : null,
    counts: { inbox: 0, archive: 0, spam: 0, ...Object.fromEntries(counts.map((row) => [row.folder, row.count])) },
  }
}

function wanted(search: string): { words: string[]; digits: string } {
  const words = [...new Set(foldText(search).split(' '))].filter(Boolean).slice(0, mostWords)
  const looksLikeNumber = /^[\d\s()+/.-]+$/.test(foldText(search))
  const digits = looksLikeNumber ? digitsOf(search) : ''
  return { words, digits: digits.length < fewestDigits ? '' : digits }
}
