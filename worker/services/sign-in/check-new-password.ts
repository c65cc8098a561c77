import { product } from '../../../renderer/document/product.ts'
import { AppError } from '../../contract/errors.ts'
import { isPredictable } from './is-predictable.ts'

let known: ReadonlySet<string> | undefined

/**
 * Throws password_too_common for one of those that are tried first: a common one, such a one repeated or dressed up with a few
 * digits, runs along the keyboard, what the person's address or the product's name gives away. Case does not matter.
 */
export async function checkNewPassword(password: string, email: string): Promise<void> {
  // Late: 49,000 words in 380 KB (205 KB compressed), which a Worker that sets no password need not unpack.
  known ??= new Set((await import('@zxcvbn-ts/language-common/dist/passwords.json.mjs')).default)
  if (isPredictable(password, { common: known, own: wordsOf(email) })) throw new AppError('password_too_common')
}

/** What somebody who knows the address tries: all of it, the name in it and its parts, its domain; and where it is used. */
function wordsOf(email: string): string[] {
  const [name = '', domain = ''] = email.split('@')
  return [email, name, ...name.split(/[^\p{L}\p{N}]+/u), domain.split('.')[0] ?? '', product.name.toLowerCase()]
}
