import { mix, toOklab, withLightness } from '../renderer/color/oklab.ts'
import { black, readable, white } from '../renderer/color/readable.ts'
import { contrast, parseHex, type Rgb, toHex } from '../renderer/color/rgb.ts'
import type { ThemeColors } from '../renderer/document/theme.ts'

export type Palette = {
  id: string
  /** What a shop owner would call it. */
  name: string
  /** The same, turned over to the other shade, where its own name would not be true of it. */
  turnedName?: string
  /** One line on how it feels. */
  mood: string
  colors: ThemeColors
}

/** The palettes that the wizard offers. The first is what an unknown id falls back to. */
export const palettes: readonly Palette[] = [
  {
    id: 'deep-green',
    name: 'Deep green',
    mood: 'Fresh white with the green of a well-kept garden.',
    colors: {
      backgroundColor: '#ffffff',
      primaryTextColor: '#14211c',
      secondaryTextColor: '#4a5a53',
      buttonBackgroundColor: '#1f5d46',
      buttonTextColor: '#ffffff',
      buttonBackgroundHoverColor: '#194a38',
      buttonBackgroundPressedColor: '#143c2d',
      accentColor: '#e1efe8',
    },
  },
  {
    id: 'terracotta',
    name: 'Terracotta',
    mood: 'Warm paper and fired clay.',
    colors: {
      backgroundColor: '#fbf6ef',
      primaryTextColor: '#2b211b',
      secondaryTextColor: '#63544a',
      buttonBackgroundColor: '#a8452b',
      buttonTextColor: '#ffffff',
      buttonBackgroundHoverColor: '#863722',
      buttonBackgroundPressedColor: '#6c2c1c',
      accentColor: '#f3dfd0',
    },
  },
  {
    id: 'navy-brass',
    name: 'Navy and brass',
    mood: 'Dark blue with a polished edge.',
    colors: {
      backgroundColor: '#fcfbf8',
      primaryTextColor: '#131c2e',
      secondaryTextColor: '#4a5468',
      buttonBackgroundColor: '#1d3256',
      buttonTextColor: '#ffffff',
      buttonBackgroundHoverColor: '#172845',
      buttonBackgroundPressedColor: '#132037',
      accentColor: '#eee2c4',
    },
  },
  {
    id: 'ink-on-bone',
    name: 'Ink on bone',
    mood: 'Black on off-white, and nothing else.',
    colors: {
      backgroundColor: '#f6f3ec',
      primaryTextColor: '#17171a',
      secondaryTextColor: '#55534f',
      buttonBackgroundColor: '#1b1b1e',
      buttonTextColor: '#ffffff',
      buttonBackgroundHoverColor: '#49494b',
      buttonBackgroundPressedColor: '#6d6d6f',
      accentColor: '#e6e0d3',
    },
  },
  {
    id: 'after-dark',
    name: 'After dark',
    turnedName: 'Honey',
    mood: 'Charcoal with an amber lamp left on.',
    colors: {
      backgroundColor: '#17181b',
      primaryTextColor: '#f5f2ec',
      secondaryTextColor: '#b9b5ad',
      buttonBackgroundColor: '#f0b040',
      buttonTextColor: '#1b1508',
      buttonBackgroundHoverColor: '#f3c16a',
      buttonBackgroundPressedColor: '#f6d08c',
      accentColor: '#2e2820',
    },
  },
  {
    id: 'blush-plum',
    name: 'Blush and plum',
    mood: 'Soft pink with a deep, ripe plum.',
    colors: {
      backgroundColor: '#fff9f8',
      primaryTextColor: '#2c1726',
      secondaryTextColor: '#664a5c',
      buttonBackgroundColor: '#7b2a5b',
      buttonTextColor: '#ffffff',
      buttonBackgroundHoverColor: '#622249',
      buttonBackgroundPressedColor: '#4f1b3a',
      accentColor: '#f9e2e2',
    },
  },
  {
    id: 'sky-cobalt',
    name: 'Sky and cobalt',
    mood: 'Clear morning air and a strong blue.',
    colors: {
      backgroundColor: '#ffffff',
      primaryTextColor: '#0f1b33',
      secondaryTextColor: '#48566f',
      buttonBackgroundColor: '#1b4fd1',
      buttonTextColor: '#ffffff',
      buttonBackgroundHoverColor: '#163fa7',
      buttonBackgroundPressedColor: '#113386',
      accentColor: '#deebfc',
    },
  },
  {
    id: 'sand-olive',
    name: 'Sand and olive',
    mood: 'Dry grass, linen and olive leaves.',
    colors: {
      backgroundColor: '#faf8f1',
      primaryTextColor: '#24261b',
      secondaryTextColor: '#57594a',
      buttonBackgroundColor: '#55602b',
      buttonTextColor: '#ffffff',
      buttonBackgroundHoverColor: '#444d22',
      buttonBackgroundPressedColor: '#363d1c',
      accentColor: '#e9e6cf',
    },
  },
]

