import { MantineProvider } from '@mantine/core'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, it, test } from 'vitest'
import type * as z from 'zod'
import { Counted, charactersLeft } from '#editor/designer/form/counted.tsx'
import { itemOnPath, markHandled, type OpenPath, OpenPathContext } from '#editor/designer/form/field-context.ts'
import { describeFields, humanize } from '#editor/designer/form/field-description.ts'
import { RangeField, RangeFloorsContext } from '#editor/designer/form/range-field.tsx'
import { isRewritable } from '#editor/designer/form/rewrite-button.tsx'
import { inputs, SectionForm } from '#editor/designer/form/section-form.tsx'
import { sectionTexts } from '#renderer/document/fields/section-texts.ts'
import { sectionDesign } from '#renderer/document/section-design.ts'
import { type Section, type SectionType, sectionTypes } from '#renderer/document/section-types.ts'
import { loadAllLazy } from '#ui/window/lazy.tsx'
import { fullestSite } from '../../../renderer/fixtures/fullest-site.ts'
import { ContentForm, drawInDesigner, websiteWith } from '../../in-designer.tsx'

describe('the section form', () => {
  beforeAll(loadAllLazy)
  const draw = (type: SectionType) =>
    drawInDesigner(<ContentForm type={type} id="section" />, websiteWith({ id: 'section', type }))

  describe.each(Object.values(sectionTypes))('the form of $title', (definition) => {
    const schema: z.ZodObject = definition.content
    const fields = describeFields(schema)

    it('shows an input for every content field', () => {
      expect(fields.map(({ name }) => name)).toEqual(Object.keys(schema.shape))
      for (const { control } of fields) expect(inputs[control]).toBeTypeOf('function')
    })

    it('shows an input for every field of a list item except id and knowledge', () => {
      for (const field of fields) {
        if (field.control !== 'list') continue
        const names = describeFields(field.item).map(({ name }) => name)
        expect(['id', ...names]).toEqual(Object.keys(field.item.shape).filter((name) => name !== 'knowledge'))
      }
    })

    it('shows every label that doesn’t depend on another answer', () => {
      const html = draw(definition.type)
      for (const { label, onlyFor } of fields) expect(html.includes(label), label).toBe(onlyFor === undefined)
    })
  })

  describe('a section’s design form', () => {
    it('offers Automatic where the schema allows it', () => {
      const section = { id: 'section', type: 'Services' } as const
      const html = drawInDesigner(<SectionForm schema={sectionDesign} path="section.look" />, websiteWith(section))
      expect(html).toContain('Alignment')
      expect(html.match(/title="Automatic"/g)).toHaveLength(1)
    })
  })

  describe('a field’s length limit', () => {
    it('applies to its input', () => {
      const html = draw('Header')
      expect(html).toMatch(/maxLength="48"/i)
    })
  })
})

describe('the count of remaining characters', () => {
  const draw = (length: number, max: number) =>
    renderToStaticMarkup(
      <MantineProvider>
        <Counted length={length} max={max}>
          <input />
        </Counted>
      </MantineProvider>,
    )

  const shown = (html: string) => html.match(/aria-hidden="true"[^>]*>(\d*)</)?.[1]

  const spoken = (html: string) => html.match(/role="status"[^>]*>([^<]*)</)?.[1]

  it('appears at four fifths of the limit', () => {
    expect(shown(draw(79, 100))).toBe('')
    expect(shown(draw(80, 100))).toBe('20')
    expect(shown(draw(120, 100))).toBe('0')
  })

  it('reaches screen readers near the limit, through an existing live region', () => {
    expect(spoken(draw(79, 100))).toBeUndefined()
    expect(spoken(draw(80, 100))).toBe('')
    expect(spoken(draw(90, 100))).toBe('10 characters left')
    expect(spoken(draw(100, 100))).toBe('No characters left')
    // A tenth of a short text is less than ten.
    expect(spoken(draw(24, 28))).toBe('')
    expect(spoken(draw(26, 28))).toBe('2 characters left')
  })

  it('reads naturally for zero, one and several characters', () => {
    expect([0, 1, 2].map(charactersLeft)).toEqual(['No characters left', '1 character left', '2 characters left'])
  })
})

describe('a slider whose low values have no effect', () => {
  const field = { name: 'overlay', control: 'range', label: 'Overlay', min: 0, max: 0.8, step: 0.01, unit: '' } as const

  const draw = (value: number) =>
    renderToStaticMarkup(
      <MantineProvider>
        <RangeFloorsContext value={{ 'introduction.overlay': 0.52 }}>
          <RangeField
            field={{ ...field, hint: 'How dark.' }}
            id="introduction.overlay"
            path="introduction.overlay"
            value={value}
            onChange={() => undefined}
            Form={() => null}
          />
        </RangeFloorsContext>
      </MantineProvider>,
    )

  it('shows the effective value if its own is lower', () => {
    const html = draw(0.2)
    expect(html).toContain('20 %, shown at 52 %')
    expect(html).toContain('so the page uses 52 %')
  })

  it('shows its own value from the minimum up', () => {
    expect(draw(0.6)).toContain('60 %')
    expect(draw(0.6)).not.toContain('shown at')
  })
})

