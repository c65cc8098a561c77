import type { ServiceContext } from '../platform/context.ts'
import { runBatch } from '../platform/db/database.ts'
import { headerLine } from '../platform/emails/letter.ts'
import { AppError } from '../platform/http/errors.ts'
import type { Owner } from '../platform/owner.ts'
import { digitsOf, foldText } from './fold-text.ts'
import { listPhotoRows, type PhotoRow } from './photos/photo-rows.ts'
import {
  countOfSender,
  countUnreadRows,
  findMessageRow,
  findOldestUnreadRow,
  listMessageRows,
  listReplyRows,
  type Position,
  type ReplyRow,
  type Sender,
  type SummaryRow,
  type WholeRow,
} from './rows.ts'
import {
  type Message,
  type MessageList,
  type MessageQuery,
  type MessageReply,
  type MessageSummary,
  messagesAtOnce,
  type UnreadCounts,
} from './schema.ts'

/** Shorter numbers match too many others. */
const minDigits = 3
/** Each search word is an SQL parameter. */
const maxWords = 20

/**
 * A page of a person's messages, newest first. A search matches messages that contain every word, or a phone number with these digits.
 * Throws invalid_request for an invalid page.
 */
export async function listMessages(ctx: ServiceContext, of: Owner & MessageQuery): Promise<MessageList> {
  const { userId, folder, draftId, search, unread, before } = of
  const { rows, counts } = await listMessageRows(ctx.db, {
    ...{ userId, folder, draftId, unread, limit: messagesAtOnce + 1 },
    ...wanted(search),
    before: before === undefined ? undefined : readPosition(before),
  })
  const messages = rows.slice(0, messagesAtOnce)
  const last = messages.at(-1)
  return {
    messages: messages.map(summaryOf),
    next: last && rows.length > messagesAtOnce ? writePosition(last) : null,
    ...(before === undefined && {
      counts: { inbox: 0, archive: 0, spam: 0, ...Object.fromEntries(counts.map((row) => [row.folder, row.count])) },
    }),
  }
}

function wanted(search: string): { words: string[]; digits: string } {
  const words = [...new Set(foldText(search).split(' '))].filter(Boolean).slice(0, maxWords)
  const looksLikeNumber = /^[\d\s()+/.-]+$/.test(foldText(search))
  const digits = looksLikeNumber ? digitsOf(search) : ''
  return { words, digits: digits.length < minDigits ? '' : digits }
}

/** One of a person's messages with its replies. Throws not_found. */
export async function getMessage(ctx: ServiceContext, of: Owner & { id: string }): Promise<Message> {
  const its = { userId: of.userId, ids: [of.id] }
  const [row, { replies, photos }] = await Promise.all([
    findMessageRow(ctx.db, of),
    runBatch(ctx.db, { replies: listReplyRows(ctx.db, its), photos: listPhotoRows(ctx.db, its) }),
  ])
  if (!row) throw new AppError('not_found')
  const fromSamePerson = await countOfSender(ctx.db, senderOf(of.userId, row))
  return messageOf(row, { replies, photos, fromSamePerson })
}

const maxExcerptLength = 160

const summaryOf = ({ beginning, createdAt, readAt, replied, ...row }: SummaryRow): MessageSummary => ({
  ...row,
  replied: replied === 1,
  excerpt: headerLine(beginning, maxExcerptLength),
  createdAt: createdAt.toISOString(),
  readAt: readAt?.toISOString() ?? null,
})

type Belongings = { replies: readonly ReplyRow[]; photos: readonly PhotoRow[]; fromSamePerson: number }

const messageOf = (
  { message, answers, language, hostname, spamReasons, photosLeftOut, ...row }: WholeRow,
  { replies, photos, fromSamePerson }: Belongings,
): Message => ({
  ...summaryOf(row),
  ...{ message, language, hostname, photosLeftOut, fromSamePerson },
  answers: JSON.parse(answers),
  photos: photos.map(({ id, width, height }) => ({ id, width, height })),
  spamReasons: JSON.parse(spamReasons),
  replies: replies.map(replyOf),
})

export const replyOf = ({ id, text, createdAt, sentAt, failedAt }: ReplyRow): MessageReply => ({
  ...{ id, text, createdAt: createdAt.toISOString() },
  state: sentAt ? 'sent' : failedAt ? 'failed' : 'waiting',
})

/** Encodes the last message of a page as the cursor `next`. */
const writePosition = ({ createdAt, id }: Position): string => `${createdAt.getTime()}.${id}`

/** Decodes the cursor. Throws invalid_request. */
function readPosition(text: string): Position {
  const [, time, id] = /^(\d{1,15})\.([\w-]{1,64})$/.exec(text) ?? []
  if (time === undefined || id === undefined) {
    throw new AppError('invalid_request', { issues: [{ path: 'before', message: 'no page begins there' }] })
  }
  return { createdAt: new Date(Number(time)), id }
}

export async function countUnread(ctx: ServiceContext, { userId }: Owner): Promise<UnreadCounts> {
  const rows = await countUnreadRows(ctx.db, userId)
  return {
    unread: rows.reduce((sum, { count }) => sum + count, 0),
    byWebsite: Object.fromEntries(rows.map(({ draftId, count }) => [draftId, count])),
  }
}

/** The oldest unread message in a person's inbox; null if all are read. */
export async function oldestUnread(ctx: ServiceContext, of: Owner): Promise<MessageSummary | null> {
  const row = await findOldestUnreadRow(ctx.db, of)
  return row ? summaryOf(row) : null
}

/** With fewer digits, strangers with made-up numbers would count as one person. */
const minPhoneDigits = 5

/** Identifies the sender of a message, to find their other messages. */
export function senderOf(userId: string, row: { id: string; email: string; phone: string }): Sender {
  const digits = digitsOf(row.phone)
  return { userId, id: row.id, email: row.email, digits: digits.length < minPhoneDigits ? '' : digits }
}
