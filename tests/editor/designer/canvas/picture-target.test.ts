import { describe, expect, it } from 'vitest'
import type { PagePart } from '../../../../editor/designer/canvas/page-part.ts'
import { pictureTarget } from '../../../../editor/designer/canvas/picture-target.ts'
import { writeField } from '../../../../renderer/document/field-path.ts'
import { image } from '../../../../renderer/document/image.ts'
import { limits } from '../../../../renderer/document/limits.ts'
import type { WebsiteSettings } from '../../../../renderer/document/website-settings.ts'
import { websiteOf } from '../../website.ts'

const gallery = (count: number) =>
  writeField(
    websiteOf(['Introduction', 'Gallery']),
    'gallery-2.items',
    Array.from({ length: count }, (_, index) => ({
      id: `picture-${index + 1}`,
      image: image.parse({ provider: 'Artwork', tags: ['bread'] }),
      caption: '',
    })),
  )
const part = (site: WebsiteSettings, path: string): PagePart => {
  const section = site.sections.find(({ id }) => path.split('.')[0] === id)
  if (!section) throw new Error(path)
  return { section, path }
}
const targetAt = (site: WebsiteSettings, paths: string[], several = false) =>
  pictureTarget(
    site,
    paths.map((path) => part(site, path)),
    several,
  )

describe('files that are brought to the page', () => {
  it('take the place of the picture they are held over', () => {
    const target = targetAt(gallery(2), ['gallery-2.items.picture-2.image', 'gallery-2'])
    expect(target).toMatchObject({ does: 'replace', path: 'gallery-2.items.picture-2.image', label: 'Picture' })
  })

  it('find the picture that lies behind a text', () => {
    const target = targetAt(gallery(0), ['introduction-1.heading', 'introduction-1.image', 'introduction-1'])
    expect(target).toMatchObject({ does: 'replace', path: 'introduction-1.image' })
  })

  it('join a list of pictures where they are held over no picture, or are several', () => {
    expect(targetAt(gallery(0), ['gallery-2'])).toMatchObject({
      does: 'add',
      path: 'gallery-2.items',
      room: limits.galleryItems,
    })
    const several = targetAt(gallery(4), ['gallery-2.items.picture-2.image', 'gallery-2'], true)
    expect(several).toMatchObject({ does: 'add', room: limits.galleryItems - 4 })
  })

  it('go nowhere where no picture belongs, or no more', () => {
    expect(targetAt(gallery(limits.galleryItems), ['gallery-2'])).toBeUndefined()
    expect(targetAt(gallery(0), ['introduction-1.heading', 'introduction-1'])).toBeUndefined()
    expect(targetAt(gallery(0), [])).toBeUndefined()
  })
})
