import { type ThemeColors, themeColors } from '../../../renderer/document/theme.ts'

type SvgElement = { name: string; attributes: Record<string, string> }

const closing = /<\/([A-Za-z][A-Za-z0-9-]*)>/y
const opening = /<([A-Za-z][A-Za-z0-9-]*)/y
const attribute = /\s+([A-Za-z][A-Za-z0-9-]*)="([^"<>&]*)"/y

/**
 * Reads an SVG text by the rules of XML, less what a drawing has no use for: entities, comments, declarations and text.
 * Throws at the first character that does not belong.
 */
export function readSvg(text: string): SvgElement[] {
  const elements: SvgElement[] = []
  const open: string[] = []
  let at = 0
  const take = (pattern: RegExp) => {
    pattern.lastIndex = at
    const found = pattern.exec(text)
    if (found) at += found[0].length
    return found
  }
  while (at < text.length) {
    const end = take(closing)
    if (end) {
      if (open.pop() !== end[1]) throw new Error(`</${end[1]}> closes nothing, before ${at}`)
      continue
    }
    if (open.length === 0 && elements.length > 0) throw new Error(`more than one root, at ${at}`)
    const name = take(opening)?.[1]
    if (!name) throw new Error(`unexpected ${text.slice(at, at + 20)} at ${at}`)
    const attributes: Record<string, string> = {}
    for (let found = take(attribute); found; found = take(attribute)) {
      const [, key = '', value = ''] = found
      if (key in attributes) throw new Error(`${key} given twice, at ${at}`)
      attributes[key] = value
    }
    elements.push({ name, attributes })
    const empty = take(/\/>/y)
    if (!empty && !take(/>/y)) throw new Error(`unexpected ${text.slice(at, at + 20)} in <${name}>`)
    if (!empty) open.push(name)
  }
  if (open.length > 0) throw new Error(`<${open.join('><')}> left open`)
  return elements
}

const all = (color: string): ThemeColors => ({
  backgroundColor: color,
  primaryTextColor: color,
  secondaryTextColor: color,
  buttonBackgroundColor: color,
  buttonTextColor: color,
  buttonBackgroundHoverColor: color,
  buttonBackgroundPressedColor: color,
  accentColor: color,
})

const standard = themeColors.parse({
  ...all('#ffffff'),
  primaryTextColor: '#16191d',
  secondaryTextColor: '#4d5560',
  buttonBackgroundColor: '#1f5d50',
  accentColor: '#e2efe9',
})

/** Friendly and hostile. */
export const themes = {
  standard,
  dark: { ...standard, backgroundColor: '#14161b', primaryTextColor: '#f2efe9', buttonBackgroundColor: '#d9a05b' },
  white: all('#ffffff'),
  black: all('#000000'),
  red: all('#ff0000'),
  yellow: { ...standard, buttonBackgroundColor: '#ffee00', accentColor: '#ffee00' },
} satisfies Record<string, ThemeColors>

/** Hero, landscape, portrait, square, and a strip narrower than anything on a page. */
export const sizes = [
  { width: 1600, height: 700 },
  { width: 1200, height: 900 },
  { width: 900, height: 1200 },
  { width: 800, height: 800 },
  { width: 1600, height: 400 },
]
