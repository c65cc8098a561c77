import { hashOf } from '../compose/section-order.ts'

/** A sentence, or lines that form a list. */
export type Passage = { text: string } | { lines: readonly string[] }

const bullet = /^\s*(?:[•·▪●✓✔*–—-]|\d{1,2}[.)])\s*(?=\p{L})/u

const contactOrAside = /\S+@\S+|https?:\/\/\S+|www\.\S+|\+?\(?\d[\d\s().-]{7,}\d|\([^)]*\)/g

/** Maximum length of a heading above a list, which can't contain a list itself. */
const maxLabelLength = 40

/** Splits text into sentences. Bulleted or very short lines form one list. */
export function passagesOf(input: string): Passage[] {
  const lines = input
    .replace(contactOrAside, ' ')
    .split(/\n|(?=[•·▪●✓✔]\s)|\s(?=\d{1,2}[.)]\s)/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const bulleted = lines.filter((line) => bullet.test(line))
  if (bulleted.length > 1) return [{ lines: bulleted.map((line) => line.replace(bullet, '')) }]
  const items = lines.filter((line) => !line.endsWith(':'))
  if (items.length > 1 && items.every((line) => !/[,.;:]/.test(line) && line.split(/\s+/).length < 6))
    return [{ lines: items }]
  return lines.flatMap((line) => line.split(/[.!?](?:\s+|$)/)).flatMap((text) => (text.trim() === '' ? [] : { text }))
}

/** The parts before and after a colon or a dash: 'HVAC' and 'repairs, installs' for 'HVAC - repairs, installs'. */
export function labelled(sentence: string): { label: string; rest: string } | undefined {
  const [, label = '', rest = ''] = /^(.+?)(?::\s*|\s[-–—]\s)(.*)$/s.exec(sentence) ?? []
  return label === '' || label.includes(',') || label.length > maxLabelLength ? undefined : { label, rest }
}

export function afterColon(sentence: string): string {
  const rest = labelled(sentence)?.rest ?? /:\s+(.*,.*)$/s.exec(sentence)?.[1] ?? ''
  return rest === '' ? sentence : rest
}

/** Blank if unknown. */
type PlaceholderValues = { name: string; place: string; what: string }

/**
 * Fills in `{name}`, `{place}` and `{what}`. Omits a clause in square brackets if one of its values is blank. Undefined
 * if a value outside brackets is blank. Values are inserted literally.
 */
export function fillPlaceholders(text: string, values: PlaceholderValues): string | undefined {
  let whole = true
  const woven = text.replace(/(?:\[([^\]]*)\]|\{\w+\})(\.?)/g, (match, clause: string | undefined, stop: string) => {
    if (clause !== undefined) return stopped(fill(clause, values) ?? '', stop)
    const filled = fill(match, values)
    if (filled === undefined) whole = false
    return filled ?? ''
  })
  return whole ? capitalised(woven) : undefined
}

function fill(text: string, values: PlaceholderValues): string | undefined {
  let whole = true
  const filled = text.replace(/\{(\w+)\}(\.?)/g, (_, key: string, stop: string) => {
    const value = values[key as keyof PlaceholderValues]
    if (!value) whole = false
    return stopped(value ?? '', stop)
  })
  return whole ? filled : undefined
}

/** Avoids a double period after a name that ends in one. */
function stopped(value: string, stop: string): string {
  return value.endsWith('.') ? value : value + stop
}

export function capitalised(text: string): string {
  return text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
}

/** A place, a customer or a time. */
const tail =
  /\s+(?:in|for|at|such as|including|covering|across|around|throughout|near|to|into|with|within|since|between|from|by|on|while|during|so|based|as well|too$|and (?:more|much more|so on))\b.*$/i

/** 'Care for nervous patients' loses its meaning if cut. */
const whom = /^\S+\s+(?:for|with)\s+\S+(?:\s+\S+)?$/i

/** Fixed phrases: 'walk in clinic', 'one to one lessons'. */
const fixedPhrase =
  /\b(?:walk in|drop in|check in|sit in|trade in|take out|made to|one to|end of|flats to|apartments to) (?=\S)/gi

/** Placeholder for a space that doesn't separate words. */
const spacePlaceholder = '\uE000'

