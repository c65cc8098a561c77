import type { Tone } from '../document/section-design.ts'
import type { ThemeColors } from '../document/theme.ts'
import { remember } from '../remember.ts'
import { difference, mix, withLightness } from './oklab.ts'
import { canBeReadable, edgeRatio, lowestContrast, readable, scrimOpacity, textRatio, white } from './readable.ts'
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
}

/** The colors of a ground, derived from any theme. */
export const toneColors = remember((theme: ThemeColors, tone: Tone): ToneColors => {
  const page = parseHex(theme.backgroundColor)
  const primary = parseHex(theme.primaryTextColor)
  const secondary = parseHex(theme.secondaryTextColor)
  const brand = parseHex(theme.buttonBackgroundColor)
  const tint = tintOf(theme)
  if (tone === 'Plain') {
    const card = contrast(page, white) < 3 ? page : mix(primary, page, 0.06)
    return complete(theme, { ground: page, groundEnd: tint, card, primary, secondary, link: brand })
  }
  if (tone === 'Tint') {
    return complete(theme, { ground: tint, groundEnd: page, card: page, primary, secondary, link: brand })
  }
  const ground = difference(brand, page) < 0.08 ? mix(readable(primary, [page]), page, 0.9) : brand
  const text = readable(parseHex(theme.buttonTextColor), [ground])
  return complete(theme, {
    ground,
    groundEnd: mix(text, ground, contrast(ground, white) > 4 ? 0.1 : 0.06),
    card: mix(text, ground, 0.08),
    primary: text,
    secondary: mix(text, ground, 0.82),
    link: text,
  })
}, 60)

/** The dark color laid over pictures under text: a deep shade of the button's. */
export function scrimColor(theme: ThemeColors): Rgb {
  return withLightness(parseHex(theme.buttonBackgroundColor), 0.17, 0.03)
}

/** The colors of text on a picture under a scrim. Readable over any picture once the scrim has `scrimNeed` of opacity. */
export function pictureColors(theme: ThemeColors): ToneColors {
  const scrim = scrimColor(theme)
  const lightest = blend(scrim, white, scrimNeed(theme))
  return complete(
    theme,
    { ground: scrim, groundEnd: lightest, card: mix(white, scrim, 0.1), primary: white, secondary: white, link: white },
    3,
  )
}

/** The opacity that a scrim needs for text, and for large text only. */
export const scrimNeed = remember((theme: ThemeColors) => scrimOpacity(scrimColor(theme), textRatio), 20)
export const scrimNeedLarge = remember((theme: ThemeColors) => scrimOpacity(scrimColor(theme), edgeRatio), 20)

type Parts = { ground: Rgb; groundEnd: Rgb; card: Rgb; primary: Rgb; secondary: Rgb; link: Rgb }

/**
 * A button that stands out less than `buttonContrast` from the ground takes the color of the text instead. Any other is made to stand
 * out from all the grounds it may be on, in every state.
 */
function complete(theme: ThemeColors, parts: Parts, buttonContrast = 1.6): ToneColors {
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
  const ownAccent = parseHex(theme.accentColor)
  const away = difference(ownAccent, ground)
  const accent = away > 0.04 ? mix(ownAccent, ground, Math.min(1, 0.16 / away)) : mix(text, ground, 0.1)
  const own = parseHex(theme.buttonBackgroundColor)
  const inverted = lowestContrast(own, grounds) < buttonContrast
  const seen = (color: Rgb) => readable(color, grounds, edgeRatio)
  const button = seen(inverted ? text : own)
  const hover = seen(inverted ? mix(ground, text, 0.14) : parseHex(theme.buttonBackgroundHoverColor))
  const pressed = seen(inverted ? mix(ground, text, 0.24) : parseHex(theme.buttonBackgroundPressedColor))
  const label = inverted ? (parts.link === white ? own : ground) : parseHex(theme.buttonTextColor)
  return {
    ground,
    groundEnd,
    card,
    text,
    muted: readable(parts.secondary, grounds),
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
  }
}

/** A ground a little away from the page's, in the direction of the accent: as much of it as makes a soft difference. */
function tintOf(theme: ThemeColors): Rgb {
  const page = parseHex(theme.backgroundColor)
  const accent = parseHex(theme.accentColor)
  const distance = difference(accent, page)
  if (distance < 0.02) return mix(parseHex(theme.buttonBackgroundColor), page, 0.06)
  return mix(accent, page, Math.min(1, 0.05 / distance))
}