/** How far text stands out: WCAG AAA, so that a palette has some to spare on every ground made from it. */
const textContrast = 7
/** How far a button stands out from the page. */
const buttonContrast = 3.1

/** Every color of a theme from three: texts are shades of the brand that can be read on page and accent. */
export function paint({ page, brand, accent }: { page: Rgb; brand: Rgb; accent: Rgb }): ThemeColors {
  const dark = contrast(page, white) > 4
  const button = readable(brand, [page], buttonContrast)
  const label = readable(contrast(button, white) >= 4.5 ? white : withLightness(brand, 0.2, 0.03), [button])
  const { hover, pressed } = buttonStates(button, label)
  return {
    backgroundColor: themeHex(page),
    primaryTextColor: themeHex(readable(withLightness(brand, dark ? 0.95 : 0.22, 0.02), [page, accent], textContrast)),
    secondaryTextColor: themeHex(readable(withLightness(brand, dark ? 0.77 : 0.45, 0.025), [page, accent])),
    buttonBackgroundColor: themeHex(button),
    buttonTextColor: themeHex(label),
    buttonBackgroundHoverColor: themeHex(hover),
    buttonBackgroundPressedColor: themeHex(pressed),
    accentColor: themeHex(accent),
  }
}

/** How colorful a color is: 0 for greys, 0.1 for a confident color, about 0.3 at most. */
export function chroma(rgb: Rgb): number {
  const [, a, b] = toOklab(rgb)
  return Math.hypot(a, b)
}

/** `#abc` as `#aabbcc`. */
export const wholeHex = (hex: string) => hex.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3')

/** A color as a theme writes it: six digits, always. */
export const themeHex = (rgb: Rgb) => wholeHex(toHex(rgb))

/** Whether a page is light or dark. */
export const shades = ['Light', 'Dark'] as const
export type Shade = (typeof shades)[number]

export const shadeOf = ({ backgroundColor }: ThemeColors): Shade =>
  contrast(parseHex(backgroundColor), white) > 4 ? 'Dark' : 'Light'

/** Every palette on a light page and on a dark one: as it was made, or turned over. */
export const palettesIn: Readonly<Record<Shade, readonly Palette[]>> = {
  Light: palettes.map((palette) => (shadeOf(palette.colors) === 'Light' ? palette : turnedOver(palette))),
  Dark: palettes.map((palette) => (shadeOf(palette.colors) === 'Dark' ? palette : turnedOver(palette))),
}

/** The palette a person would have asked for by 'the same, but dark' (or light). */
function turnedOver({ id, name, turnedName = name, mood, colors }: Palette): Palette {
  const brand = parseHex(colors.buttonBackgroundColor)
  const light = shadeOf(colors) === 'Dark'
  // The page stays in the family of the color it had: paper stays warm.
  const [page, accent] = [parseHex(colors.backgroundColor), parseHex(colors.accentColor)]
  const own = light || chroma(page) < 0.004 ? brand : page
  return {
    id: `${id}-${light ? 'light' : 'dark'}`,
    name: turnedName,
    mood,
    colors: paint(
      light
        ? {
            page: withLightness(own, 0.985, 0.008),
            brand: withLightness(brand, 0.56, 0.12),
            accent: withLightness(brand, 0.94, 0.035),
          }
        : {
            page: withLightness(own, 0.2, 0.014),
            brand: withLightness(brand, chroma(brand) < 0.02 ? 0.93 : 0.76, 0.14),
            accent: withLightness(accent, 0.29, 0.03),
          },
    ),
  }
}

type ButtonStates = { hover: Rgb; pressed: Rgb }

/**
 * A button pointed at and pressed: two steps away from the words on it, so that these can be read no worse. A button that has
 * no room there (black under white words) goes the other way.
 */
export function buttonStates(button: Rgb, label: Rgb): ButtonStates {
  const away = contrast(label, black) > contrast(label, white) ? black : white
  const states = towards(away, button)
  const visible = contrast(states.hover, button) > 1.1 && contrast(states.pressed, states.hover) > 1.1
  return visible ? states : towards(away === black ? white : black, button)
}

function towards(end: Rgb, button: Rgb): ButtonStates {
  return {
    hover: mix(end, button, end === black ? 0.16 : 0.28),
    pressed: mix(end, button, end === black ? 0.3 : 0.48),
  }
}
