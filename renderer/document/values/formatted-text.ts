import * as z from 'zod'
import { limits } from '../fields/limits.ts'
import { link } from './link.ts'

/** Where a link inside a text leads. Like a button's, it is drawn only if `linkHref` makes an address of it. */
export const textLink = z.object({
  type: z.enum(['Web', 'Email', 'Phone', 'Section']),
  value: link.shape.value,
})
export type TextLink = z.infer<typeof textLink>

/** Characters that look alike. A line break within a paragraph is '\n'. */
const run = z.object({
  text: z.string().min(1),
  bold: z.literal(true).optional(),
  italic: z.literal(true).optional(),
  link: textLink.optional(),
})
export type Run = z.infer<typeof run>

/** A paragraph, or an item of a bulleted list: items that follow each other are one list. */
const block = z.object({ item: z.literal(true).optional(), runs: z.array(run) })
export type Block = z.infer<typeof block>

/** A text of paragraphs. One without any formatting is a string: a blank line begins a paragraph, a single line end breaks the line. */
export type FormattedText = string | { blocks: Block[] }

/** The schema of a text of at most `max` characters, counted as `plainWords` has them: neither bold nor an address takes any. */
export const formattedText = (max: number) =>
  z.union([
    z.string().max(max),
    z
      .object({ blocks: z.array(block) })
      .refine((text) => plainWords(text).length <= max, { message: `At most ${max} characters` })
      .refine((text) => linksIn(text).length <= limits.textLinks, { message: `At most ${limits.textLinks} links` }),
  ])

/** The text alone, as anything that knows no formatting reads it: paragraphs with a blank line between them, items as lines behind '- '. */
export function plainWords(text: FormattedText): string {
  if (typeof text === 'string') return text
  return text.blocks.map((block, index) => separator(text.blocks[index - 1], block) + wordsOf(block)).join('')
}

/** What stands before a block. */
function separator(before: Block | undefined, { item }: Block): string {
  const between = before === undefined ? '' : before.item && item ? '\n' : '\n\n'
  return item ? `${between}- ` : between
}

export const wordsOf = ({ runs }: Block): string => runs.map(({ text }) => text).join('')

export const isBlank = (text: FormattedText): boolean =>
  typeof text === 'string' ? text.trim() === '' : text.blocks.every((block) => wordsOf(block).trim() === '')

/** The links in a text, in order. */
export const linksIn = (text: FormattedText): TextLink[] =>
  typeof text === 'string' ? [] : text.blocks.flatMap(({ runs }) => runs.flatMap(({ link }) => link ?? []))

/** The blocks of a text. `formatted(blocksOf(text))` is the same text again. */
export const blocksOf = (text: FormattedText): Block[] =>
  typeof text === 'string' ? text.split('\n\n').map((words) => ({ runs: runsOf(words) })) : text.blocks

const runsOf = (text: string): Run[] => (text === '' ? [] : [{ text }])

/** The text that blocks say: a string where nothing in them is formatted. Links beyond the limit become words. */
export function formatted(blocks: readonly Block[]): FormattedText {
  let links = 0
  const tidied = blocks.map(({ item, runs }): Block => {
    const allowed = joinedRuns(runs).map((run) => {
      if (run.link) links += 1
      return run.link && links > limits.textLinks ? unlinked(run) : run
    })
    return { ...(item && { item }), runs: joinedRuns(allowed) }
  })
  const isPlain = tidied.every(({ item, runs }) => !item && runs.every(isUnmarked))
  return isPlain ? tidied.map(wordsOf).join('\n\n') : { blocks: tidied }
}

const isUnmarked = ({ bold, italic, link }: Run) => !bold && !italic && !link
const unlinked = ({ link: _, ...run }: Run): Run => run

/** The runs without empty ones, neighbors that look alike as one. */
function joinedRuns(runs: readonly Run[]): Run[] {
  const joined: Run[] = []
  for (const run of runs) {
    const last = joined.at(-1)
    if (run.text === '') continue
    if (last && looksLike(last, run)) joined[joined.length - 1] = { ...last, text: last.text + run.text }
    else joined.push(run)
  }
  return joined
}

const looksLike = (one: Run, other: Run) =>
  one.bold === other.bold &&
  one.italic === other.italic &&
  one.link?.type === other.link?.type &&
  one.link?.value === other.link?.value

/** The text with each run changed separately, for example where a phone number in it changes. Returns the same text if nothing changes. */
export function withRuns(text: FormattedText, change: (run: Run) => Run): FormattedText {
  if (typeof text === 'string') return text === '' ? text : change({ text }).text
  let isSame = true
  const blocks = text.blocks.map((block) => {
    const runs = block.runs.map(change)
    isSame &&= runs.every((run, index) => run === block.runs[index])
    return { ...block, runs }
  })
  return isSame ? text : formatted(blocks)
}

/**
 * Other words in place of a text's, as a rewriting returns them: where the text had a list, lines behind '- ' are one again, and a phrase
 * that was bold or a link is so wherever the new words still have it.
 */
export function withWords(before: FormattedText, words: string): FormattedText {
  if (typeof before === 'string') return words
  if (words === plainWords(before)) return before
  const hadList = before.blocks.some(({ item }) => item)
  const phrases = before.blocks.flatMap(({ runs }) => runs).filter((run) => !isUnmarked(run) && run.text.trim() !== '')
  return formatted(
    words
      .split(/\n\n/)
      .flatMap((paragraph) =>
        itemsIn(paragraph, hadList).map(({ item, text }) => ({ item, runs: marked(text, phrases) })),
      ),
  )
}

function itemsIn(paragraph: string, hadList: boolean): { item?: true; text: string }[] {
  if (!hadList || !/^- /m.test(paragraph)) return [{ text: paragraph }]
  return paragraph
    .split(/\n(?=- )|(?<=^- .*)\n/m)
    .map((line) => (line.startsWith('- ') ? { item: true, text: line.slice(2).trim() } : { text: line }))
}

/** Words with the looks of phrases that are in them, each at its first place. */
function marked(words: string, phrases: readonly Run[]): Run[] {
  let runs = runsOf(words)
  for (const phrase of phrases) {
    const text = phrase.text.trim()
    const index = runs.findIndex((run) => isUnmarked(run) && placeIn(run.text, text) >= 0)
    const run = runs[index]
    if (!run) continue
    const at = placeIn(run.text, text)
    const parts = [{ text: run.text.slice(0, at) }, { ...phrase, text }, { text: run.text.slice(at + text.length) }]
    runs = runs.toSpliced(index, 1, ...parts)
  }
  return joinedRuns(runs)
}

/** The position of a phrase that isn't part of a longer word; -1 if it isn't found. */
function placeIn(words: string, phrase: string): number {
  const isLetter = (at: number) => /[\p{L}\p{N}]/u.test(words.charAt(at))
  for (let at = words.indexOf(phrase); at >= 0; at = words.indexOf(phrase, at + 1)) {
    if (!isLetter(at - 1) && !isLetter(at + phrase.length)) return at
  }
  return -1
}
