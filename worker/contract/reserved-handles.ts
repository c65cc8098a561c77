import { product } from '../../renderer/document/product.ts'
import { imitatedBrands, phishingWords } from './imitated-brands.ts'
import { ownNames } from './routes-table.ts'

/**
 * Whether nobody can have a handle: it is a name of the product's own, or would pass for another host's or for a well-known
 * brand's, as it is (paypal), as it looks (paypa1, rnicrosoft) or with a word that makes people trust it (paypal-login). A brand's
 * name in another name is fine (apple-tree-cafe).
 */
export const isReservedHandle = (handle: string): boolean =>
  ownNames.has(handle) || isEncoded(handle) || passesForBrand(handle)

/** Names with two hyphens there stand for something else, as `xn--` does for letters of other alphabets. */
const isEncoded = (handle: string) => handle.slice(2, 4) === '--'

const asLetters: Record<string, string> = { 0: 'o', 1: 'l', 2: 'z', 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b', 9: 'g' }

/** What a name looks like at a glance: the same for all that look alike. */
const looksOf = (name: string): string =>
  name
    .replaceAll('-', '')
    .replace(/\d/g, (digit) => asLetters[digit] ?? digit)
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replaceAll('i', 'l')

const brands = [product.name.toLowerCase(), ...imitatedBrands].map(looksOf)
const words = phishingWords.map(looksOf)

function passesForBrand(handle: string): boolean {
  // A number before or behind deceives nobody out of their trust.
  const names = [handle, handle.replace(/^\d+-?|-?\d+$/g, '')].map(looksOf)
  return names.some((name) => brands.some((brand) => isBrandAmongWords(name, brand)))
}

function isBrandAmongWords(name: string, brand: string): boolean {
  for (let at = name.indexOf(brand); at >= 0; at = name.indexOf(brand, at + 1)) {
    if (isMadeOfWords(name.slice(0, at)) && isMadeOfWords(name.slice(at + brand.length))) return true
  }
  return false
}

const isMadeOfWords = (text: string): boolean =>
  text === '' || words.some((word) => text.startsWith(word) && isMadeOfWords(text.slice(word.length)))
