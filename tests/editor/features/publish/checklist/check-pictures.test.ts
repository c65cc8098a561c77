import { describe, expect, it } from 'vitest'
import { checkPictures } from '../../../../../editor/features/publish/checklist/check-pictures.ts'
import { setSectionHidden } from '../../../../../renderer/document/edits.ts'
import { withContent } from '../../../../renderer/changed-site.ts'
import { fullSite } from '../../../../renderer/fixtures/full-site.ts'
import { found } from './checked-site.ts'

const picture = (description = '') => ({ provider: 'Artwork', description, tags: ['oak'], seed: 1 })
const item = (id: string, description?: string) => ({ id, image: picture(description), caption: 'A table' })

describe('descriptions of pictures', () => {
  it('are all there on a finished website', () => {
    expect(found(checkPictures, fullSite)).toEqual([])
  })

  it('are missed once a section, at the first picture without one', () => {
    const items = [item('a', 'An oak table'), item('b'), item('c', ' ')]
    expect(found(checkPictures, withContent('Gallery', { items }))).toEqual([
      'gallery.items.b.image-description: 2 pictures have no description for people who can’t see them.',
    ])
    expect(found(checkPictures, withContent('Introduction', { image: picture() }))).toEqual([
      'introduction.image-description: A picture has no description for people who can’t see it.',
    ])
  })

  it('are not needed where the text beside the picture says it all, nor where nothing is shown', () => {
    expect(found(checkPictures, withContent('Video', { poster: picture() }))).toEqual([])
    expect(found(checkPictures, withContent('Header', { logoType: 'Image', logoImage: picture() }))).toEqual([])
    expect(found(checkPictures, withContent('Introduction', { image: { ...picture(), provider: 'Custom' } }))).toEqual(
      [],
    )
    const hidden = setSectionHidden(withContent('Introduction', { image: picture() }), 'introduction', true)
    expect(found(checkPictures, hidden)).toEqual([])
  })
})
