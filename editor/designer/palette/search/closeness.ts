const withoutSpaces = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

/** How similar a typed word is to a known word, from 0 to 1. Prefixes, compounds and typos are recognized. */
export function closeness(typed: string, known: string): number {
  if (typed === known) return 1
  const [short, long] = typed.length < known.length ? [typed, known] : [known, typed]
  const share = short.length / long.length
  const least = withoutSpaces.test(short) ? 1 : 4
  if (known.startsWith(typed) && typed.length >= Math.min(2, least)) return 0.72 + 0.23 * share
  if (typed.startsWith(known) && known.length >= least) return 0.7 + 0.22 * share
  if (short.length > least - 1 && long.includes(short)) return 0.45 + 0.3 * share
  // Short words must match from the first letter: 'gait' isn't 'wait'.
  if (short.length < 4 || (short.length < 5 && typed[0] !== known[0])) return 0
  const allowed = short.length > 7 ? 2 : 1
  const slips = editDistance(typed, known, allowed)
  if (slips <= allowed) return 0.8 - 0.1 * slips
  const isBeginning = typed.length > 4 && editDistance(typed, known.slice(0, typed.length), 1) <= 1
  return isBeginning ? 0.55 : 0
}

/** Edit distance, counting a transposition as one edit. Stops above `maxDistance`. */
function editDistance(one: string, other: string, maxDistance: number): number {
  if (Math.abs(one.length - other.length) > maxDistance) return maxDistance + 1
  let [before, last] = [[] as number[], Array.from({ length: other.length + 1 }, (_, index) => index)]
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row]
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1]
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      next[column] = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    before = last
    last = next
  }
  return last[other.length] ?? 0
}
