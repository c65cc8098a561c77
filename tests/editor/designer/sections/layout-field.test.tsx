import { describe, expect, it } from 'vitest'
import { describeFields, type FieldOf } from '#editor/designer/form/field-description.ts'
import { SectionForm } from '#editor/designer/form/section-form.tsx'
import { LayoutField } from '#editor/designer/sections/layout-field.tsx'
import { business } from '#renderer/document/business.ts'
import { openings, type PresetStyle } from '#renderer/document/enumerations.ts'
import { layoutName } from '#renderer/document/layout-names.ts'
import { type SectionType, sectionTypes } from '#renderer/document/section-types.ts'
import { plumberFacts } from '../../../harness/composed-site.ts'
import { drawInDesigner, websiteWith } from '../../in-designer.tsx'

/** Renders the layout field and returns its options and the chosen one. */
function offered(type: SectionType, style: PresetStyle, layout = 'Auto', facts: object = {}) {
  const fields = describeFields(sectionTypes[type].content)
  const field = fields.find(({ control }) => control === 'layout') as FieldOf<'layout'>
  const website = { ...websiteWith({ id: 'one', type, content: { layout } }), style, business: business.parse(facts) }
  const html = drawInDesigner(
    <LayoutField
      field={field}
      id="one.layout"
      path="one.layout"
      value={layout}
      onChange={() => undefined}
      Form={SectionForm}
    />,
    website,
  )
  const cards = html.split('<label').slice(1)
  const nameOn = (card = '') => /<span class="[^"]*name[^"]*">([^<]*)</.exec(card)?.[1]
  return { names: cards.map(nameOn), chosen: nameOn(cards.find((card) => card.includes('checked=""'))), html }
}

describe('an introduction’s layouts', () => {
  it('include openings that fit the style and the facts, with plain names', () => {
    const names = (style: PresetStyle) => offered('Introduction', style, 'Auto', plumberFacts).names
    expect(names('Common')).toEqual(['Automatic', 'Phone number', 'Headline'])
    expect(names('Geometric')).toEqual(['Automatic', 'Marquee'])
    expect(names('CommonAlt')).toEqual(['Automatic', 'Number and sentence'])
    expect(names('Elegant')).toEqual(['Automatic', 'Pane of light', 'Sentence and light'])
    expect(names('Fun')).toEqual(['Automatic', 'Cells'])
    expect(offered('Introduction', 'Common').names).toEqual(['Automatic', 'Headline'])
  })

  it('fall back to Automatic if the chosen layout belongs to another style', () => {
    expect(offered('Introduction', 'Common', 'Number', plumberFacts).chosen).toBe('Phone number')
    expect(offered('Introduction', 'Elegant', 'Number', plumberFacts).chosen).toBe('Automatic')
  })

  it('show which layout Automatic selects', () => {
    expect(offered('Introduction', 'Common').html).toContain('Right now: headline.')
  })
})

it('all other sections offer every one of their layouts in every style', () => {
  for (const style of ['Common', 'Fun'] as const)
    expect(offered('ImageBanner', style).names).toEqual(['Automatic', 'Full picture', 'Split'])
})

describe('a contact section’s layouts', () => {
  const known = { hours: { periods: [{ days: ['Monday'], opens: '09:00', closes: '17:00' }] }, location: 'Leeds' }

  it('include only those that look different in the style', () => {
    const all = ['Automatic', 'Details', 'Beside map', 'Hours first', 'Form only']
    expect(offered('Contact', 'Common', 'Auto', known).names).toEqual(all)
    expect(offered('Contact', 'Fun', 'Auto', known).names).toEqual(all.filter((name) => name !== 'Hours first'))
  })

  it('include only those for which the business has the facts', () => {
    expect(offered('Contact', 'Common').names).toEqual(['Automatic', 'Details', 'Form only'])
  })
})

it('every opening has a unique name', () => {
  expect(new Set(openings.map(layoutName)).size).toBe(openings.length)
  expect(layoutName('BeforeAndAfter')).toBe('Before and after')
})
