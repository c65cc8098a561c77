import { linear, type Rgb, snap } from './rgb.ts'

/** Lightness 0 to 1 and two hue axes: equal steps look equal (Björn Ottosson's Oklab). */
type Oklab = readonly [lightness: number, a: number, b: number]

export function toOklab(rgb: Rgb): Oklab {
  const [red, green, blue] = [linear(rgb[0]), linear(rgb[1]), linear(rgb[2])]
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

export function fromOklab([lightness, a, b]: Oklab): Rgb {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return snap([
    gamma(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    gamma(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    gamma(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ])
}

/** Mixes `share` (0 to 1) of `one` into `other` in Oklab. */
export function mix(one: Rgb, other: Rgb, share: number): Rgb {
  const [from, to] = [toOklab(other), toOklab(one)]
  const at = (index: 0 | 1 | 2) => from[index] + (to[index] - from[index]) * share
  return fromOklab([at(0), at(1), at(2)])
}

/** Perceived difference: 0 for identical colors, 1 for black and white. */
export function difference(one: Rgb, other: Rgb): number {
  const [from, to] = [toOklab(one), toOklab(other)]
  return Math.hypot(from[0] - to[0], from[1] - to[1], from[2] - to[2])
}

/** 0 for grays, 0.1 for a confident color, about 0.3 at most. */
export function chroma(rgb: Rgb): number {
  const [, a, b] = toOklab(rgb)
  return Math.hypot(a, b)
}

/** Changes the lightness, keeps the hue, and limits the chroma. */
export function withLightness(rgb: Rgb, lightness: number, chroma: number): Rgb {
  const [, a, b] = toOklab(rgb)
  const scale = Math.min(1, chroma / (Math.hypot(a, b) || 1))
  return fromOklab([lightness, a * scale, b * scale])
}

const maxGrayChroma = 0.01

/** In degrees: 30 is red, 140 green, 260 blue. Undefined for grays. */
export function hueOf(rgb: Rgb): number | undefined {
  const [, a, b] = toOklab(rgb)
  if (Math.hypot(a, b) < maxGrayChroma) return undefined
  return ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360
}

/** `hue` in degrees; undefined for a gray. */
export function colorOfHue(hue: number | undefined, lightness: number, chroma: number): Rgb {
  if (hue === undefined) return fromOklab([lightness, 0, 0])
  const angle = (hue * Math.PI) / 180
  return fromOklab([lightness, Math.cos(angle) * chroma, Math.sin(angle) * chroma])
}

const gamma = (light: number) => (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055)
