import { namesTwoColors, readColor, readDarkMode, readNearPalette, readPalette } from './colors.ts'
import { readAddress, readAreas, readEmail, readPhone } from './contact.ts'
import { readDates, readHours } from './hours.ts'
import { readFonts, readShapes, readStyle } from './looks.ts'
import { readPrice, readService } from './offers.ts'
import type { Asked, Order, Reader } from './order.ts'
import { readExperience, readName, readPerson } from './people.ts'
import { readScreen } from './screen.ts'
import { readAdded, readDuplicated, readHidden, readLayout, readMoved, readRemoved, readSwapped } from './sections.ts'
import { readSettings, readText } from './words.ts'

/** In order: readers of facts and looks come before readers of sections. */
const readers: readonly Reader[] = [
  ...[readScreen, readDarkMode, readSettings, readPhone, readEmail, readHours, readDates, readAddress, readAreas],
  ...[readName, readPerson, readExperience, readService, readText, readPrice],
  ...[readStyle, readPalette, readColor, readNearPalette, readFonts, readShapes],
  ...[readMoved, readSwapped, readLayout, readHidden, readDuplicated, readAdded, readRemoved],
]

/** Readers of text that goes on the page verbatim. */
const takeWords: ReadonlySet<Reader> = new Set([readSettings, readText])

/** What the orders of a message are, and the parts of it that no rule understands. */
export type Understood = { orders: Order[]; rest: string[] }

/** Reads common English sentences by rules. It understands a clause whole or not at all, and guesses nothing. */
export function understand(message: string, asked: Asked): Understood {
  const sentences = sentencesOf(message)
  const meant = sentences.filter((sentence) => !courtesy.test(spelled(sentence).replace(/[\s.!?,]+$/u, '')))
  const parts = (meant.length > 0 ? meant : sentences).map((sentence) => readSentence(sentence, asked))
  return { orders: parts.flatMap(({ orders }) => orders), rest: parts.flatMap(({ rest }) => rest) }
}

/** Ends of sentences, without the periods inside numbers, addresses and times. */
const sentencesOf = (message: string): string[] =>
  message
    .split(/(?<=[^\s.]{2})[.!?](?=\s+\p{Lu}|\s*$)|\n+|;\s+/u)
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** Spellings without an apostrophe, and short forms. */
const spellings: readonly [RegExp, string][] = [
  [/\b(do|does|did|is|are|was|were|wo|ca|could|would|should)nt\b/giu, "$1n't"],
  [/\b(i|we|they|you)(ve|ll)\b(?=\s)/giu, "$1'$2"],
  [/\bim\b(?=\s)/giu, "I'm"],
  [/\b(?:pls|plz|pleas)\b/giu, 'please'],
  [/\b(?:thx|ta|cheers)\b/giu, 'thanks'],
  [/^((?:please )?)(?:can|could) ((?:the|our|my) .+?) (?:be|go|come) /iu, '$1$2 should be '],
  // 'We cover Otley too' adds an area.
  [
    /\b(we|i) (serve|cover|work in|travel to|come to|deliver to) (.+?),? (?:too|as well)(?: now)?(?=[\s.!?]*$)/iu,
    '$1 also $2 $3',
  ],
  [/(?<=\bon \p{L}+days?) (?:too|as well|also)(?=,? )/iu, ''],
]

const spelled = (text: string) =>
  spellings.reduce((said, [wrong, right]) => said.replace(wrong, right), text.replace(/[’‘]/g, "'"))

/** A sentence that only greets, thanks or asks to do what another says. */
const courtesy =
  /^(?:(?:hi|hello|hey|good (?:morning|afternoon|evening))(?: (?:there|again))?|(?:many |with )?thanks(?: (?:a lot|very much|in advance|so much))?|thank you(?: (?:very|so) much)?|please|(?:can|could|would|will) you (?:please )?(?:change|update|fix|do|add) (?:that|this|it)(?: (?:for me|please|on the (?:page|website)))?|(?:please )?(?:change|update|fix) (?:that|this|it)(?: please)?)$/iu

