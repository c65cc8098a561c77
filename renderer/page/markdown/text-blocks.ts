import type { FormattedText, Run } from '../../document/values/formatted-text.ts'
import { shownParts } from '../../elements/text.tsx'
import { escapeInline, escapeLine, markdownLink } from './escape.ts'
import type { HrefOf } from './links.ts'

/** Formatted text as Markdown: one block per paragraph or list. Keeps line breaks within paragraphs. */
export function textBlocks(text: FormattedText, { hrefOf }: { hrefOf: HrefOf }): string[] {
  return shownParts(text).map(({ items, runs }) =>
    items
      ? items.map((item) => `- ${linesOf(item.runs, hrefOf).join(' ')}`).join('\n')
      : linesOf(runs, hrefOf).join('\\\n'),
  )
}

function linesOf(runs: readonly Run[], hrefOf: HrefOf): string[] {
  const lines: Run[][] = [[]]
  for (const run of runs) {
    for (const [index, text] of run.text.split('\n').entries()) {
      if (index > 0) lines.push([])
      lines.at(-1)?.push({ ...run, text })
    }
  }
  return lines.map((line) => lineOf(line, hrefOf)).filter(Boolean)
}

function lineOf(line: readonly Run[], hrefOf: HrefOf): string {
  return line
    .map((run, index) => {
      const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/su.exec(run.text) ?? []
      const isFirst = line.slice(0, index).every(({ text }) => text.trim() === '')
      const ends = [line[index - 1]?.text.at(-1), line[index + 1]?.text.at(0)]
      const isApart = !(before === '' && isLetter(ends[0])) && !(after === '' && isLetter(ends[1]))
      const shown = marked({ ...run, text: words }, hrefOf, { isFirst, isApart })
      return `${before && ' '}${shown}${after && ' '}`
    })
    .join('')
    .trim()
}

/** Omits formatting within a word, where Markdown may not recognize it. */
function marked(run: Run, hrefOf: HrefOf, { isFirst, isApart }: { isFirst: boolean; isApart: boolean }): string {
  if (run.text === '') return ''
  const href = run.link && hrefOf(run.link)
  const isMarked = isApart && (run.bold || run.italic)
  const plain = isFirst && !isMarked ? escapeLine(run.text) : escapeInline(run.text)
  const words = href ? markdownLink(run.text, href) : plain
  if (!isMarked) return words
  const mark = `${run.bold ? '**' : ''}${run.italic ? '*' : ''}`
  return `${mark}${words}${[...mark].reverse().join('')}`
}

const isLetter = (character: string | undefined) => character !== undefined && /[\p{L}\p{N}]/u.test(character)
