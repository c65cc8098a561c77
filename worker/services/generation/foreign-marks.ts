/** Marks that no text of ours has, by their names in the message to the model. */
const marks: Record<string, RegExp> = {
  'a link':
    /\b(?:https?:\/\/|www\.)\S+|\b[\p{L}\d-]+\.(?:com|net|org|io|co|biz|info|shop|site|online|xyz|app|dev|ru|cn|uk|de|fr|eu)\b\S*/iu,
  'an e-mail address': /[^\s@]+@[^\s@]+\.[^\s@]+/u,
  markup: /<\/?[a-z!][^>]*>?|&(?:#\d+|#x[\da-f]+|[a-z]{2,8});|```|!?\[[^\]]*\]\([^)]*\)/iu,
  'a placeholder': /\[[^\]]*\]|\{[^}]*\}/u,
}

/**
 * The mark in a text that no page text should have: a link, an address, markup, a placeholder. Undefined without one, or with only
 * those from the owner's `own` words.
 */
export function foreignMark(text: string, own: readonly string[] = []): string | undefined {
  const known = own.map((words) => words.toLowerCase())
  const isKnown = (found: string) =>
    known.some((words) => words.includes(found.toLowerCase().replace(/[.,;:!?)]+$/, '')))
  return Object.entries(marks).find(([, mark]) =>
    Array.from(text.matchAll(new RegExp(mark, `${mark.flags}g`))).some(([found]) => !isKnown(found)),
  )?.[0]
}
