/** What no text of ours has: by what is said of it to the model. */
const marks: Record<string, RegExp> = {
  'a link':
    /\b(?:https?:\/\/|www\.)\S+|\b[\p{L}\d-]+\.(?:com|net|org|io|co|biz|info|shop|site|online|xyz|app|dev|ru|cn|uk|de|fr|eu)\b\S*/iu,
  'an e-mail address': /[^\s@]+@[^\s@]+\.[^\s@]+/u,
  markup: /<\/?[a-z!][^>]*>?|&(?:#\d+|#x[\da-f]+|[a-z]{2,8});|```|!?\[[^\]]*\]\([^)]*\)/iu,
  'a placeholder': /\[[^\]]*\]|\{[^}]*\}/u,
}

/**
 * What a text has that no text of a page should come with: a link, an address, markup, a placeholder. Undefined when it has none, or none but
 * those that stand in words of the owner's `own`.
 */
export function foreignMark(text: string, own: readonly string[] = []): string | undefined {
  const known = own.map((words) => words.toLowerCase())
  const isKnown = (found: string) =>
    known.some((words) => words.includes(found.toLowerCase().replace(/[.,;:!?)]+$/, '')))
  return Object.entries(marks).find(([, mark]) =>
    Array.from(text.matchAll(new RegExp(mark, `${mark.flags}g`))).some(([found]) => !isKnown(found)),
  )?.[0]
}
