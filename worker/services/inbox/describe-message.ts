import type { Message, MessageReply, MessageSummary } from '../../contract/messages.ts'
import type { ReplyRow, SummaryRow, WholeRow } from '../../storage/inbox/message-rows.ts'

const longestExcerpt = 160

/** A stored message as a list shows it. */
export const summaryOf = ({ beginning, createdAt, readAt, ...row }: SummaryRow): MessageSummary => ({
  ...row,
  excerpt: excerptOf(beginning),
  createdAt: createdAt.toISOString(),
  readAt: readAt?.toISOString() ?? null,
})

/** A stored message in whole, with its replies. */
export const messageOf = (
  { message, language, hostname, spamReasons, ...row }: WholeRow,
  { replies, fromSamePerson }: { replies: readonly ReplyRow[]; fromSamePerson: number },
): Message => ({
  ...summaryOf(row),
  ...{ message, language, hostname, fromSamePerson },
  spamReasons: JSON.parse(spamReasons),
  replies: replies.map(replyOf),
})

/** A stored reply as its writer sees it. */
export const replyOf = ({ id, text, createdAt, sentAt, failedAt }: ReplyRow): MessageReply => ({
  ...{ id, text, createdAt: createdAt.toISOString() },
  state: sentAt ? 'sent' : failedAt ? 'failed' : 'waiting',
})

/** On one line, never cut within a character. */
function excerptOf(beginning: string): string {
  const characters = [...beginning.replace(/\s+/g, ' ').trim()]
  if (characters.length <= longestExcerpt) return characters.join('')
  return `${characters.slice(0, longestExcerpt).join('').trimEnd()}…`
}
