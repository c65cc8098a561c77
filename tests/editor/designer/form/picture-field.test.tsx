import { MantineProvider } from '@mantine/core'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { describeFields, type FieldOf } from '#editor/designer/form/field-description.ts'
import { PictureField } from '#editor/designer/form/pictures/picture-field.tsx'
import { splitTags } from '#editor/designer/form/pictures/picture-words.tsx'
import { morePictures, onePicture, pictureWords } from '#editor/designer/form/pictures/use-picture-dialogs.ts'
import { SectionForm } from '#editor/designer/form/section-form.tsx'
import { writeField } from '#renderer/document/fields/field-path.ts'
import { limits } from '#renderer/document/fields/limits.ts'
import { sectionTypes } from '#renderer/document/section-types.ts'
import { type Image, image } from '#renderer/document/values/image.ts'
import { shapeNames } from '#renderer/shapes/shape.ts'
import { websiteOf } from '../../website.ts'

const field = describeFields(sectionTypes.Introduction.content).find(
  ({ name }) => name === 'image',
) as FieldOf<'picture'>
const urls = [{ type: 'small' as const, url: '/media/1', width: 640, height: 480 }]
const pattern = image.parse({ provider: 'Pattern', pattern: shapeNames[0], seed: 1 })
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
  const all = ['Choose picture', 'Replace', 'Crop', 'Try another pattern', 'Remove', 'Photo by']
  return all.filter((name) => html.includes(`>${name}`) || html.includes(`"${name}"`))
}

describe('a picture field’s buttons', () => {
  it('include only Choose picture while the field is empty', () => {
    expect(offered(null)).toEqual(['Choose picture'])
    expect(draw(null)).not.toContain('introduction.image-description')
  })

  it('include Crop for a loaded picture, and Another variant for a pattern', () => {
    expect(offered(own)).toEqual(['Replace', 'Crop', 'Remove'])
    expect(offered(pattern)).toEqual(['Replace', 'Try another pattern', 'Remove'])
    expect(offered(image.parse({ provider: 'Custom' }))).toEqual(['Replace', 'Remove'])
  })

  it('come with the photographer’s credit', () => {
    expect(offered(photo)).toContain('Photo by')
    expect(draw(photo)).toMatch(/href="https:\/\/pexels\.example\/a"[^>]*>Ana Pereira<\/a> on Pexels/)
  })

  it('come with a description input for pictures that need one', () => {
    expect(draw(own)).toContain('Read aloud to people who can’t see the picture.')
    expect(draw(own)).toMatch(/<input[^>]*id="introduction\.image-description"/)
    expect(draw(own, { ...field, decorative: true })).not.toContain('Description')
    expect(draw(pattern)).not.toContain('Description')
  })
})

describe('the request for pictures', () => {
  const request = { label: 'Picture', keywords: ['bread'] }

  it('asks for one picture, or for as many as fit', () => {
    const chosen: unknown[] = []
    const one = onePicture({ ...request, current: null, onChoose: (picture) => chosen.push(picture) })
    expect(one.maxCount).toBe(1)
    one.onChoose([own])
    one.onChoose([])
    expect(chosen).toEqual([own])
    expect(morePictures({ ...request, room: 4, onChoose: () => undefined })).toMatchObject({
      maxCount: 4,
      current: null,
    })
  })
})

it('splitTags splits keywords however people type them', () => {
  expect(splitTags(' pipe, copper pipe ,, pipe,')).toEqual(['pipe', 'copper pipe'])
})

it('splitTags respects the limits on a picture’s keywords', () => {
  const tags = splitTags(Array.from({ length: 30 }, (_, index) => `${index}${'x'.repeat(60)}`).join(','))
  expect(tags).toHaveLength(limits.imageTags)
  expect(Math.max(...tags.map((tag) => tag.length))).toBe(limits.imageTag)
})

const tagged = (...tags: string[]) => image.parse({ provider: 'Custom', tags })
const blank = { paragraph: '', button: { type: 'None', label: '' } }
const site = writeField(websiteOf(), 'services-2.items', [
  { id: 'service-1', heading: 'Boiler repair', image: tagged('boiler'), ...blank },
  { id: 'service-2', heading: 'Leak search', image: null, ...blank },
])

describe('a picture search’s initial words', () => {
  it('describe the current picture', () => {
    const words = pictureWords(site, 'introduction-1.image', tagged('Pipe', 'tools'), ['water'])
    expect(words).toEqual(['pipe', 'tools', 'water'])
  })

  it('come from the list item, or else its neighbors', () => {
    expect(pictureWords(site, 'services-2.items.service-2.image', null, ['water'])).toEqual([
      'boiler',
      'leak search',
      'water',
    ])
  })

  it('exclude people’s names', () => {
    const team = writeField(websiteOf(['Team']), 'team-1.members', [{ id: 'person-1', name: 'Maria', title: 'Baker' }])
    expect(pictureWords(team, 'team-1.members.person-1.image', null, [])).toEqual(['baker'])
  })

  it('come from the website if the field suggests none', () => {
    expect(pictureWords(null, 'settings.browserIcon', null, ['water', ' ', 'water'])).toEqual(['water'])
    expect(pictureWords(site, 'services-2.look.backgroundImage', null, [])).toEqual([])
  })
})
