import { QueryClient } from '@tanstack/react-query'
import { describe, expect, test } from 'vitest'
import { showPictureChange } from '#editor/designer/pictures/changes.ts'
import { matchingPictures } from '#editor/designer/pictures/library/library-tab.tsx'
import { pictureUses, sizeWords, usesInWords } from '#editor/designer/pictures/library/picture-facts.ts'
import {
  asInLibrary,
  asTaken,
  ownPicked,
  type Picked,
  withCurrentLibrary,
  withPick,
  withRange,
} from '#editor/designer/pictures/picked.ts'
import { picturesQuery } from '#editor/designer/pictures/queries.ts'
import { changeSettings } from '#renderer/document/edits/edits.ts'
import { withDescription, withoutPicture } from '#renderer/document/edits/without-picture.ts'
import { type Image, imageEffects } from '#renderer/document/values/image.ts'
import { type WebsiteSettings, websiteSettings } from '#renderer/document/website-settings.ts'
import { websiteOf } from '../../website.ts'
import { hash, pictureOf } from './library-picture.ts'

const cafe = pictureOf('a', { description: 'Our Café at night', tags: ['street', 'neon'] })
const team = pictureOf('b', { description: 'The team', tags: ['people'] })

describe('a library search', () => {
  test.each([
    ['', [cafe, team]],
    ['   ', [cafe, team]],
    ['cafe', [cafe]],
    ['CAFÉ neon', [cafe]],
    ['neon night', [cafe]],
    ['peop', [team]],
    ['team neon', []],
  ])('returns pictures for “%s”', (query, found) => {
    expect(matchingPictures([cafe, team], query)).toEqual(found)
  })
})

test.each([
  [{ width: 1200, height: 800, bytes: 2_400_000 }, '1200 × 800 pixels, 2.3 MB'],
  [{ width: 16, height: 16, bytes: 120 }, '16 × 16 pixels, 1 KB'],
  [{ width: 640, height: 480, bytes: 51_200 }, '640 × 480 pixels, 50 KB'],
  [{ width: 4000, height: 3000, bytes: 15_728_640 }, '4000 × 3000 pixels, 15 MB'],
])('a picture’s size is shown in words: %o', (picture, words) => expect(sizeWords(picture)).toBe(words))

