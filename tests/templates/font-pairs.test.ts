import { describe, expect, it } from 'vitest'
import { theme } from '../../renderer/document/theme.ts'
import { fontPairs } from '../../templates/font-pairs.ts'

describe('the font pairs', () => {
  it('are eight, each with its own id, name and mood', () => {
    expect(fontPairs).toHaveLength(8)
    for (const key of ['id', 'name', 'mood'] as const) expect(new Set(fontPairs.map((pair) => pair[key])).size).toBe(8)
  })

  it('use only fonts that a theme accepts', () => {
    for (const { id, titleFont, bodyFont } of fontPairs)
      expect(theme.parse({ titleFont, bodyFont }), id).toMatchObject({ titleFont, bodyFont })
  })

  it('set text in a weight for reading', () => {
    for (const { bodyFont } of fontPairs) expect(bodyFont.weight).toBe('Regular')
  })

  it('never ask Playfair Display for a weight it has not got', () => {
    const playfair = fontPairs.filter(({ titleFont }) => titleFont.family === 'Playfair Display')
    expect(playfair).toHaveLength(1)
    for (const { titleFont } of playfair) expect(titleFont.weight).not.toBe('Light')
  })
})
