/** Marks an item as invented. */
export const sampleField = 'sample'

/** Clears an invented item for its owner to fill in. Publishing invented reviews would be unlawful. */
export const withoutInventedValues = (item: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(item).map(([name, value]) => [name, name === 'id' ? value : blankOf(value)]))

function blankOf(value: unknown): unknown {
  if (typeof value === 'number') return 0
  if (typeof value === 'boolean') return false
  // Formatted text without formatting is a string. Pictures are the owner's choice, so they stay.
  const isText = typeof value === 'string' || (typeof value === 'object' && value !== null && 'blocks' in value)
  return isText ? '' : value
}
