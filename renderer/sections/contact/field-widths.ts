/**
 * How much of its line a field takes: `Broad` where it is long, `Whole` where no short one is beside it. `First`: of three, that which has a
 * line of its own where they have no room.
 */
export type FieldWidth = 'Broad' | 'Whole' | 'Half' | 'First' | 'Third'

/**
 * Widths of fields so that every line is full. Fields from `ownFrom` are the owner's; they share a line with the others only if one would be
 * left alone.
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
