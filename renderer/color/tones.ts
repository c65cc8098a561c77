import type { Tone } from '../document/section-design.ts'
import type { ThemeColors } from '../document/theme.ts'
import { memoize } from '../memoize.ts'
import { isDark } from './dark-colors.ts'
import { chroma, colorOfHue, difference, fromOklab, hueOf, mix, toOklab, withLightness } from './oklab.ts'
import {
  black,
  canBeReadable,
  edgeRatio,
  lowestContrast,
  readable,
  scrimOpacity,
  textRatio,
  white,
} from './readable.ts'
import { blend, contrast, parseHex, type Rgb } from './rgb.ts'

/** Every color that a section can use. Text colors are readable on `ground`, `groundEnd` and `card`. */
export type ToneColors = {
  ground: Rgb
  groundEnd: Rgb
  card: Rgb
  text: Rgb
  muted: Rgb
  link: Rgb
  line: Rgb
  field: Rgb
  /** Soft accent blocks and their text color. */
  accent: Rgb
  accentText: Rgb
  button: Rgb
  buttonText: Rgb
  hover: Rgb
  hoverText: Rgb
  pressed: Rgb
  pressedText: Rgb
  /** The palette's second hue on this background, for large type and numerals. */
  second: Rgb
  /**
   * The background tinted with the second hue (`sky`) and brightened by sunlight (`glow`). Text is readable on both.
   */
  sky: Rgb
  glow: Rgb
  /** A deep version of a dark background, in a hue that stays clear in the dark. Same as a light background. */
  shade: Rgb
}

export const toneColors = memoize((theme: ThemeColors, tone: Tone): ToneColors => parts[tone](readTheme(theme)), 60)

type Palette = {
  page: Rgb
  primary: Rgb
  secondary: Rgb
  /** The button color and the second color. */
  first: Rgb
  second: Rgb
  label: Rgb
  hover: Rgb
  pressed: Rgb
}

function readTheme(theme: ThemeColors): Palette {
  return {
    page: parseHex(theme.backgroundColor),
    primary: parseHex(theme.primaryTextColor),
    secondary: parseHex(theme.secondaryTextColor),
    first: parseHex(theme.buttonBackgroundColor),
    second: parseHex(theme.accentColor),
    label: parseHex(theme.buttonTextColor),
    hover: parseHex(theme.buttonBackgroundHoverColor),
    pressed: parseHex(theme.buttonBackgroundPressedColor),
  }
}

const parts: Readonly<Record<Tone, (palette: Palette) => ToneColors>> = {
  Plain: (palette) => {
    const { page, primary, secondary, first, second } = palette
    const card = isDark(page) ? mix(primary, page, 0.06) : page
    const grounds = { ground: page, groundEnd: tintOf(palette), card }
    return completeTone(palette, { ...grounds, primary, secondary, link: first, large: [second, first], flips: [] })
  },
  Tint: (palette) => {
    const { page, primary, secondary, first, second } = palette
    const grounds = { ground: tintOf(palette), groundEnd: page, card: page }
    return completeTone(palette, { ...grounds, primary, secondary, link: first, large: [second, first], flips: [] })
  },
  Bold: (palette) => {
    const ground = boldGround(palette)
    const { label, second, page, primary } = palette
    return onStrong(palette, ground, { text: readable(label, [ground]), large: [second, page, primary] })
  },
  Accent: (palette) => {
    const { page, primary, first, second } = palette
    const ground = standsApart(second, page) ? second : mix(boldGround(palette), page, 0.2)
    return onStrong(palette, ground, { text: firstReadable([primary, page], ground), large: [first, primary, page] })
  },
  Ink: (palette) => {
    const { page, primary, first, second } = palette
    const ground = inkGround(palette)
    return onStrong(palette, ground, { text: firstReadable([page, primary], ground), large: [second, first] })
  },
}

const standsApart = (color: Rgb, page: Rgb) => difference(color, page) >= 0.08

