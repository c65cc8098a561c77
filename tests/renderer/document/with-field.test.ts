import { describe, expect, it } from 'vitest'
import { writeField } from '../../../renderer/document/field-path.ts'
import { image } from '../../../renderer/document/image.ts'
import type { SectionOf } from '../../../renderer/document/section-types.ts'
import { withContent } from '../changed-site.ts'

const logo = (name: string) => image.parse({ provider: 'Custom', urls: [{ type: 'regular', url: `/media/${name}` }] })
const site = (logoImage: unknown, logoType = 'Text') => withContent('Header', { logoType, logoImage })

/** What a header shows after its logo's picture was changed. */
function headerAfter(document: ReturnType<typeof site>, value: unknown) {
  const { id } = document.sections[0] ?? {}
  const [header] = writeField(document, `${id}.logoImage`, value).sections
  return (header as SectionOf<'Header'>).content
}

describe('a picture for the logo', () => {
  it('is shown as soon as it is chosen', () => {
    expect(headerAfter(site(null), logo('a'))).toMatchObject({ logoType: 'Image', logoImage: logo('a') })
    expect(headerAfter(site(logo('a')), logo('b')).logoType).toBe('Image')
  })

  it('stays beside the name when another picture is chosen', () => {
    expect(headerAfter(site(logo('a'), 'ImageAndText'), logo('b')).logoType).toBe('ImageAndText')
  })

  it('leaves a name in its place while it is only described, cut or taken away', () => {
    expect(headerAfter(site(logo('a')), { ...logo('a'), description: 'Our sign' }).logoType).toBe('Text')
    expect(headerAfter(site(logo('a')), { ...logo('a'), crop: { ratio: 2, urls: logo('c').urls } }).logoType).toBe(
      'Text',
    )
    expect(headerAfter(site(logo('a')), null)).toMatchObject({ logoType: 'Text', logoImage: null })
  })
})

describe('a sample that its owner edits', () => {
  const [review] = [{ id: 'a', paragraph: 'Invented.', authorName: 'Ana', authorLocation: '', sample: true }]
  const reviews = withContent('CustomerReviews', { items: [review] })
  const section = reviews.sections.find(({ type }) => type === 'CustomerReviews') as SectionOf<'CustomerReviews'>
  const edited = (name: string, value: string) => {
    const written = writeField(reviews, `${section.id}.items.a.${name}`, value)
    const changed = written.sections.find(({ id }) => id === section.id) as SectionOf<'CustomerReviews'>
    return changed.content.items[0]
  }

  it('is real', () => {
    expect(edited('paragraph', 'They came the same day.')).toMatchObject({
      paragraph: 'They came the same day.',
      sample: false,
    })
  })

  it('stays a sample while nothing changes', () => {
    expect(edited('paragraph', 'Invented.')).toMatchObject({ sample: true })
  })
})
