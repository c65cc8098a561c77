import { describe, expect, it } from 'vitest'
import {
  imageBannerLayouts,
  introductionLayouts,
  presetStyles,
  textBannerLayouts,
} from '../../../renderer/document/enumerations.ts'
import { type SectionOf, type SectionType, sectionTypes } from '../../../renderer/document/section-types.ts'
import { longestWord } from '../../../renderer/elements/words/long-words.ts'
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

describe.each(presetStyles)('a section’s default layout in %s', (style) => {
  const { openings } = presets[style].layout.Introduction

  it('uses one of the style’s openings', () => {
    for (const image of [photograph, pattern]) {
      expect(openings).toContain(layoutIn(style, sectionOf('Introduction', { heading: 'Sharp cuts', image })))
    }
  })

  it('uses an opening of the style without a picture, regardless of the owner’s choice', () => {
    for (const chosen of ['Auto', ...introductionLayouts]) {
      expect(openings).toContain(layoutIn(style, sectionOf('Introduction', { heading: 'Sharp cuts', layout: chosen })))
    }
  })

  it('never puts a banner’s heading on a pattern without a solid block', () => {
    const { onBlock } = presets[style].layout.ImageBanner
    const section = sectionOf('ImageBanner', { heading: 'Come in', image: pattern })
    expect(layoutIn(style, section)).toBe(onBlock ? 'FullPicture' : 'Split')
    expect(layoutIn(style, sectionOf('ImageBanner', { image: pattern }))).toBe('FullPicture')
  })

  it('uses one column for a single statement', () => {
    for (const layout of ['Auto', ...textBannerLayouts]) {
      expect(layoutIn(style, sectionOf('QuoteBanner', { primary: 'We open at six.', layout }))).toBe('Statement')
    }
  })
})

it.each(presetStyles)('an introduction can be drawn on its photo: %s', (style) => {
  const section = sectionOf('Introduction', { heading: 'Sharp cuts', image: photograph, layout: 'FullPicture' })
  const markup = drawSection(section, { document: { ...fullSite, style } })
  expect(markup).toMatch(/class="hero section on-picture[^"]*"[^>]*><div class="backdrop">/)
  expect(markup.split('<img')).toHaveLength(2)
})

it('an image banner shows its picture once in each of its layouts', () => {
  for (const layout of imageBannerLayouts) {
    const markup = drawSection(sectionOf('ImageBanner', { heading: 'Come in', image: photograph, layout }))
    expect(markup.split('<img'), layout).toHaveLength(2)
    expect(markup.includes('halves'), layout).toBe(layout === 'Split')
  }
})

it('longestWord returns the length of the longest unbreakable word', () => {
  expect(longestWord('Kitchens made to be lived in')).toBe(8)
  expect(longestWord('Well-kept')).toBe(4)
  expect(longestWord('Feuerversicherungsgesellschaften')).toBe(32)
  expect(longestWord('')).toBe(0)
})
