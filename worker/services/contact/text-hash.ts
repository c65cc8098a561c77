import { authSecret } from '../../providers/choose.ts'
import type { ServiceContext } from '../context.ts'
import { hexOf } from '../hash-of.ts'
import { foldText } from '../inbox/fold-text.ts'
import { keyedHash } from '../keyed-hash.ts'

/** In letters: many people say the same in fewer. */
const shortest = 40

/** What the same text is known by on other websites, however its numbers and signs differ. Blank for a short one. */
export async function textHashOf({ env }: Pick<ServiceContext, 'env'>, message: string): Promise<string> {
  const words = foldText(message)
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()
  if (words.length < shortest) return ''
  return hexOf((await keyedHash(authSecret(env), `message text ${words}`)).slice(0, 16))
}