/** What may stand before an order without changing it, and after it. */
const polite =
  /^(?:(?:ok(?:ay)?|hi|hello|hey|so|and|then|also|now|please|just|kindly)[,!]?\s+|(?:no|yes|oh),\s+|(?:can|could|would|will) you (?:please )?(?:just )?|(?:i|we)(?:'d| would) like (?:you )?to |(?:i|we) want (?:you )?to |(?:i|we) would like (?:you )?to |(?:i|we) need (?:you )?to |let's )+/iu
const after =
  /(?:[,.!?\s]+(?:please|update|thanks|thank you|too|from now on|for (?:now|the moment|a while)|as well|instead|for me|now|add (?:that|it)|(?:can|could) you (?:change|update|fix|do) (?:that|this|it)))+$/iu

const bare = (text: string) => plainly(text).replace(after, '').trim()

/** With its last words, which may be meant to stand on the page: 'the button should say Book now'. */
const dictated = (text: string) =>
  plainly(text)
    .replace(/[,\s]+(?:please|thanks|thank you)$/iu, '')
    .trim()

const plainly = (text: string) =>
  text
    .trim()
    .replace(polite, '')
    .replace(/[\s.!?,]+$/u, '')

/** Where one order may end and the next begin. */
const joint = /,?\s+and then\s+|,?\s+then\s+|,\s+and\s+|\s+and\s+|,\s+/giu
const mostJoints = 8

function readSentence(sentence: string, asked: Asked): Understood {
  // 'Blue and gold' is one look that no palette has. As two orders, the second would undo the first.
  if (namesTwoColors(sentence)) return { orders: [], rest: [sentence] }
  const whole = readClause(sentence, asked)
  if (whole) return { orders: whole, rest: [] }
  const joints = [...sentence.matchAll(joint)].slice(0, mostJoints)
  // The first order as long as it can be: 'closed on Mondays and Tuesdays and hide the gallery'.
  for (const found of joints.toReversed()) {
    const first = sentence.slice(0, found.index)
    const orders = readClause(first, asked)
    if (!orders) continue
    const then = { ...asked, selected: sectionIn(orders) ?? asked.selected }
    const others = readSentence(withVerb(sentence.slice(found.index + found[0].length), first, then), then)
    if (others.rest.length === 0) return { orders: [...orders, ...others.orders], rest: [] }
  }
  return partly(sentence, joints, asked)
}

/** The section that an order was about: in 'show the gallery and move it up', 'it' is that one. */
function sectionIn(orders: readonly Order[]): string | undefined {
  const last = orders.at(-1)
  const sectionId = last && 'tool' in last && 'sectionId' in last.input ? last.input.sectionId : undefined
  return sectionId
}

/** The verb of the order before, where the next goes without: 'hide the gallery and the team'. */
function withVerb(clause: string, before: string, asked: Asked): string {
  if (readSentenceStart(clause, asked)) return clause
  const verb = /^\p{L}+(?:\s+(?:down|out|off|on))?/u.exec(bare(before))?.[0] ?? ''
  const [first = ''] = clause.split(joint)
  return readClause(`${verb} ${first}`, asked) ? `${verb} ${clause}` : clause
}

const readSentenceStart = (clause: string, asked: Asked) =>
  readClause(clause, asked) ??
  clause.split(joint).some((_part, index, parts) => readClause(parts.slice(0, index + 1).join(' and '), asked))

/** The parts of a sentence that are understood, where all of it isn't. */
function partly(sentence: string, joints: readonly RegExpMatchArray[], asked: Asked): Understood {
  const ends = [...joints.map(({ index }) => index ?? 0), sentence.length]
  const starts = [0, ...joints.map((found) => (found.index ?? 0) + found[0].length)]
  const parts = starts.map((start, index) => sentence.slice(start, ends[index]))
  const read = parts.map((part) => ({ part, orders: readClause(part, asked) }))
  const rest = read.some(({ orders }) => orders)
    ? read.filter(({ orders }) => !orders).map(({ part }) => part)
    : [sentence]
  return { orders: read.flatMap(({ orders }) => orders ?? []), rest }
}

function readClause(text: string, asked: Asked): Order[] | undefined {
  const clause = bare(spelled(text))
  if (clause === '' || clause.length > 400) return undefined
  const words = dictated(text.replace(/[’‘]/g, "'"))
  for (const read of readers) {
    const orders = read(takeWords.has(read) ? words : clause, asked)
    if (orders) return orders
  }
  return undefined
}
