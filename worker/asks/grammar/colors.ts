import { readable, textRatio, white } from '../../../renderer/color/readable.ts'
import { contrast, parseHex } from '../../../renderer/color/rgb.ts'
import type { ThemeColors } from '../../../renderer/document/theme.ts'
import { buttonStates, themeHex } from '../../../templates/palettes/paint.ts'
import { type Palette, palettes } from '../../../templates/palettes/palettes.ts'
import { changedTo, type Direction, nearestTo } from './near-palette.ts'
import { groupsOf, type Order, type Reader, unquoted } from './order.ts'

/** Colors by name: each as people mean it on a button. */
const namedColors: Readonly<Record<string, string>> = {
  ...{ black: '#1b1b1e', white: '#ffffff', red: '#b3261e', 'dark red': '#7d1a15', burgundy: '#6d1f35', orange: '#b4510b' },
  ...{ yellow: '#f2c230', gold: '#c79a2b', green: '#1f7a46', 'dark green': '#1f5d46', 'light green': '#a9d8b8', olive: '#55602b' },
  ...{ teal: '#0f766e', turquoise: '#0e8a93', blue: '#1b4fd1', 'dark blue': '#1d3256', navy: '#1d3256', 'light blue': '#a9cdf2' },
  ...{ purple: '#6b2fa0', violet: '#6b2fa0', plum: '#7b2a5b', pink: '#c2407f', 'light pink': '#f4c6d7', brown: '#6b4630' },
  ...{ gray: '#5b6068', grey: '#5b6068', 'light gray': '#f1f2f4', 'light grey': '#f1f2f4', 'dark gray': '#33363c', 'dark grey': '#33363c' },
  ...{ cream: '#fbf6ea', beige: '#f3ead9', sand: '#efe4d0', terracotta: '#a8452b', earthy: '#8a5a3c' },
} // biome-ignore format: a table is easier to read with one row per line

