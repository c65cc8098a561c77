/** Minimum and maximum digits of a phone number by country, including the leading 0. */
const digitsIn: Readonly<Record<string, readonly [fewest: number, most: number]>> = {
  ...{ US: [10, 11], CA: [10, 11], MX: [10, 12], BR: [10, 12], GB: [10, 11], IE: [8, 11], FR: [10, 10], ES: [9, 9] },
  ...{ PT: [9, 9], IT: [6, 11], NL: [10, 10], BE: [9, 10], DE: [6, 13], AT: [5, 14], CH: [10, 10], DK: [8, 8] },
  ...{ NO: [8, 8], SE: [8, 11], FI: [6, 12], PL: [9, 9], AU: [6, 10], NZ: [8, 11], ZA: [10, 10], IN: [10, 12] },
  ...{ JP: [10, 11], KR: [8, 11] },
}
/** E.164 limits, including the country code. */
const minInternationalDigits = 8
const maxDigits = 15
const minDigits = 6

export type PhoneProblem = {
  sentence: string
  /** Whether more digits would fix it, in which case no error shows during typing. */
  isUnfinished: boolean
}

/** Explains why a phone number is invalid. Undefined if it's valid or blank. */
export function phoneProblem(number: string, country: string): PhoneProblem | undefined {
  const text = number.trim()
  if (text === '') return undefined
  const main = text.replace(/(?:,|;|#|\b(?:ext|extension|x))[\s.:#]*\d{1,6}$/i, '')
  if (/[^\d\s+()./\-–\u00a0]/u.test(main)) {
    return { sentence: 'Enter digits only.', isUnfinished: false }
  }
  const count = main.replace(/\D/g, '').length
  const isAbroad = /^\s*(?:\+|00)/.test(main)
  if (count > maxDigits) return { sentence: 'Too many digits for a phone number.', isUnfinished: false }
  const range = isAbroad ? ([minInternationalDigits, maxDigits] as const) : digitsIn[country]
  const [min, max] = range ?? [minDigits, maxDigits]
  if (count < min) return { sentence: tooShort(count, isAbroad ? undefined : range), isUnfinished: true }
  if (count <= max) return undefined
  return { sentence: `${count} digits, but at most ${max} here. Abroad? Start with +.`, isUnfinished: false }
}

function tooShort(count: number, range: readonly [number, number] | undefined): string {
  if (!range) return `${count} ${count === 1 ? 'digit' : 'digits'} so far: short for a number.`
  const [min, max] = range
  return `${count} of ${min === max ? min : `at least ${min}`} digits so far.`
}
