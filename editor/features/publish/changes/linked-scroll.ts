/** Where a section stands on its page, in CSS pixels. */
export type Standing = { id: string; top: number; height: number }

/**
 * How far down another version of a page shows the same as this one does at `offset`: as far into the same section, or at the end
 * of the last section before it that both have.
 */
export function matchingOffset(offset: number, here: readonly Standing[], there: readonly Standing[]): number {
  const passed = here.filter(({ top }) => top <= offset).toReversed()
  for (const [back, section] of passed.entries()) {
    const same = there.find(({ id }) => id === section.id)
    if (!same) continue
    const into = back === 0 && section.height > 0 ? Math.min((offset - section.top) / section.height, 1) : 1
    return same.top + into * same.height
  }
  return 0
}
