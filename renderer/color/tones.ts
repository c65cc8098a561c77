import type { Tone } from '../document/section-design.ts'
import type { ThemeColors } from '../document/theme.ts'
import { remember } from '../remember.ts'
import { isDark } from './dark-colors.ts'
import { chroma, difference, fromOklab, hueOf, inHue, mix, toOklab, withLightness } from './oklab.ts'
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

/** Every color a section may use. Whatever is text can be read on all of `ground`, `groundEnd` and `card`. */
export type ToneColors = {
  ground: Rgb
  /** Where a gradient ground ends. */
  groundEnd: Rgb
  card: Rgb
  text: Rgb
  muted: Rgb
  link: Rgb
  /** Hairlines: decoration. */
  line: Rgb
  /** The edges of form fields. */
  field: Rgb
  /** Soft blocks of the accent, with their text color. */
  accent: Rgb
  accentText: Rgb
  button: Rgb
  buttonText: Rgb
  hover: Rgb
  hoverText: Rgb
  pressed: Rgb
  pressedText: Rgb
  /** The palette's other hue on this ground, for large type and numerals. */
  second: Rgb
  /** The ground tinted with the second hue, and `glow` where sunlight brightens it. Text stays readable on both. */
  sky: Rgb
  glow: Rgb
  /** A dark ground as deep as the night, in the palette's hue that stays clear in the dark; a light one as it is. */
  shade: Rgb
}

/** The colors of a ground, derived from any theme. */
export const toneColors = remember((theme: ThemeColors, tone: Tone): ToneColors => parts[tone](readTheme(theme)), 60)

type Palette = {
  page: Rgb
  /** Text colors, as picked by the owner. */
  primary: Rgb
  secondary: Rgb
  /** The two hues: of buttons, and the second color. */
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
    return complete(palette, { ...grounds, primary, secondary, link: first, large: [second, first], flips: [] })
  },
  Tint: (palette) => {
    const { page, primary, secondary, first, second } = palette
    const grounds = { ground: tintOf(palette), groundEnd: page, card: page }
    return complete(palette, { ...grounds, primary, secondary, link: first, large: [second, first], flips: [] })
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

/** The button color, or nearly that of text where buttons have the page's. */
const boldGround = ({ first, page, primary }: Palette) =>
  standsApart(first, page) ? first : mix(readable(primary, [page]), page, 0.9)

/** How dark the text of a light page has to be for a ground that closes it like an evening. */
const inkRatio = 9
/** The lightness of the lightest dark, on which a page of the night still rests. */
const raised = 0.32

function inkGround({ page, primary, first }: Palette): Rgb {
  if (!isDark(page)) return readable(primary, [page], inkRatio)
  const hue = chroma(page) > 0.005 ? page : first
  return withLightness(hue, Math.max(raised, toOklab(page)[0] + 0.08), 0.035)
}

const firstReadable = (colors: readonly [Rgb, ...Rgb[]], ground: Rgb) =>
  colors.find((color) => lowestContrast(color, [ground]) >= textRatio) ?? readable(colors[0], [ground])

/** A ground of one strong color: cards and the end of a gradient move away from its text, so that nothing on them is read worse. */
function onStrong(palette: Palette, ground: Rgb, { text, large }: { text: Rgb; large: readonly Rgb[] }): ToneColors {
  const away = isDark(ground) ? black : white
  const hasRoom = difference(ground, away) > 0.3
  const step = (share: number) => (hasRoom ? mix(away, ground, share) : mix(text, ground, share / 2))
  const grounds = { ground, groundEnd: step(0.2), card: step(0.14) }
  const secondary = mix(text, ground, 0.82)
  return complete(
    palette,
    { ...grounds, primary: text, secondary, link: text, large, flips: [palette.second] },
    edgeRatio,
  )
}

/** The dark color laid over pictures under text: a deep shade of the button's. */
export function scrimColor(theme: ThemeColors): Rgb {
  return withLightness(parseHex(theme.buttonBackgroundColor), 0.17, 0.03)
}

/** The colors of text on a picture under a scrim. Readable over any picture once the scrim has `scrimNeed` of opacity. */
export function pictureColors(theme: ThemeColors): ToneColors {
  const palette = readTheme(theme)
  const scrim = scrimColor(theme)
  const lightest = blend(scrim, white, scrimNeed(theme))
  const grounds = { ground: scrim, groundEnd: lightest, card: mix(white, scrim, 0.1) }
  const large = [palette.second, palette.first, white]
  return complete(palette, { ...grounds, primary: white, secondary: white, link: white, large, flips: [] }, 3)
}

/** The opacity that a scrim needs for text, and for large text only. */
export const scrimNeed = remember((theme: ThemeColors) => scrimOpacity(scrimColor(theme), textRatio), 20)
export const scrimNeedLarge = remember((theme: ThemeColors) => scrimOpacity(scrimColor(theme), edgeRatio), 20)

type Parts = {
  ground: Rgb
  groundEnd: Rgb
  card: Rgb
  primary: Rgb
  secondary: Rgb
  link: Rgb
  /** Candidates for large type, best first. */
  large: readonly Rgb[]
  /** Fallbacks for a button whose own color would blend in, tried before the text color. */
  flips: readonly Rgb[]
}

/**
 * A button that stands out less than `buttonContrast` from the ground takes the second color instead, or that of the text. Any other is
 * made to stand out from all the grounds it may be on, in every state.
 */
function complete(palette: Palette, parts: Parts, buttonContrast = 1.6): ToneColors {
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
    second: parts.large.find(stands) ?? nearest(parts.large, grounds),
    ...litBy(palette.second, ground, text),
    shade: shadeOf(palette, ground, [text, muted]),
  }
}

