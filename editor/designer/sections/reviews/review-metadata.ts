import { parseDate } from './parse-date.ts'

export type ReviewMetadata = { stars?: number; date?: string; source?: string }

/** Review sites, each with a line that only occurs there. */
const platforms: readonly (readonly [name: string, telltale: RegExp])[] = [
  ['Google', /^(local guide\b.*|response from the owner.*|.* ago on google)$/im],
  ['Trustpilot', /^date of experience:.*$/im],
  ['Facebook', /^.{2,60} (recommends|doesn.t recommend) .*$/im],
  ['Yelp', /^(useful|funny|cool|helpful|oh no)( \d+)?\s*$[\s\S]*^(funny|cool|thanks|love this|oh no)\b/im],
  ['Checkatrade', /\bcheckatrade\b/i],
]

/** A line that is only a site's name: 'Google', 'Google review', 'via Yelp', 'on Tripadvisor'. */
const named =
  /^(?:(?:via|on|from|source:)\s+)?(google|yelp|facebook|trustpilot|checkatrade|trip ?advisor|angi|houzz|thumbtack|nextdoor|trusted ?shops|jameda|treatwell|booksy|booking\.com|airbnb)(?: (?:maps|business|reviews?))?$/i

const proper: Readonly<Record<string, string>> = { trustedshops: 'Trusted Shops', 'booking.com': 'Booking.com' }

/** The site from which the text was copied. Blank if unknown. */
export const detectPlatform = (text: string): string => platforms.find(([, telltale]) => telltale.test(text))?.[0] ?? ''

export function parseSource(text: string): string | undefined {
  const name = named
    .exec(text.trim())?.[1]
    ?.toLowerCase()
    .replace(/^trip advisor$/, 'tripadvisor')
  if (!name) return undefined
  return proper[name.replace(' ', '')] ?? `${name.charAt(0).toUpperCase()}${name.slice(1)}`
}

const number = '(\\d+(?:[.,]\\d+)?)'
const worded = [
  new RegExp(
    `^(?:rated |rating:? ?)?${number} ?(?:/|of|out of|von|sur|de|su) ?5(?: ?(?:stars?|sterne\\w*|étoiles|estrellas|stelle|★|⭐️?))?$`,
    'i',
  ),
  new RegExp(
    `^(?:rated |rating:? ?)?${number}[ -]?(?:stars?(?: rating)?|sterne?|étoiles?|estrellas?|stell[ae]|★|⭐️?)$`,
    'i',
  ),
]

/**
 * Parses a text that is only a rating from 1 to 5: '★★★★☆', '⭐⭐⭐⭐', '4/5', '4 of 5 stars', '4 stars'. Ignores impossible ratings such as
 * seven stars.
 */
export function parseStars(text: string): number | undefined {
  const plainText = text.trim().replace(/\s+/g, ' ')
  if (/^(?:[★⭐🌟☆ ]|\ufe0f)+$/u.test(plainText))
    return within([...plainText].filter((sign) => '★⭐🌟'.includes(sign)).length)
  const [, count] = worded.map((form) => form.exec(plainText)).find((match) => match !== null) ?? []
  return count === undefined ? undefined : within(Math.round(Number(count.replace(',', '.'))))
}

const within = (count: number) => (count >= 1 && count <= 5 ? count : undefined)

/** Whether a text is only a rating, even an impossible one. */
const isRating = (text: string) =>
  /^(?:[★⭐🌟☆ ]|\ufe0f)+$/u.test(text.trim()) || worded.some((form) => form.test(text.trim().replace(/\s+/g, ' ')))

/** Separators within a line: 'Jo · 5/5 · March 2025'. Excludes commas within a date. */
const between = /\s*[·•|()]\s*|\s+[–—-]\s+|(?<=\D),\s+|(?<=[★⭐☆])\s+(?=[^★⭐☆])|(?<=[^\s★⭐☆])\s+(?=[★⭐☆])/u

/** Splits a line into metadata and remaining text. */
export function parseMetadata(line: string, now: Date): { marks: ReviewMetadata; rest: string[] } {
  const marks: ReviewMetadata = {}
  const takeMetadata = (part: string): boolean => {
    const [stars, date, source] = [parseStars(part), parseDate(part, now), parseSource(part)]
    if (stars !== undefined) marks.stars ??= stars
    else if (date !== undefined) marks.date ??= date
    else if (source !== undefined) marks.source ??= source
    return stars !== undefined || date !== undefined || source !== undefined || isRating(part)
  }
  if (line.length > 160) return { marks, rest: [line] }
  if (takeMetadata(line)) return { marks, rest: [] }
  const rest = line.split(between).filter((part) => part.trim() !== '' && !takeMetadata(part))
  return { marks, rest }
}

export const hasMetadata = ({ stars, date, source }: ReviewMetadata) =>
  stars !== undefined || date !== undefined || source !== undefined
