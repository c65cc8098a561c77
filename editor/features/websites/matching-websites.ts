import type { DraftListItem } from '../../../worker/drafts/schema.ts'

/** How many websites a person looks over without searching. */
export const searchedFrom = 7

/** The websites whose name or web address has every word of a search, in any order. */
export function matchingWebsites(websites: DraftListItem[], search: string): DraftListItem[] {
  const words = plain(search).split(/\s+/).filter(Boolean)
  return websites.filter(({ businessName, publishedHandle, mainDomain }) => {
    const text = plain(`${businessName} ${publishedHandle ?? ''} ${mainDomain ?? ''}`)
    return words.every((word) => text.includes(word))
  })
}

/** Without case and accents: 'cafe' finds 'Café'. */
const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
