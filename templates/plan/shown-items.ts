import { leadingConjunction } from './sentence-text.ts'

const functionWords =
  /^(?:and|the|some|open|start|starts|starting|cost|costs|for|with|from|also|plus|per|our|all|und|der|die|das|mit|für|auch|les|des|pour|avec|aussi|para|con|por|los|las|per|dal|voor|met|van|het|een|från|och|och|dla|oraz)$/iu

/** Separates items of a list, but not numbers or brackets. A heading before a list is an item. */
const separator =
  /(?:(?<!\p{Nd})[,;]|[,;](?!\p{Nd})|[•|]|(?<=:)\s)(?![^()]*\))\s*|\s+\/\s*|\/\s+|(?<!\p{Nd})\s+[–—-]\s+|\s+[–—-]\s+(?!\p{Nd})/u
/** Without function words. */
export const wordsIn = (text: string): string[] =>
  (text.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’]*/gu) ?? []).filter((word) => !functionWords.test(word))
export const itemsOf = (text: string): string[] => text.split(separator).filter((item) => /[\p{L}\p{N}]/u.test(item))
const isHeading = (item: string) => /^(?:\S+\s?){1,2}:$|^what\s.*:$/iu.test(item)

const refersBack = /(?<!\p{L})(?:that|this|it|them|those|das|dies\p{L}*|cela|ça|eso|esto|questo|dat)(?!\p{L})/iu

/** Removes list items that appear elsewhere on the page. Blank if all of them do. */
export function withoutShown(text: string, shown: readonly string[], rows: readonly string[]): string {
  const longestFirst = [...shown, ...rows].toSorted((a, b) => b.length - a.length)
  const onRows = new Set(rows.flatMap(wordsIn))
  const isShown = (item: string) => {
    const lowercase = item.toLowerCase()
    const left = longestFirst.reduce((rest, quote) => rest.replace(quote, ' '), lowercase)
    if (left === lowercase || wordsIn(left).some((word) => word.length > 2)) return false
    // A service's row may show only some of the item's words.
    return (
      rows.length === 0 ||
      wordsIn(lowercase).every((word) => word.length < 4 || /\p{Nd}/u.test(word) || onRows.has(word))
    )
  }
  if (shown.length > 0 && isShown(text)) return ''
  const items = itemsOf(text)
  const left = items.filter((item) => !isShown(item))
  // Names without prices stay together: 'We also sell needles, belts and oil'.
  const isCut = items.some((item) => !left.includes(item) && !isHeading(item) && !/\p{Nd}/u.test(item))
  const standing = left.filter((item) => !isHeading(item))
  if (left.length === items.length || isCut || !standing.every(standsByItself)) return text
  return items
    .map((item, at) => ({ item, isNext: left.includes(items[at - 1] ?? '') && !isHeading(items[at - 1] ?? '') }))
    .filter(({ item }) => standing.includes(item))
    .map(({ item, isNext }, nth) => `${nth === 0 ? '' : isNext ? ', ' : '. '}${item.replace(leadingConjunction, '')}`)
    .join('')
    .replace(/:[.,]/g, ':')
}

const minWords = 3

/** Whether an item makes sense on its own: 'cowls supplied and fitted from 95', but not 'up to 2'. */
const standsByItself = (item: string): boolean =>
  !refersBack.test(item) && !continuation.test(item) && (item.match(/\p{L}{2,}/gu)?.length ?? 0) >= minWords

/** Words that only continue the previous item. */
const continuation =
  /^(?:and|or|but|up|so|then|over|under|after|before|with|without|for|from|per|plus|incl\p{L}*|each|also|only|just|not|no|including|depending|und|oder|aber|mit|ohne|für|ab|bis|inkl\p{L}*|et|ou|mais|avec|sans|pour|y|o|pero|con|sin|para|e|ma|senza|per|en|of|maar|met|voor|i|lub|ale|z|bez|dla)(?!\p{L})/iu
