import type { ThemeColors } from '../../document/theme.ts'
import { perObject, remember } from '../../remember.ts'
import type { Random } from '../random.ts'
import { formatHex, hueDistance, mix, type Oklch, parseOklch } from './oklch.ts'

/** One color of a drawing in the light: `lit` is a fill that falls from `base` on the left into `shade` on the right. */
export type Tone = { lit: string; base: string; shade: string; tint: string }

export const toneNames = [
  'wall',
  'floor',
  'main',
  'pop',
  'alt',
  'light',
  'dark',
  'metal',
  'leaf',
  'wood',
  'warm',
  'water',
] as const
export type ToneName = (typeof toneNames)[number]

/** How dark the drawing's ground is. */
export const grounds = ['Pale', 'Pop', 'Mid', 'Deep'] as const
export type Ground = (typeof grounds)[number]

export type Paint = Record<ToneName, Tone> & { ground: Ground }

/** Lightness of each tone for each ground: fixed steps, so that things stay apart whatever the theme's colors are. */
const lightness: Record<Ground, Record<ToneName, number>> = {
  Pale: {
    wall: 0.915,
    floor: 0.83,
    main: 0.5,
    pop: 0.71,
    alt: 0.8,
    light: 0.98,
    dark: 0.31,
    metal: 0.82,
    leaf: 0.55,
    wood: 0.67,
    warm: 0.78,
    water: 0.76,
  },
  Pop: {
    wall: 0.855,
    floor: 0.77,
    main: 0.47,
    pop: 0.64,
    alt: 0.76,
    light: 0.975,
    dark: 0.3,
    metal: 0.87,
    leaf: 0.52,
    wood: 0.62,
    warm: 0.79,
    water: 0.7,
  },
  Mid: {
    wall: 0.68,
    floor: 0.59,
    main: 0.42,
    pop: 0.79,
    alt: 0.85,
    light: 0.965,
    dark: 0.26,
    metal: 0.88,
    leaf: 0.45,
    wood: 0.5,
    warm: 0.82,
    water: 0.57,
  },
  Deep: {
    wall: 0.39,
    floor: 0.325,
    main: 0.6,
    pop: 0.74,
    alt: 0.82,
    light: 0.95,
    dark: 0.2,
    metal: 0.8,
    leaf: 0.6,
    wood: 0.58,
    warm: 0.78,
    water: 0.5,
  },
}

/** The theme's own hues, how strong they may be, and whether its pages are dark. */
export type Hues = {
  brand: number
  pop: number
  alt: number
  strength: number
  dark: boolean
  night: Pick<Oklch, 'c' | 'h'>
}

/** What a drawing takes from a theme. A theme without any hue gives a drawing in grays. */
export const huesOf = remember((colors: ThemeColors): Hues => {
  const button = parseOklch(colors.buttonBackgroundColor)
  const accent = parseOklch(colors.accentColor)
  const background = parseOklch(colors.backgroundColor)
  const text = parseOklch(colors.primaryTextColor)
  const lead = [button, accent, background, text].find((color) => color.c > 0.028) ?? button
  const strength = Math.min(1.05, Math.max(button.c, accent.c, background.c * 1.4, lead.c) / 0.115)
  const accentCounts = accent.c > 0.018 && hueDistance(accent.h, lead.h) > 38
  return {
    brand: lead.h,
    pop: accentCounts ? accent.h : companionHue(lead.h),
    alt: accentCounts ? companionHue(lead.h) : (lead.h + (lead.h > 70 && lead.h < 250 ? 28 : -28) + 360) % 360,
    strength: strength < 0.12 ? 0.1 : Math.max(0.45, strength),
    dark: background.l < 0.5,
    night: nightOf(lead, background, strength),
  }
}, 20)

/** The ground of a dark drawing: a dark page's own, else the brand's; browns are kept quiet, since strong ones look muddy. */
function nightOf(lead: Oklch, background: Oklch, strength: number): Pick<Oklch, 'c' | 'h'> {
  if (background.l < 0.5)
    return { h: background.c > 0.008 ? background.h : lead.h, c: Math.min(0.05, background.c * 1.5) }
  const muddy = lead.h > 25 && lead.h < 125
  return { h: lead.h, c: (muddy ? 0.028 : 0.066) * Math.min(1, strength) }
}

