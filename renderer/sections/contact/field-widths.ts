/**
 * `Broad`: a long field. `Whole`: a short field without a neighbor. `First`: the one of three short fields that gets
 * its own line if there isn't room for all.
 */
export type FieldWidth = 'Broad' | 'Whole' | 'Half' | 'First' | 'Third'

/**
 * Widths of fields such that every line is full. Fields from index `ownFrom` were added by the owner. They only share a
 * line with built-in fields if one would be left alone.
 */
export function fieldWidths(areLong: readonly boolean[], ownFrom = 0): FieldWidth[] {
  return areLong.map((isLong, index) => {
    if (isLong) return 'Broad'
    const next = areLong.indexOf(true, index)
    let [start, end] = [areLong.lastIndexOf(true, index) + 1, next === -1 ? areLong.length : next]
    if (ownFrom - start > 1 && end - ownFrom > 1) {
      if (index < ownFrom) end = ownFrom
      else start = ownFrom
    }
    if (end - start === 1) return 'Whole'
    if ((end - start) % 2 === 0 || index - start >= 3) return 'Half'
    return index === start ? 'First' : 'Third'
  })
}