/** The button color, or close to the text color if buttons have the page's color. */
const boldGround = ({ first, page, primary }: Palette) =>
  standsApart(first, page) ? first : mix(readable(primary, [page]), page, 0.9)

/** Minimum contrast of the text color to serve as the dark background that ends a light page. */
const minInkContrast = 9
/** The lightness of the lightest dark background on a dark page. */
const raisedLightness = 0.32

function inkGround({ page, primary, first }: Palette): Rgb {
  if (!isDark(page)) return readable(primary, [page], minInkContrast)
  const hue = chroma(page) > 0.005 ? page : first
  return withLightness(hue, Math.max(raisedLightness, toOklab(page)[0] + 0.08), 0.035)
}

const firstReadable = (colors: readonly [Rgb, ...Rgb[]], ground: Rgb) =>
  colors.find((color) => lowestContrast(color, [ground]) >= textRatio) ?? readable(colors[0], [ground])

/**
 * A background in one strong color. Cards and gradient ends move away from the text color, so contrast only increases.
 */
function onStrong(palette: Palette, ground: Rgb, { text, large }: { text: Rgb; large: readonly Rgb[] }): ToneColors {
  const away = isDark(ground) ? black : white
  const hasRoom = difference(ground, away) > 0.3
  const step = (share: number) => (hasRoom ? mix(away, ground, share) : mix(text, ground, share / 2))
  const grounds = { ground, groundEnd: step(0.2), card: step(0.14) }
  const secondary = mix(text, ground, 0.82)
  return completeTone(
    palette,
    { ...grounds, primary: text, secondary, link: text, large, flips: [palette.second] },
    edgeRatio,
  )
}

/** The dark color between a picture and its text: a deep shade of the button color. */
export function scrimColor(theme: ThemeColors): Rgb {
  return withLightness(parseHex(theme.buttonBackgroundColor), 0.17, 0.03)
}

/** Text colors for a picture under a scrim. Readable on any picture if the scrim's opacity is `scrimNeed`. */
export function pictureColors(theme: ThemeColors): ToneColors {
  const palette = readTheme(theme)
  const scrim = scrimColor(theme)
  const lightest = blend(scrim, white, scrimNeed(theme))
  const grounds = { ground: scrim, groundEnd: lightest, card: mix(white, scrim, 0.1) }
  const large = [palette.second, palette.first, white]
  return completeTone(palette, { ...grounds, primary: white, secondary: white, link: white, large, flips: [] }, 3)
}

/** For normal text. `scrimNeedLarge` is for large text. */
export const scrimNeed = memoize((theme: ThemeColors) => scrimOpacity(scrimColor(theme), textRatio), 20)
export const scrimNeedLarge = memoize((theme: ThemeColors) => scrimOpacity(scrimColor(theme), edgeRatio), 20)

type Parts = {
  ground: Rgb
  groundEnd: Rgb
  card: Rgb
  primary: Rgb
  secondary: Rgb
  link: Rgb
  large: readonly Rgb[]
  /** Fallbacks for a button that blends in, tried before the text color. */
  flips: readonly Rgb[]
}

/**
 * A button with less than `buttonContrast` takes the second color or the text color. All others are adjusted to
 * contrast with every background in every state.
 */
