import { MantineProvider } from '@mantine/core'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { describeFields, type FieldOf } from '../../../editor/fields/field-description.ts'
import { PictureField } from '../../../editor/fields/picture-field.tsx'
import { morePictures, onePicture } from '../../../editor/fields/picture-wishes.ts'
import { SectionForm } from '../../../editor/fields/section-form.tsx'
import { type Image, image } from '../../../renderer/document/image.ts'
import { sectionTypes } from '../../../renderer/document/section-types.ts'

const field = describeFields(sectionTypes.Introduction.content).find(
  ({ name }) => name === 'image',
) as FieldOf<'picture'>
const urls = [{ type: 'small' as const, url: 'https://images.example/1', width: 640, height: 480 }]
const drawing = image.parse({ provider: 'Artwork', tags: ['bread'] })
const own = image.parse({ provider: 'Custom', urls })
const photo = image.parse({
  provider: 'Pexels',
  urls,
  credit: { name: 'Ana Pereira', url: 'https://pexels.example/a' },
})

const draw = (picture: Image | null, of = field) =>
  renderToStaticMarkup(
    <MantineProvider>
      <PictureField
        field={of}
        id="introduction.image"
        path="introduction.image"
        value={picture}
        onChange={() => undefined}
        Form={SectionForm}
      />
    </MantineProvider>,
  )
const offered = (picture: Image | null) => {
  const html = draw(picture)
  const all = ['Choose picture', 'Replace', 'Crop', 'Try another picture', 'Remove', 'Keywords', 'Photo by']
  return all.filter((name) => html.includes(`>${name}`) || html.includes(`"${name}"`))
}

describe('the actions for a picture', () => {
  it('are only to choose one while the field is empty', () => {
    expect(offered(null)).toEqual(['Choose picture'])
    expect(draw(null)).not.toContain('introduction.image-description')
  })

  it('include a crop for a loaded picture, and a redraw for one without an address', () => {
    expect(offered(own)).toEqual(['Replace', 'Crop', 'Remove'])
    expect(offered(drawing)).toEqual(['Replace', 'Crop', 'Try another picture', 'Remove', 'Keywords'])
    expect(offered(image.parse({ provider: 'Custom' }))).toEqual(['Replace', 'Remove'])
  })

  it('names who took the photo', () => {
    expect(offered(photo)).toContain('Photo by')
    expect(draw(photo)).toMatch(/href="https:\/\/pexels\.example\/a"[^>]*>Ana Pereira<\/a> on Pexels/)
  })

  it('is to describe it', () => {
    expect(draw(own)).toContain('Read aloud to people who can’t see the picture.')
    expect(draw(own)).toMatch(/<input[^>]*id="introduction\.image-description"/)
    expect(draw(own, { ...field, decorative: true })).not.toContain('Description')
  })
})

describe('a request for pictures', () => {
  const wish = { label: 'Picture', keywords: ['bread'] }

  it('starts with the person’s pictures, unless the current one came from a search', () => {
    const placeOf = (current: Image | null) => onePicture({ ...wish, current, onChoose: () => undefined }).place
    expect([null, own, photo, drawing].map(placeOf)).toEqual(['pictures', 'pictures', 'search', 'search'])
  })

  it('is for one, or for as many as there is room', () => {
    const chosen: unknown[] = []
    const one = onePicture({ ...wish, current: null, onChoose: (picture) => chosen.push(picture) })
    expect(one.most).toBe(1)
    one.onChoose([own])
    one.onChoose([])
    expect(chosen).toEqual([own])
    expect(morePictures({ ...wish, room: 4, onChoose: () => undefined })).toMatchObject({ most: 4, current: null })
  })
})
