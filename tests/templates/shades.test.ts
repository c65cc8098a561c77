import { describe, expect, it } from 'vitest'
import { themeColors } from '../../renderer/document/theme.ts'
import { palettesIn, shadeOf, shades } from '../../templates/palettes/paint.ts'
import { palettes } from '../../templates/palettes/palettes.ts'
import { offendersAmong } from '../harness/offenders.ts'
import { expectEasyColors } from './easy-colors.ts'

describe.each(shades)('the palettes on a %s page', (shade) => {
  const offered = palettesIn[shade]

  it('are as many as the wizard’s, each under its own id', () => {
    expect(offered).toHaveLength(palettes.length)
    expect(new Set(offered.map(({ id }) => id)).size).toBe(palettes.length)
  })

  it('are valid themes of that shade that are easy to read', async () => {
    const offenders = await offendersAmong(
      offered.map(({ name, colors }) => [name, colors] as const),
      (colors) => {
        expect(shadeOf(colors)).toBe(shade)
        expect(themeColors.parse(colors)).toEqual(colors)
        expectEasyColors(colors)
      },
    )
    expect(offenders).toEqual([])
  })

  it('keep the wizard’s palettes of that shade unchanged and in place, and rename every other', () => {
    const own = palettes.filter(({ colors }) => shadeOf(colors) === shade)
    expect(own.length).toBeGreaterThan(0)
    expect(offered.filter(({ id }) => palettes.some((palette) => palette.id === id))).toEqual(own)
    expect(offered.map(({ id }) => id)).toEqual(
      palettes.map(({ id, colors }) => (shadeOf(colors) === shade ? id : `${id}-${shade.toLowerCase()}`)),
    )
  })
})
