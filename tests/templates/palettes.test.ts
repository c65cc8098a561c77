import { describe, expect, it } from 'vitest'
import { themeColors } from '../../renderer/document/theme.ts'
import { palettes } from '../../templates/palettes/palettes.ts'
import { offendersAmong } from '../harness/offenders.ts'
import { expectEasyColors } from './easy-colors.ts'

describe('the palettes', () => {
  it('are eight, each with its own id, name and mood', () => {
    expect(palettes).toHaveLength(8)
    for (const key of ['id', 'name', 'mood'] as const)
      expect(new Set(palettes.map((palette) => palette[key])).size).toBe(8)
  })

  it('have ids that the answers can carry', () => {
    for (const { id } of palettes) expect(id).toMatch(/^[a-z][a-z-]{1,31}$/)
  })

  it('have every color of a theme, easy to read on the page, on a tint and on a button', async () => {
    expect(
      await offendersAmong(
        palettes.map(({ name, colors }) => [name, colors] as const),
        (colors) => {
          expect(themeColors.parse(colors)).toEqual(colors)
          expectEasyColors(colors)
        },
      ),
    ).toEqual([])
  })

  it('differ in the color of page, button or tint, any two of them', () => {
    const looks = palettes.map(({ colors }) => [colors.buttonBackgroundColor, colors.accentColor].join())
    expect(new Set(looks).size).toBe(palettes.length)
  })
})
