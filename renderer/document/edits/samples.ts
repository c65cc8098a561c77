/** The field that says of an item that it was invented. */
export const sampleField = 'sample'

/** An invented item with nothing that was invented of it, for its owner to fill in: publishing any of that would be unlawful. */
export const withoutInvention = (item: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(item).map(([name, value]) => [name, name === 'id' ? value : blankOf(value)]))

function blankOf(value: unknown): unknown {
  if (typeof value === 'number') return 0
  if (typeof value === 'boolean') return false
  // A formatted text is a string where it has no formatting. A picture is its owner's choice.
  const isText = typeof value === 'string' || (typeof value === 'object' && value !== null && 'blocks' in value)
  return isText ? '' : value
}
