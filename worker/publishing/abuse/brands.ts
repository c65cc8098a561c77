import { getDomain } from 'tldts'
import { imitatedBrands, looksOf, passesForBrand } from '../../platform/addresses/reserved-handles.ts'
import { foldLookAlikes, withoutAccents } from './look-alikes.ts'

const names: ReadonlySet<string> = new Set(imitatedBrands)
const byLooks = new Map(imitatedBrands.map((name) => [looksOf(name), name]))

/** In letters. Shorter names are too much like other words, unless letters of another script give them away. */
const minBrandLength = { latin: 6, mixed: 4 }
/** Looks like the family name Klama. */
const ambiguous = 'klarna'

/** The brand that a word imitates with letters that are not its own; undefined for its true name and for other words. */
export function imitatedBrand(word: string): string | undefined {
  const plain = word.toLowerCase().replace(/[-.,:;!?'’"“”()]/g, '')
  const folded = foldLookAlikes(word).replace(/[^a-z0-9]/g, '')
  const name = byLooks.get(looksOf(folded))
  if (!name || plain === name || name === ambiguous) return undefined
  const isMixed = /[a-z]/.test(plain) && withoutAccents(plain) !== folded
  return name.length >= (isMixed ? minBrandLength.mixed : minBrandLength.latin) ? name : undefined
}

/** Whether a name is a brand's, alone or with words that brands add. */
export const isNamedLikeBrand = (name: string): boolean =>
  passesForBrand(
    foldLookAlikes(name)
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, ''),
  )

/** Whether a host has a brand's name without being the brand's own. */
export function imitatesInHost(host: string): boolean {
  const own = getDomain(host)?.split('.')[0] ?? ''
  if (names.has(own)) return false
  return host.split('.').some((label) => passesForBrand(label))
}
