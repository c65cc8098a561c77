/** The words of a name, in small letters, without articles and endings of plurals. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !articles.has(word))
    .map((word) => (word.length > 3 ? word.replace(/(?:es|s)$/, '') : word))

const articles = new Set(
  'a an the our my your and of in to for der die das und le la les el los las il lo i gli o os as de een'.split(' '),
)

/** The head noun: the last word before 'for', 'of', 'with' and the like. */
function headOf(text: string): string {
  const [before = text] = text.split(
    /\s(?:for|of|in|with|on|at|from|to|für|mit|de|du|des|pour|para|con|di|da|do|van|voor|dla|na)\s/iu,
  )
  return wordsOf(before).at(-1) ?? wordsOf(text).at(-1) ?? ''
}

const share = (some: readonly string[], others: readonly string[]) =>
  some.length === 0 ? 0 : some.filter((word) => others.includes(word)).length / some.length

/** Whether `found` has the head noun and half of the words of `wanted`, and a third of its own words are among them. */
export function isSame(wanted: string, found: string): boolean {
  const [one, other] = [wordsOf(wanted), wordsOf(found)]
  if (one.length === 0 || other.length === 0) return wanted.trim() === found.trim()
  return other.includes(headOf(wanted)) && share(one, other) >= 0.5 && share(other, one) >= 0.34
}

export const hasHead = (text: string, name: string): boolean => wordsOf(text).includes(headOf(name))

/** The amounts in a price: 1250 of '$1,250', 40 and 60 of '£40-60', 0 of 'free'. */
export function amountsIn(text: string): number[] {
  const amounts = [...text.matchAll(/\d+(?:[.,' ’]\d+)*/g)].map(([number]) => {
    const parts = number.split(/[.,' ’]/)
    const last = parts.at(-1) ?? ''
    const isDecimal = parts.length > 1 && last.length !== 3
    return isDecimal ? Number(`${parts.slice(0, -1).join('')}.${last}`) : Number(parts.join(''))
  })
  return amounts.length > 0 ? amounts : [0]
}