/** Words that occur in sentences about oneself, not in a service's name. */
const aboutOneself =
  /^(?:we|i|it|this|that|these|those|them|they|he|she|who|which|love|loves|show|shows|i['’]?m|we['’]re|our|my|us|you|your|is|are|am|was|were|has|been|established|founded|years?|miles?|based|located|welcome|etc|stuff|everything|everyone|anything|open|opens|closed|call|ring|phone|text|email|parking|prices?|rates|quotes?|estimates?|staff|owner|two|three|four|five|more|other|others|hours|things?|free|(?:\S+-)?friendly)$/i

/** Words about the provider that aren't services by themselves: 'friendly', 'small business', 'family company'. */
const aboutProvider =
  /^(?:reliable|affordable|experienced|professional|local|family|families|trusted|honest|qualified|licensed|insured|certified|independent|award|winning|best|top|great|high|quality|good|nice|cheap|fast|small|business|company|firm|team|service|services|work|weekly|monthly|fortnightly|daily|mobile|family-run|family-owned|run|owned|and|all|kinds?|the|a|an|very|really|walk-?ins?)$/i

const praise =
  /^(?:(?:small|friendly|reliable|affordable|experienced|professional|independent|quality|qualified|family[- ](?:run|owned)|(?:local|family|mobile)(?=\s+\S+\s+(?!(?:with|in|for|of|at|based|near|serving|offering)\b)\S))\s+)+/i

const audience =
  /^(?:(?:private|local|small|young|older)\s+)?(?:inside|outside|in|out|indoors|outdoors|up|down|on site|at home|online|in person|remotely|week|weekends|evenings|adults|kids|children|teens|teenagers|seniors|beginners|families|men|women|couples|groups|boys|girls|babies|toddlers|homes?|houses?|flats|offices?|businesses|companies|landlords|shops|restaurants|hotels|schools|clients|customers|students|patients|home owners|homeowners)(?: and (?:adults|children|couples|families|out|outside|outdoors|in person|boys|girls|women|offices|businesses))?$/i

/** Whether a text names a place or an audience instead of a service: 'in person', 'children and adults'. */
export const isAudience = (text: string) => audience.test(text.trim())

/** Removes adjectives that businesses use about themselves: 'bike shop' for 'small family bike shop'. */
export const withoutPraise = (text: string) => text.replace(praise, '')

const forAudience = (text: string) => isAudience(text.replace(/^\S+\s+(?:for|with)\s+/i, ''))

const initials =
  /\b(?:ac|ev|hvac|bbq|dj|mot|vat|cctv|seo|diy|tv|pc|led|cpa|eicr|sat|mri|it(?= (?:supp?ort|consult|serv|manag|help|net|solution|secur|train)))\b/g

/** A list item as the name of a service. Undefined if it doesn't look like a name. */
export function serviceName(part: string): string | undefined {
  const name = fullName(part)
  return name === undefined || isAudience(name) ? undefined : name
}

/** Like `serviceName`, for a title, where 'for women' may be essential. */
export function fullName(part: string): string | undefined {
  const text = part
    .trim()
    .replace(/^(?:(?:and|or|plus|also|&|the|a|an|all|any|both|from|to|[-–—*•])\s+)+/i, '')
    .replace(fixedPhrase, (match) => match.replaceAll(' ', spacePlaceholder))
    .replace(/^.*$/s, (line) => (whom.test(line) && !forAudience(line) ? line : line.replace(tail, '')))
    .replaceAll(spacePlaceholder, ' ')
    .replace(/[^\p{L}\p{M}\p{N}\s&'’/+-]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(initials, (letters) => letters.toUpperCase())
  const words = text.split(' ')
  if (text.length < 3 || text.length > 40 || words.length > 4 || !/\p{L}{3}/u.test(text)) {
    return /^(?:AC|IT|TV|PC|DJ|EV)$/.test(text) ? text : undefined
  }
  // 'IT' is a trade but 'it' isn't; an open house or gym is one but 'open daily' isn't.
  const plain = words.filter(
    (word, index) =>
      word !== 'IT' && !/^open (?:houses?|gym|mic|water|days)$/i.test(words.slice(index, index + 2).join(' ')),
  )
  return plain.some((word) => aboutOneself.test(word)) ||
    (plain.length > 0 && plain.every((word) => aboutProvider.test(word)))
    ? undefined
    : text
}

export function shuffled(entries: readonly string[], seed: number): string[] {
  const places = new Map(entries.map((entry) => [entry, hashOf(`${seed} ${entry}`)]))
  return [...places.keys()].toSorted((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0))
}

/** Normalizes a text for comparison: 'The  Dry Floor' equals 'the dry floor'. */
export const normalized = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').trim()
