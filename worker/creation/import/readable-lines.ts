import { limits } from '../../../renderer/document/fields/limits.ts'
import { ownText, type PageLine } from './page-lines.ts'

/** Each page's own lines and, separately, each line that most pages share, once: menus, headers and footers. */
export function sharedApart(all: readonly (readonly PageLine[])[]): { own: PageLine[][]; frame: PageLine[] } {
  const pages = [...new Map(all.toReversed().map((lines) => [ownText(lines), lines])).values()].toReversed()
  const counts = new Map<string, number>()
  // A page's heading often repeats its menu entry.
  const keyOf = ({ text, level }: PageLine) => `${level} ${text}`
  for (const lines of pages) for (const key of new Set(lines.map(keyOf))) counts.set(key, (counts.get(key) ?? 0) + 1)
  const isShared = (line: PageLine) => pages.length > 1 && (counts.get(keyOf(line)) ?? 0) > pages.length / 2
  const frame = pages.flat().filter((line) => line.place === 'frame' || (line.place === 'page' && isShared(line)))
  return {
    own: pages.map((lines) => lines.filter((line) => line.place === 'page' && !isShared(line))),
    frame: [...new Map(frame.map((line) => [line.text, line])).values()],
  }
}

/** Pieces as long as an owner's description may be, split at headings if possible. */
export function piecesOf(lines: readonly PageLine[]): PageLine[][] {
  const sections: PageLine[][] = []
  lines.forEach((line, at) => {
    const isStart = line.level > 0 && !isNameOver(lines[at - 1], line)
    if (isStart || sections.length === 0) sections.push([])
    sections.at(-1)?.push(...(line.text.match(longestPieces) ?? []).map((text) => ({ ...line, text })))
  })
  const pieces: PageLine[][] = []
  for (const section of sections) {
    const fits = (part: readonly PageLine[]) =>
      readable([...(pieces.at(-1) ?? []), ...part]).length <= limits.businessDescription
    const parts = readable(section).length <= limits.businessDescription ? [section] : section.map((line) => [line])
    for (const part of parts) {
      if (pieces.length > 0 && fits(part)) pieces.at(-1)?.push(...part)
      else pieces.push([...part])
    }
  }
  return pieces
}

const longestPieces = new RegExp(`.{1,${limits.businessDescription - 2}}`, 'gsu')

/** The lines as an owner would type them: an empty line above each heading, roles after names. */
export function readable(lines: readonly PageLine[]): string {
  const said = lines.map(({ text, cells, level }, at) => {
    const [before, after] = [lines[at - 1], lines[at + 1]]
    if (before && isNameOver(before, lines[at])) return ''
    const shown = cells.length > 1 && fullName.test(cells[0] ?? '') ? cells.filter(Boolean).join(', ') : text
    const whole = after && isNameOver(lines[at], after) ? `${shown}, ${after.text}` : shown
    return level > 0 && level < 7 ? `\n\n${whole}` : `\n${whole}`
  })
  return said.join('').trim()
}

/** 'Dr Jo Smith', 'Maria van den Berg'. */
const fullName =
  /^(?:(?:Dr|Prof|Mrs?|Ms)\.? )?\p{Lu}[\p{L}'’.-]*(?: (?:\p{Lu}[\p{L}'’.-]*|de|del|della|da|di|van|von|der|den|la|le)){1,3}$/u

/** Whether a line may be a name, with the person's role on the next line. */
export function isNameOver(line: PageLine | undefined, next: PageLine | undefined): boolean {
  if (!line || !next || line.cells.length + next.cells.length > 0) return false
  const isBelow = next.level === 0 || (line.level > 0 && next.level > line.level)
  return (
    isBelow && fullName.test(line.text) && next.text.length <= 80 && /\p{L}$/u.test(next.text) && !/\d/.test(next.text)
  )
}

/** The higher-rank headings above a line. */
export function headingsOver(lines: readonly PageLine[], at: number): PageLine[] {
  let rank = lines[at]?.level || 8
  return lines
    .slice(0, Math.max(0, at))
    .toReversed()
    .filter(({ level }) => {
      const isOver = level > 0 && level < rank
      if (isOver) rank = level
      return isOver
    })
}
