export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Letters and digits, to compare names. */
export const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
