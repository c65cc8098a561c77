import { describe, expect, it } from 'vitest'
import { themeColors } from '../../renderer/document/theme.ts'
import { palettes } from '../../templates/palettes/palettes.ts'
import { contrastOf } from './contrast.ts'

describe('the palettes', () => {
  it('are eight, each with its own id, name and mood', () => {
    expect(palettes).toHaveLength(8)
    for (const key of ['id', 'name', 'mood'] as const)
      expect(new Set(palettes.map((palette) => palette[key])).size).toBe(8)
  })

  it('have ids that the answers can carry', () => {
    for (const { id } of palettes) expect(id).toMatch(/^[a-z][a-z-]{1,31}$/)
  })

  describe.each(palettes)('$name', ({ colors }) => {
    it('has every colour of a theme', () => {
      expect(themeColors.parse(colors)).toEqual(colors)
    })

    it('can be read on the page and on a tinted ground', () => {
      for (const ground of [colors.backgroundColor, colors.accentColor]) {
        expect(contrastOf(colors.primaryTextColor, ground)).toBeGreaterThanOrEqual(7)
        expect(contrastOf(colors.secondaryTextColor, ground)).toBeGreaterThanOrEqual(4.5)
      }
    })

    it('can be read on a button, also while it is hovered and pressed', () => {
      const grounds = [
        colors.buttonBackgroundColor,
        colors.buttonBackgroundHoverColor,
        colors.buttonBackgroundPressedColor,
      ]
      for (const ground of grounds) expect(contrastOf(colors.buttonTextColor, ground)).toBeGreaterThanOrEqual(4.5)
    })

    it('shows a button apart from the page, and each of its states apart from the others', () => {
      const {
        buttonBackgroundColor: rest,
        buttonBackgroundHoverColor: hover,
        buttonBackgroundPressedColor: pressed,
      } = colors
      expect(contrastOf(rest, colors.backgroundColor)).toBeGreaterThanOrEqual(3)
      expect(contrastOf(rest, hover)).toBeGreaterThan(1.1)
      expect(contrastOf(hover, pressed)).toBeGreaterThan(1.1)
    })
  })

  it('differ in the colour of page, button or tint, any two of them', () => {
    const looks = palettes.map(({ colors }) => [colors.buttonBackgroundColor, colors.accentColor].join())
    expect(new Set(looks).size).toBe(palettes.length)
  })
})
