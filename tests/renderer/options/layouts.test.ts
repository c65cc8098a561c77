import { describe, expect, it } from 'vitest'
import {
  imageBannerLayouts,
  introductionLayouts,
  presetStyles,
  textBannerLayouts,
} from '../../../renderer/document/enumerations.ts'
import { type SectionOf, type SectionType, sectionTypes } from '../../../renderer/document/section-types.ts'
import { longestWord } from '../../../renderer/elements/words/wordy.ts'
import { rendererOf } from '../../../renderer/sections/registry.ts'
import { shapeNames } from '../../../renderer/shapes/shape.ts'
import { presets } from '../../../renderer/styles/registry.ts'
import { drawSection } from '../draw.ts'
import { fullSite } from '../fixtures/full-site.ts'

const photograph = { provider: 'Custom', urls: [{ type: 'regular', url: '/media/shop.jpg' }] } as const
const pattern = { provider: 'Pattern', pattern: shapeNames[0], seed: 1 } as const

const sectionOf = <T extends SectionType>(type: T, content: object) =>
  sectionTypes[type].schema.parse({ id: 'one', type, content }) as SectionOf<T>

const layoutIn = (style: (typeof presetStyles)[number], section: SectionOf<SectionType>) =>
  rendererOf(section).layoutOf?.(section, presets[style].layout, fullSite.business)

describe.each(presetStyles)('the layout of a section whose owner chose none, in %s', (style) => {
  const { openings, photograph: ofPhotograph } = presets[style].layout.Introduction

  it('uses an opening of the style, or its picture layout', () => {
    for (const image of [photograph, pattern]) {
      const layout = layoutIn(style, sectionOf('Introduction', { heading: 'Sharp cuts', image }))
      if (openings.length > 0) expect(openings).toContain(layout)
      else expect(layout).toBe(ofPhotograph)
    }
  })

  it('uses an opening or type only without a picture, regardless of the owner’s choice', () => {
    for (const chosen of ['Auto', ...introductionLayouts]) {
      const layout = layoutIn(style, sectionOf('Introduction', { heading: 'Sharp cuts', layout: chosen }))
      if (openings.length > 0) expect(openings).toContain(layout)
      else expect(layout).toBe('TypeOnly')
    }
  })

  it('never puts a banner’s heading on a pattern without a solid block', () => {
    const { onBlock } = presets[style].layout.ImageBanner
    const section = sectionOf('ImageBanner', { heading: 'Come in', image: pattern })
    expect(layoutIn(style, section)).toBe(onBlock ? 'FullPicture' : 'Split')
    expect(layoutIn(style, sectionOf('ImageBanner', { image: pattern }))).toBe('FullPicture')
  })

  it('has no second column for a statement that stands alone', () => {
    for (const layout of ['Auto', ...textBannerLayouts]) {
      expect(layoutIn(style, sectionOf('QuoteBanner', { primary: 'We open at six.', layout }))).toBe('Statement')
    }
  })
})

describe('an introduction in a layout that its owner chose', () => {
  const drawn = (layout: string) => {
    const section = sectionOf('Introduction', { heading: 'Sharp cuts', image: photograph, layout })
    return drawSection(section, { document: { ...fullSite, style: 'Fun' } })
  }

  it('is drawn in it, with its picture once or not at all', () => {
    expect(drawn('FullPicture')).toMatch(/class="hero section on-picture[^"]*"[^>]*><div class="backdrop">/)
    expect(drawn('Split')).toMatch(/class="hero beside [^"]*"/)
    expect(drawn('TypeOnly')).toMatch(/class="hero typed [^"]*"/)
    for (const layout of ['FullPicture', 'Split']) expect(drawn(layout).split('<img')).toHaveLength(2)
    expect(drawn('TypeOnly')).not.toContain('<img')
  })

  it('asks only for what its layout shows', () => {
    const idleIn = (layout: string) => {
      const section = sectionOf('Introduction', { heading: 'Sharp cuts', image: photograph, layout })
      return rendererOf(section).idle?.(section, presets.Fun.layout, fullSite.business)
    }
    expect(['FullPicture', 'Split', 'TypeOnly'].map(idleIn)).toEqual([[], ['overlay'], ['overlay', 'image']])
  })
})

it('draws an image banner in each of its layouts, with its picture once', () => {
  for (const layout of imageBannerLayouts) {
    const markup = drawSection(sectionOf('ImageBanner', { heading: 'Come in', image: photograph, layout }))
    expect(markup.split('<img'), layout).toHaveLength(2)
    expect(markup.includes('halves'), layout).toBe(layout === 'Split')
  }
})

it('measures a headline by the longest word that a line cannot end in', () => {
  expect(longestWord('Kitchens made to be lived in')).toBe(8)
  expect(longestWord('Well-kept')).toBe(4)
  expect(longestWord('Feuerversicherungsgesellschaften')).toBe(32)
  expect(longestWord('')).toBe(0)
})
