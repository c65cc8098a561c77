import { describe, expect, it } from 'vitest'
import { formatHex, mix, parseOklch } from '../../../renderer/artwork/color/oklch.ts'
import { grounds, huesOf, paintFor } from '../../../renderer/artwork/color/paint.ts'
import { themes } from './themes.ts'

const lightnessOf = (hex: string) => parseOklch(hex).l

describe('Colours', () => {
  it.each(['#000000', '#ffffff', '#1f5d50', '#ff0000', '#0000ff', '#808080'])(
    '%s survives the way to OKLCH and back',
    (hex) => {
      expect(formatHex(parseOklch(hex))).toBe(hex)
    },
  )

  it('gives up chroma, not lightness, where no screen can show a colour', () => {
    const shown = parseOklch(formatHex({ l: 0.9, c: 0.4, h: 264 }))
    expect(shown.l).toBeCloseTo(0.9, 1)
    expect(shown.c).toBeLessThan(0.1)
  })

  it('mixes opposites to grey', () => {
    expect(mix({ l: 0.5, c: 0.1, h: 30 }, { l: 0.5, c: 0.1, h: 210 }, 0.5).c).toBeCloseTo(0)
  })
})

describe('The paint', () => {
  const cases = Object.entries(themes).flatMap(([name, colors]) =>
    grounds.map((ground) => [name, ground, colors] as const),
  )

  it.each(cases)('of the theme %s keeps things apart from a %s wall', (_name, ground, colors) => {
    const paint = paintFor(huesOf(colors), ground)
    const wall = lightnessOf(paint.wall.base)
    for (const tone of ['main', 'dark', 'pop'] as const) {
      expect(Math.abs(lightnessOf(paint[tone].base) - wall), tone).toBeGreaterThan(0.08)
    }
    for (const { base, shade, tint } of [paint.main, paint.light, paint.wood]) {
      expect(lightnessOf(shade)).toBeLessThan(lightnessOf(base))
      expect(lightnessOf(tint)).toBeGreaterThanOrEqual(lightnessOf(base))
    }
  })

  it('stays grey for a theme in greys', () => {
    const paint = paintFor(huesOf(themes.white), 'Pale')
    expect(parseOklch(paint.main.base).c).toBeLessThan(0.03)
  })

  it("carries the brand's hue", () => {
    const paint = paintFor(huesOf(themes.standard), 'Pale')
    const brand = parseOklch(themes.standard.buttonBackgroundColor)
    expect(Math.abs(parseOklch(paint.main.base).h - brand.h)).toBeLessThan(4)
  })
})
