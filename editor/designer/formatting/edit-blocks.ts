import {
  type Block,
  formatted,
  plainWords,
  type Run,
  type TextLink,
  wordsOf,
} from '#renderer/document/values/formatted-text.ts'

/** Places in a text by the characters before them; between two blocks is one. */
export type Span = { from: number; to: number }

export type Mark = 'bold' | 'italic'

export type Edited = { blocks: Block[]; span: Span }

export const endOf = (blocks: readonly Block[]): number =>
  blocks.reduce((sum, block) => sum + wordsOf(block).length + 1, -1)

/** Where each block begins. */
const startsOf = (blocks: readonly Block[]): number[] => {
  let at = 0
  return blocks.map((block) => {
    const start = at
    at += wordsOf(block).length + 1
    return start
  })
}

/** The index of the block that a place is in, and how far in. */
export function blockAt(blocks: readonly Block[], at: number): { index: number; within: number } {
  const starts = startsOf(blocks)
  const index = Math.max(
    0,
    starts.findLastIndex((start) => start <= at),
  )
  return { index, within: at - (starts[index] ?? 0) }
}

/** A part of a text, with the kinds of its blocks. */
export function sliced(blocks: readonly Block[], { from, to }: Span): Block[] {
  const starts = startsOf(blocks)
  return blocks.flatMap((block, index) => {
    const start = starts[index] ?? 0
    const end = start + wordsOf(block).length
    return end < from || start > to ? [] : [{ ...block, runs: slicedRuns(block.runs, from - start, to - start) }]
  })
}

function slicedRuns(runs: readonly Run[], from: number, to: number): Run[] {
  let at = 0
  return runs.flatMap((run) => {
    const start = at
    at += run.text.length
    const text = run.text.slice(Math.max(0, from - start), Math.max(0, to - start))
    return text === '' ? [] : [{ ...run, text }]
  })
}

/** The text with other blocks in place of a part. The caret is behind them. */
export function replaced(blocks: readonly Block[], { from, to }: Span, inserted: readonly Block[]): Edited {
  const head = sliced(blocks, { from: 0, to: from })
  const tail = sliced(blocks, { from: to, to: endOf(blocks) })
  const [first = { runs: [] }, ...others] = inserted
  const before = head.pop() ?? { runs: [] }
  const after = tail.shift() ?? { runs: [] }
  const isBare = before.runs.length === 0 && inserted.length > 0 && first.runs.length > 0
  const joined: Block[] = [
    { ...(isBare && !before.item ? first : before), runs: [...before.runs, ...first.runs] },
    ...others,
  ]
  const last = joined.pop() as Block
  const whole = [...head, ...joined, { ...last, runs: [...last.runs, ...after.runs] }, ...tail]
  const caret = from + endOf(inserted.length > 0 ? inserted : [{ runs: [] }])
  return { blocks: whole, span: { from: caret, to: caret } }
}

/** The same, with as much of what is inserted as there is room for. `isCut` says whether it was all. */
export function fitted(
  blocks: readonly Block[],
  span: Span,
  inserted: readonly Block[],
  max: number,
): Edited & { isCut: boolean } {
  const all = endOf(inserted)
  const whole = replaced(blocks, span, inserted)
  if (lengthOf(whole.blocks) <= max) return { ...whole, isCut: false }
  let [least, most] = [0, all]
  const kept = (length: number) => replaced(blocks, span, wholeCharacters(sliced(inserted, { from: 0, to: length })))
  while (least < most) {
    const middle = Math.ceil((least + most) / 2)
    if (lengthOf(kept(middle).blocks) <= max) least = middle
    else most = middle - 1
  }
  return { ...kept(least), isCut: true }
}

/** In characters as the limit counts them. */
export const lengthOf = (blocks: readonly Block[]): number => plainWords(formatted(blocks)).length

/** Without the half of a character at the end. */
function wholeCharacters(blocks: Block[]): Block[] {
  const last = blocks.at(-1)
  const run = last?.runs.at(-1)
  if (!last || !run || !/[\uD800-\uDBFF]$/.test(run.text)) return blocks
  return blocks.with(-1, { ...last, runs: last.runs.with(-1, { ...run, text: run.text.slice(0, -1) }) })
}

