/** About as many characters as a search result shows of a title. */
const shown = 60
const short = 20

/** The advice on a page title of this length. `usual` is the page's title without one. */
export function titleAdvice(title: string, usual: string): string {
  const { length } = title.trim()
  if (length === 0) return `If left empty, the title is “${usual}”.`
  if (length < short) return `${count(length)}: short. People search for what you do and where, so say both.`
  if (length <= shown) return `${count(length)}: a good length.`
  return `${count(length)}: search results may cut off the end.`
}

const count = (length: number) => `${length} ${length === 1 ? 'character' : 'characters'}`
