import { describe, expect, test } from 'vitest'
import { pictureUses, usesInWords } from '../../../../editor/features/pictures/library/picture-uses.ts'
import { changeSettings } from '../../../../renderer/document/edits.ts'
import type { Image } from '../../../../renderer/document/image.ts'
import { type WebsiteSettings, websiteSettings } from '../../../../renderer/document/website-settings.ts'
import { withoutPicture } from '../../../../renderer/document/without-picture.ts'
import { websiteOf } from '../../website.ts'
import { hash, pictureOf } from './library-picture.ts'

const [a, b] = [pictureOf('a').image, pictureOf('b').image]
/** The picture 'b', cut for a frame: the cut file is 'c'. */
const cut: Image = { ...b, crop: { ratio: 1.5, urls: pictureOf('c').image.urls } }

/** A website with the given pictures in its introduction, and in its gallery one an item. */
function siteOf(introduction: Image | null, ...gallery: Image[]): WebsiteSettings {
  const site = websiteOf(['Introduction', 'Services', 'Gallery'])
  const sections = site.sections.map((section) => {
    if (section.type === 'Introduction') return { ...section, content: { ...section.content, image: introduction } }
    if (section.type !== 'Gallery') return section
    const items = gallery.map((image, index) => ({ id: `item-${index}`, image, caption: '' }))
    return { ...section, content: { ...section.content, items } }
  })
  return websiteSettings.parse({ ...site, sections })
}

describe('the uses of pictures', () => {
  test('counts every place, however deep', () => {
    const uses = pictureUses(siteOf(a, b, a))
    expect(uses.get(hash('a'))).toBe(2)
    expect(uses.get(hash('b'))).toBe(1)
    expect(uses.get(hash('c'))).toBeUndefined()
  })

  test('counts what was cut of a picture once, with the picture', () => {
    const uses = pictureUses(siteOf(null, cut))
    expect(uses.get(hash('b'))).toBe(1)
    expect(uses.get(hash('c'))).toBe(1)
  })

  test('counts the settings', () => {
    const site = changeSettings(siteOf(null), { browserIcon: a })
    expect(pictureUses(site).get(hash('a'))).toBe(1)
  })

  test('are described in words', () => {
    expect([0, 1, 2].map(usesInWords)).toEqual([
      'Not on your website',
      'On your website once',
      'On your website 2 times',
    ])
  })
})

describe('a website without a picture', () => {
  test('has nothing in all of its places, and is still a website', () => {
    const site = changeSettings(siteOf(a, b, a), { browserIcon: a })
    const without = withoutPicture(site, hash('a'))
    expect(pictureUses(without)).toEqual(new Map([[hash('b'), 1]]))
    expect(without.settings.browserIcon).toBeNull()
    expect(websiteSettings.parse(without)).toEqual(without)
  })

  test('keeps the items that the picture was in', () => {
    const without = withoutPicture(siteOf(null, a, b), hash('a'))
    expect(without).toEqual({
      ...siteOf(null, a, b),
      sections: siteOf(null, a, b).sections.map((section) =>
        section.type === 'Gallery'
          ? {
              ...section,
              content: {
                ...section.content,
                items: [
                  { id: 'item-0', image: null, caption: '' },
                  { id: 'item-1', image: b, caption: '' },
                ],
              },
            }
          : section,
      ),
    })
  })

  test('shares all that did not show it with the one before', () => {
    const site = siteOf(null, a)
    const without = withoutPicture(site, hash('a'))
    expect(without.theme).toBe(site.theme)
    expect(without.sections.map((section, index) => section === site.sections[index])).toEqual(
      site.sections.map(({ type }) => type !== 'Gallery'),
    )
  })

  test('is the same object where nothing shows it', () => {
    const site = siteOf(a, cut)
    expect(withoutPicture(site, hash('d'))).toBe(site)
  })
})
