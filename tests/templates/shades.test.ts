import { describe, expect, it } from 'vitest'
import { themeColors } from '../../renderer/document/theme.ts'
import { palettes } from '../../templates/palettes/palettes.ts'
import { palettesIn, shadeOf, shades } from '../../templates/palettes/shades.ts'
import { expectEasyColors } from './easy-colors.ts'

describe.each(shades)('the palettes on a %s page', (shade) => {
  const offered = palettesIn[shade]

  it('are as many as there are, each under its own id', () => {
    expect(offered).toHaveLength(palettes.length)
    expect(new Set(offered.map(({ id }) => id)).size).toBe(palettes.length)
  })

  it.each(offered)('$name is of that shade, whole, and can be read', ({ colors }) => {
    expect(shadeOf(colors)).toBe(shade)
    expect(themeColors.parse(colors)).toEqual(colors)
    expectEasyColors(colors)
  })
})

it('leaves the palettes of the wizard as they are', () => {
  const all = shades.flatMap((shade) => palettesIn[shade])
  for (const palette of palettes) expect(all).toContain(palette)
})