function completeTone(palette: Palette, parts: Parts, buttonContrast = 1.6): ToneColors {
  const { ground } = parts
  const grounds = [ground]
  const orGround = (color: Rgb) => {
    if (!canBeReadable([...grounds, color])) return ground
    grounds.push(color)
    return color
  }
  const card = orGround(parts.card)
  const groundEnd = orGround(parts.groundEnd)
  const text = readable(parts.primary, grounds)
  const stands = (color: Rgb) => lowestContrast(color, grounds) >= edgeRatio
  const away = difference(palette.second, ground)
  const accent = away > 0.04 ? mix(palette.second, ground, Math.min(1, 0.16 / away)) : mix(text, ground, 0.1)
  const own = palette.first
  const inverted = lowestContrast(own, grounds) < buttonContrast
  const flipped = parts.flips.find(stands) ?? text
  const seen = (color: Rgb) => readable(color, grounds, edgeRatio)
  const button = seen(inverted ? flipped : own)
  const hover = seen(inverted ? mix(ground, flipped, 0.14) : palette.hover)
  const pressed = seen(inverted ? mix(ground, flipped, 0.24) : palette.pressed)
  const label = inverted ? (parts.link === white ? own : ground) : palette.label
  const muted = readable(parts.secondary, grounds)
  return {
    ground,
    groundEnd,
    card,
    text,
    muted,
    link: readable(parts.link, grounds),
    line: mix(text, ground, 0.14),
    field: readable(mix(text, ground, 0.4), grounds, edgeRatio),
    accent,
    accentText: readable(own, [accent]),
    button,
    buttonText: readable(label, [button]),
    hover,
    hoverText: readable(label, [hover]),
    pressed,
    pressedText: readable(label, [pressed]),
    second: parts.large.find(stands) ?? mostReadable(parts.large, grounds),
    ...sunlitColor(palette.second, ground, text),
    shade: shadeOf(palette, ground, [text, muted]),
  }
}

const sunlight = parseHex('#fff5e4')
const [maxHueShare, maxSunShare] = [0.68, 0.6]

function sunlitColor(second: Rgb, ground: Rgb, text: Rgb): { sky: Rgb; glow: Rgb } {
  const sky = mixUpTo(maxHueShare, second, ground, (color) => contrast(color, text) >= textRatio + 0.6)
  return { sky, glow: mixUpTo(maxSunShare, sunlight, sky, (color) => contrast(color, text) >= textRatio) }
}

const [shadeLightness, shadeChroma] = [0.24, 0.036]

function shadeOf(palette: Palette, ground: Rgb, textColors: readonly Rgb[]): Rgb {
  if (!isDark(ground)) return ground
  const night = colorOfHue(nightHue(palette), shadeLightness, shadeChroma)
  return mixUpTo(0.92, night, ground, (color) => lowestContrast(color, textColors) >= textRatio)
}

/** In degrees: from red clay to olive, hues that look like mud in the dark. */
const muddyHues = [10, 150] as const
const isMuddy = (hue: number) => hue > muddyHues[0] && hue < muddyHues[1]

/**
 * The first hue that stays clear in the dark, starting with a dark page's own, or the closest clear hue. Undefined for
 * grays.
 */
function nightHue({ page, first, second }: Palette): number | undefined {
  const hues = [...(isDark(page) ? [page] : []), first, second].map(hueOf).filter((hue) => hue !== undefined)
  const [hue] = hues
  if (hue === undefined) return undefined
  return hues.find((one) => !isMuddy(one)) ?? (hue * 2 < muddyHues[0] + muddyHues[1] ? muddyHues[0] : muddyHues[1])
}

function mixUpTo(share: number, one: Rgb, other: Rgb, isAllowed: (color: Rgb) => boolean): Rgb {
  for (let tried = share; tried > 0; tried -= 0.04) {
    const mixed = mix(one, other, tried)
    if (isAllowed(mixed)) return mixed
  }
  return other
}

/** Picks the color with the highest contrast and adjusts it just enough to be readable. */
function mostReadable(colors: readonly Rgb[], grounds: readonly Rgb[]): Rgb {
  const [best = black] = colors.toSorted((one, other) => lowestContrast(other, grounds) - lowestContrast(one, grounds))
  return readable(best, grounds, edgeRatio)
}

/** A background slightly off the page's: white and gray get a touch of the first hue, other colors get deeper. */
function tintOf({ page, primary, first }: Palette): Rgb {
  const [lightness, a, b] = toOklab(page)
  const own = Math.hypot(a, b)
  if (own >= 0.006) {
    const deeper = 1 + Math.min(0.8, 0.018 / own)
    return fromOklab([lightness + (isDark(page) ? 0.045 : -0.035), a * deeper, b * deeper])
  }
  const towards = standsApart(first, page) ? first : readable(primary, [page])
  return mix(towards, page, Math.min(1, 0.05 / difference(towards, page)))
}
