import { decodeHTML } from 'entities/decode'
import { cutAtWord, visibleLine } from './text.ts'

/** Where a line is: in the page's own content, in its header or footer ('frame'), or in other people's words. */
type Place = 'page' | 'frame' | 'quote'

/** The context that surrounding elements give a text. */
export type LineContext = {
  level: number
  isItem: boolean
  isBold: boolean
  place: Place
  /** The number of the quotation around it; 0 for none. */
  quotation: number
  /** Whether the text names a quotation's author. */
  isAuthor: boolean
}

/** A paragraph, heading or list entry of a page; or a table row, whose cells are kept apart. */
export type PageLine = Omit<LineContext, 'isBold'> & {
  text: string
  /** Empty unless the line is a row. A cell with several lines has line breaks. */
  cells: readonly string[]
  /** The number of its table; 0 for none. */
  table: number
  /** 1 for the page's title, up to 6; 7 for a line in bold, 0 for any other line. */
  level: number
}

const inlineTags = new Set(
  'a abbr b bdi bdo big cite code data del dfn em font i img ins kbd mark picture q rp rt ruby s samp small source span strike strong sub sup time tt u var wbr'.split(
    ' ',
  ),
)
const cellTags = new Set(['td', 'th', 'dt', 'dd'])
/** In characters. Longer lines are kept once, since pages repeat menus and calls to action for each screen width. */
const longLine = 30
/** In characters. A longer row is layout rather than data. */
const maxRowLength = 320
const maxColumns = 12

type Cell = { lines: PageLine[]; rows: number }
type Table = {
  id: number
  hasRows: boolean
  row: Cell[] | undefined /** By column: cells that reach into later rows. */
  tall: (Cell | undefined)[]
}

/** Collects a page's lines, at most `most` characters in total; drops the rest. */
export function pageLines(max: number) {
  const lines: PageLine[] = []
  const seen = new Set<string>()
  let [text, context, bold, length, tables] = ['', plain, 0, 0, 0]
  let table: Table | undefined
  /** The number of characters in the current row's cells. */
  let waiting = 0

  const keep = (line: PageLine) => {
    if (line.cells.length === 0 && seen.has(line.text)) return
    if (line.text.length >= longLine) seen.add(line.text)
    const room = max - length
    const isWhole = line.text.length <= room
    // Half a row may give a wrong price.
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
    /** An element begins. For a cell, `spans` are the columns and rows it covers. */
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

/** A page's lines as plain text, as displayed. */
export const plainLines = (text: string): PageLine[] => {
  const collected = pageLines(text.length + 1)
  for (const line of text.split('\n')) {
    collected.add(line.replaceAll('&', '&amp;'))
    collected.breakLine()
  }
  return collected.lines()
}

/** The page's own text, without repeated headers and footers, and without other people's words. */
export const ownText = (lines: readonly PageLine[]): string =>
  lines.flatMap(({ text, place }) => (place === 'page' ? [text] : [])).join('\n')
