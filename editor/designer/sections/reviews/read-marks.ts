import { readDate } from './read-date.ts'

/** What one line says of a review, apart from its text. */
export type Marks = { stars?: number; date?: string; source?: string }

/** The platforms that reviews are copied from, each with a line that only it writes. */
const platforms: readonly (readonly [name: string, telltale: RegExp])[] = [
  ['Google', /^(local guide\b.*|response from the owner.*|.* ago on google)$/im],
  ['Trustpilot', /^date of experience:.*$/im],
  ['Facebook', /^.{2,60} (recommends|doesn.t recommend) .*$/im],
  ['Yelp', /^(useful|funny|cool|helpful|oh no)( \d+)?\s*$[\s\S]*^(funny|cool|thanks|love this|oh no)\b/im],
  ['Checkatrade', /\bcheckatrade\b/i],
]

/** Names of platforms where they stand alone: 'Google', 'Google review', 'via Yelp', 'on Tripadvisor'. */
const named =
  /^(?:(?:via|on|from|source:)\s+)?(google|yelp|facebook|trustpilot|checkatrade|trip ?advisor|angi|houzz|thumbtack|nextdoor|trusted ?shops|jameda|treatwell|booksy|booking\.com|airbnb)(?: (?:maps|business|reviews?))?$/i

const proper: Readonly<Record<string, string>> = { trustedshops: 'Trusted Shops', 'booking.com': 'Booking.com' }

/** The platform that a whole text was copied from, as far as its lines tell. */
export const readPlatform = (text: string): string => platforms.find(([, telltale]) => telltale.test(text))?.[0] ?? ''

export function readSource(text: string): string | undefined {
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
 * The stars, from 1 to 5, if that is all a text says: '★★★★☆', '⭐⭐⭐⭐', '4/5', '4 of 5 stars', '4 stars'. Ignores impossible ratings such as
 * seven stars.
 */
export function readStars(text: string): number | undefined {
  const said = text.trim().replace(/\s+/g, ' ')
  if (/^(?:[★⭐🌟☆ ]|\ufe0f)+$/u.test(said)) return within([...said].filter((sign) => '★⭐🌟'.includes(sign)).length)
  const [, count] = worded.map((form) => form.exec(said)).find((match) => match !== null) ?? []
  return count === undefined ? undefined : within(Math.round(Number(count.replace(',', '.'))))
}

const within = (count: number) => (count >= 1 && count <= 5 ? count : undefined)

/** Whether a whole text is about stars, also ones that cannot be. */
const isRating = (text: string) =>
  /^(?:[★⭐🌟☆ ]|\ufe0f)+$/u.test(text.trim()) || worded.some((form) => form.test(text.trim().replace(/\s+/g, ' ')))

/** What sits between the parts of a line: 'Jo · 5/5 · March 2025'. Commas only where a date does not need them. */
const between = /\s*[·•|()]\s*|\s+[–—-]\s+|(?<=\D),\s+|(?<=[★⭐☆])\s+(?=[^★⭐☆])|(?<=[^\s★⭐☆])\s+(?=[★⭐☆])/u

/** The marks in a line and the remaining words, in the order of its parts. */
export function readMarks(line: string, now: Date): { marks: Marks; rest: string[] } {
  const marks: Marks = {}
  const take = (part: string): boolean => {
    const [stars, date, source] = [readStars(part), readDate(part, now), readSource(part)]
    if (stars !== undefined) marks.stars ??= stars
    else if (date !== undefined) marks.date ??= date
    else if (source !== undefined) marks.source ??= source
    return stars !== undefined || date !== undefined || source !== undefined || isRating(part)
  }
  if (line.length > 160) return { marks, rest: [line] }
  if (take(line)) return { marks, rest: [] }
  const rest = line.split(between).filter((part) => part.trim() !== '' && !take(part))
  return { marks, rest }
}

export const hasMarks = ({ stars, date, source }: Marks) =>
  stars !== undefined || date !== undefined || source !== undefined
