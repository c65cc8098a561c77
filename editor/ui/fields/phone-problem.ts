/** How many digits a number has in a country, its leading 0 counted; the fewest and the most. */
const digitsIn: Readonly<Record<string, readonly [fewest: number, most: number]>> = {
  ...{ US: [10, 11], CA: [10, 11], MX: [10, 12], BR: [10, 12], GB: [10, 11], IE: [8, 11], FR: [10, 10], ES: [9, 9] },
  ...{ PT: [9, 9], IT: [6, 11], NL: [10, 10], BE: [9, 10], DE: [6, 13], AT: [5, 14], CH: [10, 10], DK: [8, 8] },
  ...{ NO: [8, 8], SE: [8, 11], FI: [6, 12], PL: [9, 9], AU: [6, 10], NZ: [8, 11], ZA: [10, 10], IN: [10, 12] },
  ...{ JP: [10, 11], KR: [8, 11] },
}
/** By the international plan, with the country's code. */
const fewestAbroad = 8
const mostAnywhere = 15
const fewestAnywhere = 6

export type PhoneProblem = {
  sentence: string
  /** Whether more digits would solve it: no reproach while somebody types. */
  isUnfinished: boolean
}

/** What is wrong with a phone number, in a friendly sentence. Undefined where nothing is, and for a blank one. */
export function phoneProblem(number: string, country: string): PhoneProblem | undefined {
  const text = number.trim()
  if (text === '') return undefined
  const main = text.replace(/(?:,|;|#|\b(?:ext|extension|x))[\s.:#]*\d{1,6}$/i, '')
  if (/[^\d\s+()./\-–\u00a0]/u.test(main)) {
    return { sentence: 'Enter digits only. Put names and notes in the section’s text.', isUnfinished: false }
  }
  const count = main.replace(/\D/g, '').length
  const isAbroad = /^\s*(?:\+|00)/.test(main)
  if (count > mostAnywhere) return { sentence: 'That’s too many digits for a phone number.', isUnfinished: false }
  const range = isAbroad ? ([fewestAbroad, mostAnywhere] as const) : digitsIn[country]
  const [fewest, most] = range ?? [fewestAnywhere, mostAnywhere]
  if (count < fewest) return { sentence: tooShort(count, isAbroad ? undefined : range, country), isUnfinished: true }
  if (count <= most) return undefined
  const sentence = `Numbers in ${countryName(country)} have at most ${most} digits; this one has ${count}. For a number abroad, begin with + and the country’s code.`
  return { sentence, isUnfinished: false }
}

function tooShort(count: number, range: readonly [number, number] | undefined, country: string): string {
  const digits = count === 1 ? '1 digit' : `${count} digits`
  if (!range) return `That’s short for a phone number. It has ${digits} so far.`
  const [fewest, most] = range
  const wanted = fewest === most ? `${fewest} digits` : `at least ${fewest} digits`
  return `Numbers in ${countryName(country)} have ${wanted}; this one has ${count} so far.`
}

const names = new Intl.DisplayNames('en', { type: 'region' })
const articled = new Set(['US', 'GB', 'NL', 'PH', 'AE', 'CZ'])
const countryName = (country: string) => `${articled.has(country) ? 'the ' : ''}${names.of(country) ?? country}`
