/**
 * `Broad`: a long field. `Whole`: a short field without a neighbor. `First`: of three short fields, the one that gets its own line if they
 * don't all fit on one.
 */
export type FieldWidth = 'Broad' | 'Whole' | 'Half' | 'First' | 'Third'

/**
 * Widths that fill every line with fields. The owner added the fields from index `ownFrom`; they share a line with built-in fields only if
 * one would otherwise be alone.
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