const sunlight = parseHex('#fff5e4')
/** Maximum shares of the second hue in the sky and of sunlight in the glow. */
const [mostHue, mostSun] = [0.68, 0.6]

function litBy(second: Rgb, ground: Rgb, text: Rgb): { sky: Rgb; glow: Rgb } {
  const sky = mixedUpTo(mostHue, second, ground, (color) => contrast(color, text) >= textRatio + 0.6)
  return { sky, glow: mixedUpTo(mostSun, sunlight, sky, (color) => contrast(color, text) >= textRatio) }
}

/** The lightness of a shade, and how colorful it is. */
const [shaded, shadeChroma] = [0.24, 0.036]

function shadeOf(palette: Palette, ground: Rgb, said: readonly Rgb[]): Rgb {
  if (!isDark(ground)) return ground
  const night = inHue(nightHue(palette), shaded, shadeChroma)
  return mixedUpTo(0.92, night, ground, (color) => lowestContrast(color, said) >= textRatio)
}

/** In degrees: hues that look like mud when they are dark, from red clay to olive. */
const muddy = [10, 150] as const
const isMuddy = (hue: number) => hue > muddy[0] && hue < muddy[1]

/**
 * The first of the two hues that stays clear in the dark, after that of a dark page, or the clear one nearest to them. Undefined for grays.
 */
function nightHue({ page, first, second }: Palette): number | undefined {
  const hues = [...(isDark(page) ? [page] : []), first, second].map(hueOf).filter((hue) => hue !== undefined)
  const [hue] = hues
  if (hue === undefined) return undefined
  return hues.find((one) => !isMuddy(one)) ?? (hue * 2 < muddy[0] + muddy[1] ? muddy[0] : muddy[1])
}

/** As much of `one` in `other` as may be, up to a share. */
function mixedUpTo(share: number, one: Rgb, other: Rgb, isAllowed: (color: Rgb) => boolean): Rgb {
  for (let tried = share; tried > 0; tried -= 0.04) {
    const mixed = mix(one, other, tried)
    if (isAllowed(mixed)) return mixed
  }
  return other
}

/** Picks the color with the highest contrast and adjusts it just enough to be readable. */
function nearest(colors: readonly Rgb[], grounds: readonly Rgb[]): Rgb {
  const [best = black] = colors.toSorted((one, other) => lowestContrast(other, grounds) - lowestContrast(one, grounds))
  return readable(best, grounds, edgeRatio)
}

/** A ground a soft step away from the page's: white and gray take a breath of the first hue, any other paper gets deeper. */
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
