import { decodeHTML } from 'entities/decode'
import { cutAtWord, visibleLine } from './text.ts'

/** The place of a line: the page's own content, its header or footer ('frame'), or other people's words. */
type Place = 'page' | 'frame' | 'quote'

/** The context that a text gets from the elements around it. */
export type LineContext = {
  level: number
  isItem: boolean
  isBold: boolean
  place: Place
  /** The number of the quotation that it is in; 0 for none. */
  quotation: number
  /** The text names the author of a quotation. */
  isAuthor: boolean
}

/** A paragraph, heading or entry of a page; or a row of a table, whose cells are kept apart. */
export type PageLine = Omit<LineContext, 'isBold'> & {
  text: string
  /** None for any other line than a row. A cell of several lines has line breaks. */
  cells: readonly string[]
  /** The number of its table; 0 for none. */
  table: number
  /** From 1 for the page's title to 6; 7 for a line in bold, 0 for any other. */
  level: number
}

const inlineTags = new Set(
  'a abbr b bdi bdo big cite code data del dfn em font i img ins kbd mark picture q rp rt ruby s samp small source span strike strong sub sup time tt u var wbr'.split(
    ' ',
  ),
)
const cellTags = new Set(['td', 'th', 'dt', 'dd'])
/** In characters: longer lines are kept once, since pages repeat menus and calls to action for each screen width. */
const longLine = 30
/** In characters: a longer row is layout rather than data. */
const maxRowLength = 320
const maxColumns = 12

type Cell = { lines: PageLine[]; rows: number }
type Table = {
  id: number
  hasRows: boolean
  row: Cell[] | undefined /** By column: cells that reach into later rows. */
  tall: (Cell | undefined)[]
}

/** Collects a page's lines, at most `most` characters together; the rest is dropped. */
export function pageLines(max: number) {
  const lines: PageLine[] = []
  const seen = new Set<string>()
  let [text, context, bold, length, tables] = ['', plain, 0, 0, 0]
  let table: Table | undefined
  /** In characters: the lines in the cells of the current row. */
  let waiting = 0

  const keep = (line: PageLine) => {
    if (line.cells.length === 0 && seen.has(line.text)) return
    if (line.text.length >= longLine) seen.add(line.text)
    const room = max - length
    const isWhole = line.text.length <= room
    // Half a row may say another price.
    if (!isWhole && room < maxRowLength) {
      length = max
      return
    }
    const kept = isWhole ? line : { ...line, text: cutAtWord(line.text, room) }
    lines.push(kept)
    length += kept.text.length + 1
  }
  const breakLine = () => {
    const said = visibleLine(text, max)
    const { isBold: _, ...own } = context
    const isBold = bold > 0 && bold >= text.replace(/\s/g, '').length
    ;[text, context, bold] = ['', plain, 0]
    if (said === '') return
    const line = { ...own, text: said, cells: [], table: 0, level: own.level || (isBold ? 7 : 0) }
    const cell = table?.row?.at(-1)
    if (!cell) return keep(line)
    cell.lines.push(line)
    waiting += said.length + 1
  }
  const endRow = () => {
    breakLine()
    const row = table?.row
    if (!table || !row) return
    table.row = undefined
    waiting = 0
    fillTall(table, row)
    for (const line of rowLines(row, table)) keep(line)
  }
  const startCell = (columns: number, rows: number) => {
    breakLine()
    if (!table?.row || table.row.length >= maxColumns) return
    fillTall(table, table.row)
    const cell = { lines: [], rows }
    if (rows > 1) table.tall[table.row.length] = cell
    table.row.push(cell, ...Array.from({ length: Math.min(columns, maxColumns) - 1 }, () => ({ lines: [], rows: 1 })))
  }
  return {
    /** An element begins. `spans`: of a cell, the columns and rows that it takes. */
    open: (tag: string, spans: readonly [columns: number, rows: number] = [1, 1]) => {
      if (!inlineTags.has(tag)) breakLine()
      if (tag === 'table' || tag === 'dl') {
        endRow()
        tables += 1
        table = { id: tables, hasRows: tag === 'table', row: undefined, tall: [] }
      }
      if (tag === 'tr' || tag === 'dt') {
        endRow()
        if (table) table.row = []
      }
      if (cellTags.has(tag)) startCell(...spans)
    },
    close: (tag: string) => {
      if (tag === 'tr' || tag === 'table' || tag === 'dl') endRow()
      if (tag === 'table' || tag === 'dl') table = undefined
      if (!inlineTags.has(tag)) breakLine()
    },
    breakLine,
    /** Source text with entities. */
    add: (source: string, own: LineContext = plain) => {
      if (length + waiting >= max) return
      const said = decodeHTML(source)
      const isBlank = said.trim() === ''
      if (text.trim() === '' && !isBlank) context = own
      text += said
      if (own.isBold) bold += said.replace(/\s/g, '').length
    },
    lines: (): PageLine[] => {
      endRow()
      return lines
    },
  }
}

const plain: LineContext = { level: 0, isItem: false, isBold: false, place: 'page', quotation: 0, isAuthor: false }

/** Cells of earlier rows that reach into this one. */
function fillTall({ tall }: Table, row: Cell[]): void {
  for (let cell = tall[row.length]; cell && cell.rows > 1 && !row.includes(cell); cell = tall[row.length]) {
    const { lines, rows } = cell
    tall[row.length] = { lines, rows: rows - 1 }
    row.push(tall[row.length] as Cell)
  }
}

function rowLines(row: readonly Cell[], { id, hasRows }: Table): PageLine[] {
  const all = row.flatMap(({ lines }) => lines)
  const cells = row.map(({ lines }) => lines.map(({ text }) => text).join('\n'))
  const text = cells
    .filter((cell) => cell !== '')
    .join('  ')
    .replaceAll('\n', ', ')
  const [first] = all
  const isData =
    text.length <= maxRowLength && (all.length > 1 || hasRows) && row.every(({ lines }) => lines.length < 4)
  return first && isData ? [{ ...first, text, cells, table: id, level: 0 }] : all
}

/** Lines as a page shows them: plain text, a line each. */
export const plainLines = (text: string): PageLine[] => {
  const collected = pageLines(text.length + 1)
  for (const line of text.split('\n')) {
    collected.add(line.replaceAll('&', '&amp;'))
    collected.breakLine()
  }
  return collected.lines()
}

/** The page's own text: without what surrounds it on every page, and without other people's words. */
export const ownText = (lines: readonly PageLine[]): string =>
  lines.flatMap(({ text, place }) => (place === 'page' ? [text] : [])).join('\n')
