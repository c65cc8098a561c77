import { describe, expect, it } from 'vitest'
import { describeFields } from '#editor/designer/form/field-description.ts'
import { businessGroups, groupOn, summaryText } from '#editor/designer/settings/business/business-groups.ts'
import { business } from '#renderer/document/business.ts'

/** Derived from the other facts, without a field. */
const derived = ['place', 'sentences']

describe('the business form’s groups', () => {
  it('contain every fact exactly once', () => {
    const listed = businessGroups.flatMap(({ fields }) => fields)
    expect(listed.toSorted()).toEqual(
      Object.keys(business.shape)
        .filter((name) => !derived.includes(name))
        .toSorted(),
    )
  })

  it('contain an input for every fact', () => {
    const drawn = new Set(describeFields(business).map(({ name }) => name))
    for (const { fields } of businessGroups) for (const name of fields) expect(drawn).toContain(name)
  })

  it('match the path of any field in them', () => {
    expect(groupOn('business.phones')?.id).toBe('reach')
    expect(groupOn('business.services.cut.price')?.id).toBe('services')
    expect(groupOn('settings.pageTitle')).toBeUndefined()
    expect(groupOn('business.sentences')).toBeUndefined()
  })

  it('summarize known facts on one line, and have no summary without any', () => {
    const known = business.parse({
      phones: [{ id: 'phone-1', number: '0113 496 0000' }],
      links: [{ id: 'link-1', url: 'https://example.com' }],
      services: [{ id: 'cut', name: 'Cut', price: { amount: 28, currency: 'GBP' } }, { id: 'color' }],
      languages: [
        { id: 'language-1', code: 'cy' },
        { id: 'language-2', code: '' },
      ],
    })
    const summaries = Object.fromEntries(businessGroups.map((group) => [group.id, summaryText(group, known, 'en-GB')]))
    expect(summaries.reach).toBe('0113 496 0000 · 1 link')
    expect(summaries.services).toBe('2 services · 1 price')
    expect(summaries.customers).toBe('Welsh')
    expect(summaries.terms).toBe('')
  })
})