describe('picture use', () => {
  const [a, b] = [pictureOf('a').image, pictureOf('b').image]
  /** Picture 'b' cropped for a frame, with 'c' as the cropped file. */
  const cut: Image = { ...b, crop: { ratio: 1.5, urls: pictureOf('c').image.urls } }

  /** A website with the given picture in its introduction, and one gallery item per further picture. */
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

  describe('a picture’s use count', () => {
    test('includes every place, at any depth', () => {
      const uses = pictureUses(siteOf(a, b, a))
      expect(uses.get(hash('a'))).toBe(2)
      expect(uses.get(hash('b'))).toBe(1)
      expect(uses.get(hash('c'))).toBeUndefined()
    })

    test('includes a cropped copy as a use of the original picture', () => {
      const uses = pictureUses(siteOf(null, cut))
      expect(uses.get(hash('b'))).toBe(1)
      expect(uses.get(hash('c'))).toBe(1)
    })

    test('includes pictures in the settings', () => {
      const site = changeSettings(siteOf(null), { browserIcon: a })
      expect(pictureUses(site).get(hash('a'))).toBe(1)
    })

    test('reads naturally for zero, one and several uses', () => {
      expect([0, 1, 2].map(usesInWords)).toEqual([
        'Not on your website',
        'On your website once',
        'On your website 2 times',
      ])
    })
  })

  test('a description applies wherever its picture appears, and to no other picture', () => {
    const described = withDescription(siteOf(a, b, a), hash('a'), 'The shop')
    expect(described).toEqual(siteOf({ ...a, description: 'The shop' }, b, { ...a, description: 'The shop' }))
    expect(withDescription(described, hash('a'), 'The shop')).toBe(described)
  })

  describe('a website without a deleted picture', () => {
    test('omits the picture, and is still valid', () => {
      const site = changeSettings(siteOf(a, b, a), { browserIcon: a })
      const without = withoutPicture(site, hash('a'))
      expect(pictureUses(without)).toEqual(new Map([[hash('b'), 1]]))
      expect(without.settings.browserIcon).toBeNull()
      expect(websiteSettings.parse(without)).toEqual(without)
    })

    test('keeps the items that contained the picture', () => {
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

    test('shares unchanged parts with the previous website', () => {
      const site = siteOf(null, a)
      const without = withoutPicture(site, hash('a'))
      expect(without.theme).toBe(site.theme)
      expect(without.sections.map((section, index) => section === site.sections[index])).toEqual(
        site.sections.map(({ type }) => type !== 'Gallery'),
      )
    })

    test('remains the same object if nothing showed the picture', () => {
      const site = siteOf(a, cut)
      expect(withoutPicture(site, hash('d'))).toBe(site)
    })
  })
})

describe('selected pictures', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((digit) => ownPicked(pictureOf(digit))) as [Picked, Picked, Picked]

  describe('clicking one more picture', () => {
    test('replaces the selection in single-select mode', () => {
      expect(withPick([a], b, 1)).toEqual([b])
    })

    test('keeps the picture selected in single-select mode if it already was', () => {
      expect(withPick([a], a, 1)).toEqual([a])
      expect(withPick([a, b, c], b, 1)).toEqual([b])
    })

    test('adds it to the selection, or removes it', () => {
      expect(withPick([a], b, 3)).toEqual([a, b])
      expect(withPick([a, b], a, 3)).toEqual([b])
    })

    test('selects even more than fit, since pictures can also be deleted', () => {
      expect(withPick([a, b], c, 2)).toEqual([a, b, c])
    })
  })

  describe('a range', () => {
    test('selects everything between two pictures once, in either order', () => {
      expect(withRange([], [a, b, c], 'picture-a', 'picture-c')).toEqual([a, b, c])
      expect(withRange([c], [a, b, c], 'picture-c', 'picture-b')).toEqual([b, c])
    })

    test('contains only its end if its start isn’t visible', () => {
      expect(withRange([], [b, c], 'picture-a', 'picture-c')).toEqual([c])
    })
  })

  describe('the selection after a library change', () => {
    const found: Picked = { key: 'Pexels 7', image: pictureOf('f').image, choice: { provider: 'Pexels', id: '7' } }

    test('omits deleted pictures', () => {
      expect(withCurrentLibrary([a, found, b], [pictureOf('b')])).toEqual([found, b])
    })

    test('shows new descriptions', () => {
      const described = pictureOf('a', { description: 'The shop from the street' })
      expect(withCurrentLibrary([a], [described])[0]?.image.description).toBe('The shop from the street')
    })
  })

  describe('a picture picked from the library', () => {
    const effects = { ...imageEffects.parse({}), zoom: 1.5 }
    const current = { ...pictureOf('a').image, effects, crop: { ratio: 1, urls: [] }, description: 'As said here' }

    test('arrives uncropped', () => {
      expect(asTaken(b.image, current)).toBe(b.image)
      expect(asTaken(b.image, null)).toBe(b.image)
    })

    test('keeps its crop and description if it was already in place', () => {
      expect(asTaken(a.image, current)).toEqual(current)
    })

    test('gets the library’s description if there is one', () => {
      const image = { ...a.image, description: 'As said there' }
      expect(asTaken(image, current)).toEqual({ ...current, description: 'As said there' })
    })
  })

  test('a picture picked right after typing gets the new description', () => {
    const queries = new QueryClient()
    const { queryKey } = picturesQuery('draft')
    queries.setQueryData(queryKey, { pictures: [pictureOf('a', { description: 'Before' })], limit: 36 } as never)
    showPictureChange(queries, 'draft', a.key, { description: 'The shop from the street' })
    const library = queries.getQueryData(queryKey)?.pictures ?? []
    expect(asInLibrary(a, library).image.description).toBe('The shop from the street')
  })
})
