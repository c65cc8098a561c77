import type { Sender } from '../../storage/inbox/sender-rows.ts'
import { digitsOf } from './fold-text.ts'

/** With fewer, strangers who entered anything would be one person. */
const fewestDigits = 5

/** Who sent a message, as others of theirs are found. */
export function senderOf(userId: string, row: { id: string; email: string; phone: string }): Sender {
  const digits = digitsOf(row.phone)
  return { userId, id: row.id, email: row.email, digits: digits.length < fewestDigits ? '' : digits }
}