/** '#1b4fd1' of 'blue' or of a code; undefined for no color. */
function colorNamed(text: string): string | undefined {
  const said = text
    .toLowerCase()
    .replace(/^(?:a|an|the)\s+/, '')
    .trim()
  if (/^#[0-9a-f]{6}$/.test(said)) return said
  if (/^#[0-9a-f]{3}$/.test(said)) return `#${[...said.slice(1)].map((digit) => digit + digit).join('')}`
  return namedColors[said]
}

const anyColor = `(?:${Object.keys(namedColors).join('|')})`
const twoColors = new RegExp(`\\b${anyColor} (?:and|with|&) ${anyColor}$`, 'iu')

/** 'switch to blue and gold'; not 'blue buttons and gold text'. */
export const namesTwoColors = (sentence: string) => twoColors.test(sentence.trim())

/** 'use the terracotta colors', 'switch the palette to Deep green'. */
export const readPalette: Reader = (clause) => {
  const said = groupsOf(
    clause,
    /^(?:use|switch to|change to|try|apply|take|pick|choose)\s+(?:the\s+)?(?<name>.+?)(?:\s+(?:palette|colou?rs|colou?r scheme|theme))?$/iu,
    /^(?:change|set|switch|make|turn)\s+(?:(?:the|our|my)\s+)?(?:palette|colou?rs|colou?r scheme|website|site|page)\s+(?:to|into)?\s*(?<name>.+?)(?:\s+(?:palette|colou?rs))?$/iu,
    /^make it\s+(?<name>.+)$/iu,
  )
  const found = said && paletteNamed(unquoted(said.name ?? ''))
  return found ? [{ tool: 'choose-colors', input: { name: found.name, colors: found.colors } }] : undefined
}

function paletteNamed(text: string): Palette | undefined {
  const plain = (name: string) =>
    name
      .toLowerCase()
      .replace(/[^a-z]+/g, ' ')
      .trim()
  return palettes.find(({ name }) => plain(name) === plain(text))
}

const whole = String.raw`(?:it|everything|(?:(?:the|our|my|this|whole)\s+)*(?:website|site|page|colou?rs?|palette|colou?r scheme))`
const few = String.raw`(?:(?:all|a bit|a little(?: bit)?|slightly|somewhat|much|a lot)\s+)*`
const colorWord = '(?:colou?rs?|(?:colou?r )?palette|colou?r scheme|tones|shades|theme)'

/** What 'it' can become. 'Softer' or 'brighter' alone may mean words or shapes: those need the word colors. */
const ofWhole = /^(?:warmer|more warm|cooler|colder|(?:more|less) colou?rful)$/
const directions: readonly [RegExp, Direction][] = [
  [/^(?:warm|warmer|more warm)$/, 'warmer'],
  [/^(?:cool|cooler|cold|colder)$/, 'cooler'],
  [
    /^(?:soft|softer|calm|calmer|gentle|gentler|muted|more muted|subtle|more subtle|quieter|less bright|less strong|less colou?rful)$/,
    'softer',
  ],
  [
    /^(?:strong|stronger|bright|brighter|bold|bolder|livelier|vivid|more vivid|more intense|more colou?rful)$/,
    'stronger',
  ],
]

/** 'make it green', 'dark blue', 'warmer colors': the palette that comes nearest. */
export const readNearPalette: Reader = (clause, { document }) => {
  const ofColors = groupsOf(
    clause,
    new RegExp(
      `^(?:use|try|choose|pick|go for|switch to|change to|(?:i|we) want|give (?:it|me|us)|have)\\s+(?:(?:some|a|the|our|my)\\s+)*${few}(?<said>.+?)\\s+${colorWord}$`,
      'iu',
    ),
    new RegExp(`^make (?:(?:the|our|my|all)\\s+)*${colorWord}\\s+${few}(?<said>.+)$`, 'iu'),
    new RegExp(`^(?:the|our|my)\\s+${colorWord}\\s+(?:should|could|must) be\\s+${few}(?<said>.+)$`, 'iu'),
    new RegExp(`^${few}(?<said>.+?)\\s+${colorWord}$`, 'iu'),
  )
  const ofPage = groupsOf(
    clause,
    new RegExp(`^(?:make|turn|paint|colou?r)\\s+${whole}\\s+${few}(?<said>.+)$`, 'iu'),
    new RegExp(`^(?:change|set|switch|turn)\\s+${whole}\\s+(?:to|into)\\s+(?<said>.+)$`, 'iu'),
    new RegExp(`^${whole}\\s+(?:should|could|must) be\\s+${few}(?<said>.+)$`, 'iu'),
    new RegExp(`^${few}(?<said>[\\p{L} ]+)$`, 'iu'),
  )
  const said = (ofColors ?? ofPage)?.said?.toLowerCase().replace(/[-\s]+/g, ' ') ?? ''
  const color = colorNamed(said)
  if (color) return nearestTo(color, said.replace(/^(?:an?|the)\s/, ''), document)
  const [, direction] = directions.find(([words]) => words.test(said)) ?? []
  return direction && (ofColors || ofWhole.test(said)) ? changedTo(direction, document) : undefined
}

const parts = String.raw`(?:(?<button>buttons?(?: colou?r)?)|(?<page>(?:page )?background(?: colou?r)?|page(?: colou?r)?)|(?<text>text(?: colou?r)?|words|letters)|(?<second>(?:accent|second|other)(?: colou?r)?))`

/** 'make the buttons green', 'change the background to cream'. What stands on the color follows, so that it can be read. */
export const readColor: Reader = (clause, { document }) => {
  const said = groupsOf(
    clause,
    new RegExp(
      `^(?:make|paint|color|colour|turn|change|set)\\s+(?:(?:the|our|my|all|all the)\\s+)?(?:color of the |colour of the )?${parts}\\s+(?:to\\s+|into\\s+)?(?<color>[#\\p{L}\\d ]+)$`,
      'iu',
    ),
    new RegExp(`^(?<color>[#\\p{L}\\d ]+?)\\s+${parts}$`, 'iu'),
    new RegExp(
      `^(?:(?:the|our|my|all|all the)\\s+)?${parts}\\s+(?:should|could|must) be\\s+(?<color>[#\\p{L}\\d ]+)$`,
      'iu',
    ),
  )
  const color = said && colorNamed(said.color ?? '')
  if (!said || !color) return undefined
  const { colors } = document.theme
  const name = `${said.color} ${said.button ? 'buttons' : said.page ? 'background' : said.text ? 'text' : 'as the second color'}`
  const change = said.button
    ? withButton(colors, color)
    : said.page
      ? withPage(colors, color)
      : said.text
        ? { primaryTextColor: color }
        : { accentColor: color }
  return [{ tool: 'choose-colors', input: { name: name.charAt(0).toUpperCase() + name.slice(1), colors: change } }]
}

function withButton({ buttonTextColor }: ThemeColors, color: string): Partial<ThemeColors> {
  const button = parseHex(color)
  const wanted = contrast(button, white) >= textRatio ? white : parseHex(buttonTextColor)
  const label = readable(wanted, [button])
  const { hover, pressed } = buttonStates(button, label)
  return {
    buttonBackgroundColor: color,
    buttonTextColor: themeHex(label),
    buttonBackgroundHoverColor: themeHex(hover),
    // A very dark button gets lighter when pressed, as far as its words allow.
    buttonBackgroundPressedColor: themeHex(contrast(pressed, label) < textRatio ? hover : pressed),
  }
}

function withPage({ primaryTextColor, secondaryTextColor }: ThemeColors, color: string): Partial<ThemeColors> {
  const page = parseHex(color)
  return {
    backgroundColor: color,
    primaryTextColor: themeHex(readable(parseHex(primaryTextColor), [page], 7)),
    secondaryTextColor: themeHex(readable(parseHex(secondaryTextColor), [page], 5.5)),
  }
}

/** 'turn on dark mode', 'make it dark'. */
export const readDarkMode: Reader = (clause): Order[] | undefined => {
  const off =
    /^(?:(?:turn|switch) off|disable|no|remove|stop)\s+(?:the\s+)?(?:dark ?mode|dark colou?rs)$|^(?:turn|switch) (?:the )?dark ?mode off$|^make it light(?: again)?$/iu
  const on =
    /^(?:(?:turn|switch) on|enable|use|add)\s+(?:the\s+)?(?:dark ?mode|dark colou?rs)$|^(?:turn|switch) (?:the )?dark ?mode on$|^make (?:it|the (?:website|page|site)) dark$|^dark ?mode(?: on)?$/iu
  const by =
    /^(?:dark ?mode|use dark ?mode) (?:should )?(?:follow(?:s|ing)?|by|when) (?:the )?(?:device|visitor|phone).*$/iu
  const darkMode = off.test(clause) ? 'Off' : on.test(clause) ? 'On' : by.test(clause) ? 'FollowsDevice' : undefined
  return darkMode && [{ tool: 'choose-shapes', input: { darkMode } }]
}
