import { describe, expect, it } from 'vitest'
import { presetStyles } from '../../renderer/document/enumerations.ts'
import { image } from '../../renderer/document/image.ts'
import { sectionDesign } from '../../renderer/document/section-design.ts'
import { type SectionOf, type SectionType, sectionTypes } from '../../renderer/document/section-types.ts'
import { idleContent, idleDesign } from '../../renderer/idle-options.ts'
import { presets } from '../../renderer/styles/registry.ts'

const picture = image.parse({ provider: 'Artwork', tags: ['barber'] })

const sectionOf = <T extends SectionType>(type: T, content: object = {}, design: object = {}) =>
  sectionTypes[type].schema.parse({ id: 'one', type, content, design }) as SectionOf<T>

describe('the idle options of an introduction', () => {
  it.each(presetStyles)('is how dark its picture is, unless the text stands on it: %s', (style) => {
    const behind = presets[style].layout.Introduction.picture === 'Behind'
    expect(idleContent(sectionOf('Introduction', { image: picture }), style)).toEqual(behind ? [] : ['overlay'])
    expect(idleContent(sectionOf('Introduction'), style)).toEqual(['overlay'])
  })

  it.each(presetStyles)('is its ground, where the picture is the ground: %s', (style) => {
    const idle = idleDesign(sectionOf('Introduction', { image: picture }), style)
    expect(idle.includes('tone')).toBe(presets[style].layout.Introduction.picture === 'Behind')
  })
})

describe('the idle options of any section', () => {
  it('is what belongs to the other kind of background', () => {
    expect(idleDesign(sectionOf('Services'), 'Common')).toEqual(['backgroundImage', 'opacity'])
    const pictured = sectionOf('Services', {}, { backgroundType: 'Image', backgroundImage: picture })
    expect(idleDesign(pictured, 'Common')).toEqual(['tone'])
  })

  it('leaves the tone and the picture to be chosen while there is no picture yet', () => {
    expect(idleDesign(sectionOf('Services', {}, { backgroundType: 'Image' }), 'Common')).toEqual(['opacity'])
  })

  it('are fields that there are', () => {
    for (const type of Object.keys(sectionTypes) as SectionType[]) {
      const section = sectionOf(type)
      for (const name of idleContent(section, 'Common')) expect(section.content).toHaveProperty(name)
      for (const name of idleDesign(section, 'Common')) expect(sectionDesign.shape).toHaveProperty(name)
    }
  })
})

it('asks for the logo’s picture where it is the logo, or would be once it is chosen', () => {
  expect(idleContent(sectionOf('Header'), 'Common')).not.toContain('logoImage')
  const logoImage = image.parse({ provider: 'Custom' })
  expect(idleContent(sectionOf('Header', { logoImage }), 'Common')).toContain('logoImage')
  expect(idleContent(sectionOf('Header', { logoType: 'Image' }), 'Common')).not.toContain('logoImage')
})

it('asks for the logo’s size only where the header shows a picture', () => {
  const logoImage = image.parse({ provider: 'Artwork' })
  expect(idleContent(sectionOf('Header', { logoType: 'Image' }), 'Common')).toEqual(['logoSize'])
  expect(idleContent(sectionOf('Header', { logoImage }), 'Common')).toContain('logoSize')
  for (const logoType of ['Image', 'ImageAndText'])
    expect(idleContent(sectionOf('Header', { logoType, logoImage }), 'Common')).toEqual([])
})

it('asks for no frame where the services are a list of prices', () => {
  expect(idleContent(sectionOf('Services'), 'Common')).toEqual([])
  expect(idleContent(sectionOf('Services', { layout: 'PriceList' }), 'Common')).toEqual(['frame'])
})
