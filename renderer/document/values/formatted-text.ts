import * as z from 'zod'
import { limits } from '../fields/limits.ts'
import { link } from './link.ts'

/** A link inside text. Rendered only if `linkHref` accepts it. */
export const textLink = z.object({
  type: z.enum(['Web', 'Email', 'Phone', 'Section']),
  value: link.shape.value,
})
export type TextLink = z.infer<typeof textLink>

/** Text with one format. '\n' is a line break within the paragraph. */
const run = z.object({
  text: z.string().min(1),
  bold: z.literal(true).optional(),
  italic: z.literal(true).optional(),
  link: textLink.optional(),
})
export type Run = z.infer<typeof run>

/** A paragraph or a list item. Consecutive items form one list. */
const block = z.object({ item: z.literal(true).optional(), runs: z.array(run) })
export type Block = z.infer<typeof block>

/** Paragraphs of text. A string if there is no formatting: blank lines separate paragraphs, single line breaks stay. */
export type FormattedText = string | { blocks: Block[] }

/** Up to `max` characters of plain text: formatting and link addresses don't count. */
export const formattedText = (max: number) =>
  z.union([
    z.string().max(max),
    z
      .object({ blocks: z.array(block) })
      .refine((text) => plainWords(text).length <= max, { message: `At most ${max} characters` })
      .refine((text) => linksIn(text).length <= limits.textLinks, { message: `At most ${limits.textLinks} links` }),
  ])

/** Plain text: blank lines between paragraphs, list items prefixed with '- '. */
export function plainWords(text: FormattedText): string {
  if (typeof text === 'string') return text
  return text.blocks.map((block, index) => separator(text.blocks[index - 1], block) + wordsOf(block)).join('')
}

function separator(before: Block | undefined, { item }: Block): string {
  const between = before === undefined ? '' : before.item && item ? '\n' : '\n\n'
  return item ? `${between}- ` : between
}

export const wordsOf = ({ runs }: Block): string => runs.map(({ text }) => text).join('')

export const isBlank = (text: FormattedText): boolean =>
  typeof text === 'string' ? text.trim() === '' : text.blocks.every((block) => wordsOf(block).trim() === '')

export const linksIn = (text: FormattedText): TextLink[] =>
  typeof text === 'string' ? [] : text.blocks.flatMap(({ runs }) => runs.flatMap(({ link }) => link ?? []))

/** The inverse of `fromBlocks`. */
export const blocksOf = (text: FormattedText): Block[] =>
  typeof text === 'string' ? text.split('\n\n').map((words) => ({ runs: runsOf(words) })) : text.blocks

const runsOf = (text: string): Run[] => (text === '' ? [] : [{ text }])

/** A string if no block has formatting. Turns links beyond the limit into text. */
export function fromBlocks(blocks: readonly Block[]): FormattedText {
  let links = 0
  const tidied = blocks.map(({ item, runs }): Block => {
    const allowed = joinRuns(runs).map((run) => {
      if (run.link) links += 1
      return run.link && links > limits.textLinks ? unlinked(run) : run
    })
    return { ...(item && { item }), runs: joinRuns(allowed) }
  })
  const isPlain = tidied.every(({ item, runs }) => !item && runs.every(isUnmarked))
  return isPlain ? tidied.map(wordsOf).join('\n\n') : { blocks: tidied }
}

const isUnmarked = ({ bold, italic, link }: Run) => !bold && !italic && !link
const unlinked = ({ link: _, ...run }: Run): Run => run

function joinRuns(runs: readonly Run[]): Run[] {
  const joined: Run[] = []
  for (const run of runs) {
    const last = joined.at(-1)
    if (run.text === '') continue
    if (last && hasSameFormat(last, run)) joined[joined.length - 1] = { ...last, text: last.text + run.text }
    else joined.push(run)
  }
  return joined
}

const hasSameFormat = (one: Run, other: Run) =>
  one.bold === other.bold &&
  one.italic === other.italic &&
  one.link?.type === other.link?.type &&
  one.link?.value === other.link?.value

/** Maps each run, for example to replace a phone number. Returns the same text if nothing changes. */
export function withRuns(text: FormattedText, change: (run: Run) => Run): FormattedText {
  if (typeof text === 'string') return text === '' ? text : change({ text }).text
  let isSame = true
  const blocks = text.blocks.map((block) => {
    const runs = block.runs.map(change)
    isSame &&= runs.every((run, index) => run === block.runs[index])
    return { ...block, runs }
  })
  return isSame ? text : fromBlocks(blocks)
}

/**
 * Replaces the words of a text after rewriting. Lines with '- ' become list items again if the text had a list. Bold
 * and linked phrases keep their format if they still occur.
 */
export function withWords(before: FormattedText, words: string): FormattedText {
  if (typeof before === 'string') return words
  if (words === plainWords(before)) return before
  const hadList = before.blocks.some(({ item }) => item)
  const phrases = before.blocks.flatMap(({ runs }) => runs).filter((run) => !isUnmarked(run) && run.text.trim() !== '')
  return fromBlocks(
    words
      .split(/\n\n/)
      .flatMap((paragraph) =>
        itemsIn(paragraph, hadList).map(({ item, text }) => ({ item, runs: applyFormats(text, phrases) })),
      ),
  )
}

function itemsIn(paragraph: string, hadList: boolean): { item?: true; text: string }[] {
  if (!hadList || !/^- /m.test(paragraph)) return [{ text: paragraph }]
  return paragraph
    .split(/\n(?=- )|(?<=^- .*)\n/m)
    .map((line) => (line.startsWith('- ') ? { item: true, text: line.slice(2).trim() } : { text: line }))
}

/** Applies each phrase's format at its first occurrence. */
function applyFormats(words: string, phrases: readonly Run[]): Run[] {
  let runs = runsOf(words)
  for (const phrase of phrases) {
    const text = phrase.text.trim()
    const index = runs.findIndex((run) => isUnmarked(run) && indexOfPhrase(run.text, text) >= 0)
    const run = runs[index]
    if (!run) continue
    const at = indexOfPhrase(run.text, text)
    const parts = [{ text: run.text.slice(0, at) }, { ...phrase, text }, { text: run.text.slice(at + text.length) }]
    runs = runs.toSpliced(index, 1, ...parts)
  }
  return joinRuns(runs)
}

/** -1 unless the phrase occurs as whole words. */
function indexOfPhrase(words: string, phrase: string): number {
  const isLetter = (at: number) => /[\p{L}\p{N}]/u.test(words.charAt(at))
  for (let at = words.indexOf(phrase); at >= 0; at = words.indexOf(phrase, at + 1)) {
    if (!isLetter(at - 1) && !isLetter(at + phrase.length)) return at
  }
  return -1
}