it('the contact form’s phone and email inputs open the matching keyboard on a phone', () => {
  const html = drawInDesigner(
    <ContentForm type="Contact" id="contact" />,
    websiteWith({ id: 'contact', type: 'Contact', content: { phone: '555 0199', email: 'me@example.com' } }),
  )
  const input = (id: string) => html.match(/<input[^>]*>/g)?.find((tag) => tag.includes(`id="contact.${id}"`))
  expect(input('phone')).toContain('type="tel"')
  expect(input('email')).toContain('type="email"')
})

describe('a request to open a field', () => {
  const items = [{ id: 'service-1' }, { id: 'service-11' }]
  const reviews = [{ id: 'review-1' }, { id: 'review-11' }]

  const draw = (request: OpenPath | null) =>
    drawInDesigner(
      <OpenPathContext value={request}>
        <ContentForm type="CustomerReviews" id="reviews" />
      </OpenPathContext>,
      websiteWith({ id: 'reviews', type: 'CustomerReviews', content: { items: reviews } }),
    )

  const openItems = (html: string) => html.match(/<button[^>]*aria-expanded="true"[^>]*>/g) ?? []

  it('finds the item by the exact id in its path', () => {
    expect(itemOnPath('services.items.service-1.heading', 'services.items', items)).toBe('service-1')
    expect(itemOnPath('services.items.service-11', 'services.items', items)).toBe('service-11')
    expect(itemOnPath('services.items', 'services.items', items)).toBeUndefined()
    expect(itemOnPath('services.items.service-2.heading', 'services.items', items)).toBeUndefined()
    expect(itemOnPath('other.items.service-1.heading', 'services.items', items)).toBeUndefined()
  })

  it('opens the item that contains the field', () => {
    const html = draw({ path: 'reviews.items.review-11.authorName', at: 1 })
    expect(openItems(html)).toHaveLength(1)
    expect(openItems(html)[0]).toContain('id="reviews.items.review-11"')
    expect(html).toContain('id="reviews.items.review-11.authorName"')
  })

  it('opens nothing for other paths or after it was fulfilled', () => {
    expect(openItems(draw(null))).toHaveLength(0)
    expect(openItems(draw({ path: 'reviews.heading', at: 1 }))).toHaveLength(0)
    const request = { path: 'reviews.items.review-1.authorName', at: 2 }
    markHandled(request)
    expect(openItems(draw(request))).toHaveLength(0)
    expect(openItems(draw({ ...request, at: 3 }))).toHaveLength(1)
  })
})

const texts = { heading: 'A', body: 'B', phone: '1', email: 'a@b.example', address: 'C', hours: 'D' }

it('isRewritable returns true for exactly the fields that the server rewrites', () => {
  const contact = sectionTypes.Contact.schema.parse({ id: 'contact', type: 'Contact', content: texts })
  const offered = describeFields(sectionTypes.Contact.content).filter((field) => isRewritable(field, contact.content))
  expect(offered.map(({ name }) => name)).toEqual(['heading', 'body'])
})

it.each(Object.keys(sectionTypes) as SectionType[])(
  'isRewritable returns the expected value for a section’s texts: %s',
  (type) => {
    const section = fullestSite().sections.find((one) => one.type === type) as Section
    const offered = describeFields(sectionTypes[type].content).filter((field) => isRewritable(field, section.content))
    const written = sectionTexts(section).filter(({ path }) => path.split('.').length === 2)
    expect(offered.map(({ name }) => `${section.id}.${name}`)).toEqual(written.map(({ path }) => path))
  },
)

it('isRewritable returns true for a sample review and false for a customer’s', () => {
  const paragraph = describeFields(reviewSchema()).find(({ name }) => name === 'paragraph')
  if (!paragraph) throw new Error('no paragraph')
  expect(isRewritable(paragraph, { paragraph: 'Nice', sample: true })).toBe(true)
  expect(isRewritable(paragraph, { paragraph: 'Nice', sample: false })).toBe(false)
})

function reviewSchema() {
  const list = describeFields(sectionTypes.CustomerReviews.content).find(({ name }) => name === 'items')
  if (list?.control !== 'list') throw new Error('no reviews')
  return list.item
}

test.each([
  ['ExtraLarge', 'Extra Large'],
  ['ColorFill', 'Color Fill'],
  ['SemiBold', 'Semi Bold'],
  ['None', 'None'],
  ['korean', 'Korean'],
  ['WhatsApp', 'WhatsApp'],
  ['ImageAndText', 'Image and text'],
])('humanize turns %s into %s', (name, shown) => {
  expect(humanize(name)).toBe(shown)
})