/** Each run of a part as a change makes it. */
export function changedRuns(blocks: readonly Block[], { from, to }: Span, change: (run: Run) => Run): Block[] {
  const starts = startsOf(blocks)
  return blocks.map((block, index) => {
    const start = starts[index] ?? 0
    const length = wordsOf(block).length
    if (start + length < from || start > to) return block
    const middle = slicedRuns(block.runs, from - start, to - start).map(change)
    return {
      ...block,
      runs: [...slicedRuns(block.runs, 0, from - start), ...middle, ...slicedRuns(block.runs, to - start, length)],
    }
  })
}

export const runsIn = (blocks: readonly Block[], span: Span): Run[] => sliced(blocks, span).flatMap(({ runs }) => runs)

/** Whether all of a part looks so; of no part, what is typed at its place. */
export function hasMark(blocks: readonly Block[], span: Span, mark: Mark): boolean {
  const runs = runsIn(blocks, span)
  if (span.from === span.to) return runAt(blocks, span.from)?.[mark] === true
  return runs.length > 0 && runs.every((run) => run[mark])
}

/** The run that a typed character would join: the one before it. */
export function runAt(blocks: readonly Block[], at: number): Run | undefined {
  const { index, within } = blockAt(blocks, at)
  const runs = blocks[index]?.runs ?? []
  return within === 0 ? runs[0] : slicedRuns(runs, within - 1, within)[0]
}

export function withMark(blocks: readonly Block[], span: Span, mark: Mark): Block[] {
  const on = hasMark(blocks, span, mark)
  return changedRuns(blocks, span, ({ [mark]: _, ...run }) => (on ? run : { ...run, [mark]: true }))
}

export const withLink = (blocks: readonly Block[], span: Span, link: TextLink | undefined): Block[] =>
  changedRuns(blocks, span, ({ link: _, ...run }) => (link ? { ...run, link } : run))

/** The link at a place, with how far it reaches. */
export function linkAt(blocks: readonly Block[], { from, to }: Span): (Span & { link: TextLink }) | undefined {
  const starts = startsOf(blocks)
  for (const [index, block] of blocks.entries()) {
    let at = starts[index] ?? 0
    for (const { text, link } of block.runs) {
      const end = at + text.length
      if (link && at <= from && to <= end && (from < end || from === to)) return { from: at, to: end, link }
      at = end
    }
  }
  return undefined
}

/** The word at a place; the place alone between words. */
export function wordAt(blocks: readonly Block[], at: number): Span {
  const { index, within } = blockAt(blocks, at)
  const words = blocks[index] ? wordsOf(blocks[index]) : ''
  const before = /[\p{L}\p{N}'’_-]*$/u.exec(words.slice(0, within))?.[0].length ?? 0
  const after = /^[\p{L}\p{N}'’_-]*/u.exec(words.slice(within))?.[0].length ?? 0
  return { from: at - before, to: at + after }
}

const indexesOf = (blocks: readonly Block[], { from, to }: Span) =>
  [blockAt(blocks, from).index, blockAt(blocks, to).index] as const

export function isList(blocks: readonly Block[], span: Span): boolean {
  const [first, last] = indexesOf(blocks, span)
  return blocks.slice(first, last + 1).every(({ item }) => item)
}

/** The paragraphs of a part as items of a list; items as paragraphs. */
export function withList(blocks: readonly Block[], span: Span, on = !isList(blocks, span)): Block[] {
  const [first, last] = indexesOf(blocks, span)
  return blocks.map((block, index) => (index < first || index > last ? block : kindOf(block, on)))
}

const kindOf = ({ runs }: Block, item: boolean): Block => (item ? { item: true, runs } : { runs })

/** Enter: begins the next paragraph or item. An empty item ends its list. */
export function brokenAt(blocks: readonly Block[], span: Span): Edited {
  const { index } = blockAt(blocks, span.from)
  const block = blocks[index] ?? { runs: [] }
  if (block.item && wordsOf(block) === '' && span.from === span.to)
    return { blocks: withList(blocks, span, false), span }
  return replaced(blocks, span, [{ runs: [] }, kindOf({ runs: [] }, block.item === true)])
}
