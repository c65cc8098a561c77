import { describe, expect, test } from 'vitest'
import { sectionEntries, toggleEntry } from '../../../../editor/features/onboarding/section-entries.ts'
import { sectionTypeNames } from '../../../../renderer/document/section-types.ts'
import { defaultSections } from '../../../../templates/compose/section-order.ts'

describe('the sections the wizard offers', () => {
  test('have one entry for header and footer, first, which cannot be left out', () => {
    expect(sectionEntries[0]).toEqual({ title: 'Header & Footer', types: ['Header', 'Footer'], required: true })
    expect(sectionEntries.slice(1).some(({ required }) => required)).toBe(false)
  })

  test('offer every type once', () => {
    expect(sectionEntries.flatMap(({ types }) => types).toSorted()).toEqual(sectionTypeNames.toSorted())
  })

  test('call the quote banner Text Banner', () => {
    expect(sectionEntries.find(({ types }) => types.includes('QuoteBanner'))?.title).toBe('Text Banner')
  })

  test('begin with the product’s defaults', () => {
    const off = sectionTypeNames.filter((type) => !defaultSections.includes(type))
    expect(off).toEqual(['Team', 'Scheduling', 'Video', 'FrequentlyAskedQuestions'])
  })

  test('are put in where a page has them, and taken out again', () => {
    const more = toggleEntry(defaultSections, ['Team'], true)
    expect(more.indexOf('Team')).toBeGreaterThan(more.indexOf('Gallery'))
    expect(more.at(-1)).toBe('Footer')
    expect(toggleEntry(more, ['Team'], false)).toEqual([...defaultSections])
  })

  test('ticked twice are there once', () => {
    expect(toggleEntry(defaultSections, ['Gallery'], true)).toEqual([...defaultSections])
  })
})
