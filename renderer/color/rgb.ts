/** sRGB channels from 0 to 1. */
export type Rgb = readonly [red: number, green: number, blue: number]

export function parseHex(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16)
  return [((value >> 16) & 255) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255]
}

/** Returns `#rgb` where possible, otherwise `#rrggbb`. */
export function toHex(rgb: Rgb): string {
  const hex = rgb.map((channel) => byte(channel).toString(16).padStart(2, '0')).join('')
  return /^(.)\1(.)\2(.)\3$/.test(hex) ? `#${hex[0]}${hex[2]}${hex[4]}` : `#${hex}`
}

export function blend(over: Rgb, ground: Rgb, alpha: number): Rgb {
  const mix = (index: 0 | 1 | 2) => over[index] * alpha + ground[index] * (1 - alpha)
  return [mix(0), mix(1), mix(2)]
}

export function snap(rgb: Rgb): Rgb {
  return [byte(rgb[0]) / 255, byte(rgb[1]) / 255, byte(rgb[2]) / 255]
}

/** WCAG 2.2 contrast ratio, 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

/** Converts an sRGB channel to linear light. */
export function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}

const byte = (channel: number) => Math.round(Math.min(Math.max(channel, 0), 1) * 255)
