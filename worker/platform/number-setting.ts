/** Parses a setting that is a number of at least 0; blank is 0. Throws for anything else. */
export function numberSetting(variable: string, text: string | undefined, unit = 'milliseconds'): number {
  const number = Number(text || 0)
  if (number >= 0 && number < Number.POSITIVE_INFINITY) return number
  throw new Error(`${variable} must be ${unit}: a number.`)
}