/** The hue that poster painters set against another: clay beside greens and blues, ochre beside reds, teal beside yellows. */
function companionHue(hue: number): number {
  if (hue >= 120 && hue < 335) return hue < 200 ? 48 : 62
  if (hue >= 335 || hue < 38) return 82
  return 195
}

export function pickGround({ dark }: Hues, random: Random, calm: boolean): Ground {
  if (dark) return random.pick(calm ? ['Deep', 'Deep', 'Mid'] : ['Deep', 'Deep', 'Deep', 'Mid', 'Mid'])
  return random.pick(calm ? ['Mid', 'Mid', 'Deep'] : ['Pale', 'Pale', 'Pale', 'Pop', 'Pop', 'Mid', 'Mid', 'Deep'])
}

/** What a website's drawings are painted with: few grounds for many drawings. */
export const paintFor = (hues: Hues, ground: Ground): Paint => paintsOf(hues)(ground)

const paintsOf = perObject((hues: Hues) => remember((ground: Ground) => paintOn(ground, hues), grounds.length))

function paintOn(ground: Ground, hues: Hues): Paint {
  const { brand, pop, alt, strength, night } = hues
  const steps = lightness[ground]
  const own = (name: ToneName, hue: number, chroma: number): Oklch => ({ l: steps[name], c: chroma * strength, h: hue })
  // Pigments for wood, leaves and pastry lean towards the theme, so that a blue page has blue-green leaves.
  const pigment = (name: ToneName, hue: number, chroma: number, lean: number): Oklch => ({
    ...mix(own(name, hue, chroma), own(name, brand, chroma), lean),
    l: steps[name],
  })
  const deep = ground === 'Deep'
  const groundHue = deep ? night.h : ground === 'Pop' ? pop : brand
  const groundChroma = deep ? night.c / strength : { Pale: 0.034, Pop: 0.072 * coolness(pop), Mid: 0.098 }[ground]
  // Yellow and orange only glow when they are light; a dark yellow is olive, a dark amber still warm.
  const lift = ground === 'Mid' && brand > 45 && brand < 120 ? 0.08 : 0
  const golden = brand > 72 && brand < 120
  const colors: Record<ToneName, Oklch> = {
    wall: raise(own('wall', groundHue, groundChroma), lift),
    floor: raise(own('floor', groundHue, groundChroma * (ground === 'Pale' ? 1.5 : 1.05)), lift),
    main: golden ? raise(own('main', brand - 24, 0.118), ground === 'Deep' ? 0.08 : 0.1) : own('main', brand, 0.118),
    pop: raise(own('pop', ground === 'Pop' ? (pop + 340) % 360 : pop, coolness(pop) * (deep ? 0.1 : 0.118)), -2 * lift),
    alt: own('alt', alt, coolness(alt) * 0.062),
    light: own('light', groundHue, 0.014),
    dark: own('dark', brand, 0.05),
    metal: own('metal', brand, 0.014),
    leaf: pigment('leaf', 150, 0.09, 0.35),
    wood: pigment('wood', 60, 0.08, 0.15),
    water: pigment('water', 222, 0.062, 0.3),
    warm: raise(pigment('warm', 72, 0.11, 0.12), lift * 1.2),
  }
  const tones = Object.fromEntries(toneNames.map((name) => [name, toneOf(name, colors[name])])) as Record<
    ToneName,
    Tone
  >
  return { ...tones, ground }
}

/** Light greens and blues glare where light reds and ochres do not: they get less chroma. */
const coolness = (hue: number) => (hue > 130 && hue < 330 ? 0.56 : 1)

const raise = (color: Oklch, by: number): Oklch => ({ ...color, l: color.l + by })

function toneOf(name: string, color: Oklch): Tone {
  return {
    lit: `url(#${name})`,
    base: formatHex(color),
    shade: formatHex({ l: Math.max(0.1, color.l - 0.045 - color.l * 0.06), c: color.c * 1.06, h: color.h }),
    tint: formatHex({ l: Math.min(0.99, color.l + 0.05), c: color.c * 0.9, h: color.h }),
  }
}
