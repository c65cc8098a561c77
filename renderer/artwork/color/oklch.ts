/** A color as lightness 0–1, chroma 0–0.37 and hue in degrees (Björn Ottosson's OKLab in polar form). */
export type Oklch = { l: number; c: number; h: number }

const toLinear = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
const fromLinear = (v: number) => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055)

/** Reads `#rrggbb`. */
export function parseOklch(hex: string): Oklch {
  const value = Number.parseInt(hex.slice(1), 16)
  const r = toLinear(((value >> 16) & 255) / 255)
  const g = toLinear(((value >> 8) & 255) / 255)
  const b = toLinear((value & 255) / 255)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  const c = Math.hypot(a, bb)
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: c < 1e-4 ? 0 : c,
    h: c < 1e-4 ? 0 : ((Math.atan2(bb, a) * 180) / Math.PI + 360) % 360,
  }
}

function linearRgb({ l, c, h }: Oklch): [number, number, number] {
  const a = c * Math.cos((h * Math.PI) / 180)
  const b = c * Math.sin((h * Math.PI) / 180)
  const x = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const y = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const z = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z,
    -1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z,
    -0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z,
  ]
}

/** Writes `#rrggbb`. A color that no screen shows loses chroma, never lightness or hue. */
export function formatHex({ l, c, h }: Oklch): string {
  let chroma = c
  let rgb = linearRgb({ l, c: chroma, h })
  while (chroma > 0.002 && rgb.some((v) => v < -0.0005 || v > 1.0005)) {
    chroma *= 0.92
    rgb = linearRgb({ l, c: chroma, h })
  }
  const byte = (v: number) =>
    Math.round(Math.min(1, Math.max(0, fromLinear(Math.min(1, Math.max(0, v))))) * 255)
      .toString(16)
      .padStart(2, '0')
  return `#${rgb.map(byte).join('')}`
}

/** From `a` to `b` along the straight line in OKLab, so that opposite hues meet in a calm gray and not in a third hue. */
export function mix(a: Oklch, b: Oklch, share: number): Oklch {
  const at = (color: Oklch) => [
    color.l,
    color.c * Math.cos((color.h * Math.PI) / 180),
    color.c * Math.sin((color.h * Math.PI) / 180),
  ]
  const [p = [], q = []] = [at(a), at(b)]
  const [l = 0, x = 0, y = 0] = p.map((v, i) => v + ((q[i] ?? v) - v) * share)
  return { l, c: Math.hypot(x, y), h: ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360 }
}

/** Degrees between two hues, 0–180. */
export function hueDistance(a: number, b: number): number {
  const d = Math.abs(a - b) % 360
  return d > 180 ? 360 - d : d
}
