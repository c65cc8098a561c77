import { product } from '../../../renderer/document/product.ts'
import { AppError } from '../../platform/http/errors.ts'

let known: ReadonlySet<string> | undefined

/**
 * Throws password_too_common for passwords that attackers try first: common ones, also repeated or with a few digits added, keyboard runs,
 * and anything made from the person's address or the product's name. Ignores case.
 */
export async function checkNewPassword(password: string, email: string): Promise<void> {
  // Loaded lazily: 49,000 words in 380 KB (205 KB compressed), needed only for setting a password.
  known ??= new Set((await import('@zxcvbn-ts/language-common/dist/passwords.json.mjs')).default)
  if (isPredictable(password, { common: known, own: wordsOf(email) })) throw new AppError('password_too_common')
}

/** Guessable words from the address: the whole address, its local part and that part's words, its domain; and the product's name. */
function wordsOf(email: string): string[] {
  const [name = '', domain = ''] = email.split('@')
  return [email, name, ...name.split(/[^\p{L}\p{N}]+/u), domain.split('.')[0] ?? '', product.name.toLowerCase()]
}

const rows = [
  ...['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'qwertzuiop', 'yxcvbnm'],
  ...[
    'azertyuiop',
    'qsdfghjklm',
    'wxcvbn',
    '1qaz',
    '2wsx',
    '3edc',
    '4rfv',
    '5tgb',
    '6yhn',
    '7ujm',
    '8ik',
    '9ol',
    '!@#$%^&*()',
  ],
]
const runs = [...rows, ...rows.map((row) => [...row].toReversed().join(''))]
/** A shorter run of characters means nothing. */
const minRunLength = 3
const word = { min: 4, max: 24 }
/** How many digits and signs may be added while the password still counts as predictable: a birthday, a year and a sign. */
const maxExtraCharacters = 6

/**
 * Whether a password is among the first guesses: a common one; only alphabet or keyboard runs, the person's own words and one common word,
 * repeated or with a few digits and signs; or up to four characters repeated over and over. Several words unrelated to the person are fine,
 * common or not. `common`: in lowercase.
 */
function isPredictable(
  password: string,
  { common, own }: { common: ReadonlySet<string>; own: readonly string[] },
): boolean {
  const text = password.normalize('NFKC').toLowerCase()
  if (common.has(text) || repeats(text)) return true
  const parts = own
    .filter((of) => of.length >= minRunLength)
    .toSorted((a, b) => b.length - a.length)
    .reduce((left, of) => left.flatMap((part) => part.split(of)), [text])
  return isTrivial(parts) || commonIn(parts, common).some((of) => isTrivial(parts.flatMap((part) => part.split(of))))
}

const repeats = (text: string) =>
  [1, 2, 3, 4].some((length) => text === text.slice(0, length).repeat(text.length).slice(0, text.length))

/** A password's common words. */
function commonIn(parts: readonly string[], common: ReadonlySet<string>): string[] {
  const found = new Set<string>()
  for (const part of parts) {
    for (let from = 0; from + word.min <= part.length; from++) {
      for (let to = from + word.min; to <= Math.min(part.length, from + word.max); to++) {
        const piece = part.slice(from, to)
        if (common.has(piece)) found.add(piece)
      }
    }
  }
  return [...found]
}

/** Whether the parts are only runs and a few digits and signs. */
function isTrivial(parts: readonly string[]): boolean {
  const left = parts.map(withoutRuns).join('')
  return left.length <= maxExtraCharacters && !/\p{L}/u.test(left)
}

function withoutRuns(text: string): string {
  let left = ''
  for (let at = 0; at < text.length; ) {
    const length = runAt(text, at)
    if (length < minRunLength) left += text.slice(at, at + length)
    at += length
  }
  return left
}

/** How many characters starting at `at` repeat or follow in sequence: at least 1. */
function runAt(text: string, at: number): number {
  let length = 1
  while (text[at + length] === text[at]) length++
  if (length > 1) return length
  while (at + length < text.length && runs.some((run) => run.includes(text.slice(at, at + length + 1)))) length++
  return length
}
