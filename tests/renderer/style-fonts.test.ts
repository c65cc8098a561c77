import { describe, expect, it } from 'vitest'
import { presetStyles } from '../../renderer/document/enumerations.ts'
import { chooseFontsTool } from '../../renderer/document/tools/choose-fonts.ts'
import { changeStyle } from '../../renderer/styles/change-style.ts'
import { fontPairs, pairOf, pairsOf } from '../../renderer/styles/font-pairs.ts'
import { fullSite } from './fixtures/full-site.ts'

const fontsOf = ({ theme: { titleFont, bodyFont } }: typeof fullSite) => ({ titleFont, bodyFont })
const inPair = (id: string) => {
  const { style, titleFont, bodyFont } = fontPairs.find((pair) => pair.id === id) ?? pairOf('Common')
  return { ...fullSite, style, theme: { ...fullSite.theme, titleFont, bodyFont } }
}

describe('changing the style', () => {
  it.each(presetStyles)('switches to the fonts of the style’s first pair: %s', (style) => {
    const { titleFont, bodyFont } = pairOf(style)
    const before = style === 'Fun' ? inPair('poster') : inPair('friendly')
    expect(fontsOf(changeStyle(before, style))).toEqual({ titleFont, bodyFont })
  })

  it('keeps fonts that both styles share, whatever their weight', () => {
    const site = inPair('literary')
    const lighter = {
      ...site,
      theme: { ...site.theme, titleFont: { ...site.theme.titleFont, weight: 'Regular' as const } },
    }
    expect(fontsOf(changeStyle({ ...lighter, style: 'Common' }, 'Elegant'))).toEqual(fontsOf(lighter))
  })
})

describe('the assistant’s font tool', () => {
  it('accepts the style’s fonts', () => {
    for (const { titleFont, bodyFont } of pairsOf('Elegant')) {
      const changed = chooseFontsTool.run(inPair('quiet'), { title: titleFont.family, body: bodyFont.family })
      if (!('problem' in changed)) expect(fontsOf(changed)).toMatchObject({ titleFont: { family: titleFont.family } })
      else expect(changed.problem).toBe('The fonts are like that already.')
    }
  })

  it('rejects another style’s fonts, and names that style', () => {
    expect(chooseFontsTool.run(inPair('quiet'), { title: 'Fredoka' })).toEqual({
      problem: 'Headings in Fredoka belong to the style Fun. Choose that style first.',
    })
    expect(chooseFontsTool.run(inPair('quiet'), { body: 'Nunito' })).toEqual({
      problem: 'In this style, text is in Work Sans or Source Sans 3.',
    })
  })
})
