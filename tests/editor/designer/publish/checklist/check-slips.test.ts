import { describe, expect, it } from 'vitest'
import { checkSlips } from '#editor/designer/publish/checklist/check-slips.ts'
import { business } from '#renderer/document/business.ts'
import { finishedSite, finishedWith, found } from './checked-site.ts'

const withBusiness = (facts: object) => ({
  ...finishedSite,
  business: business.parse({ ...finishedSite.business, ...facts }),
})

describe('the check for typing mistakes', () => {
  it('passes a finished website', () => {
    expect(found(checkSlips, finishedSite)).toEqual([])
  })

  it('reports unmatched brackets in a section and in the business’s facts', () => {
    const services = [{ id: 'add-on', name: 'Acupuncture add-on (+', note: ')' }]
    expect(found(checkSlips, withBusiness({ services }))).toEqual([
      'business.services.add-on.name: Name has a bracket without its partner: “Acupuncture add-on (+”.',
      'business.services.add-on.note: Note has a bracket without its partner: “)”.',
    ])
    expect(found(checkSlips, finishedWith('Introduction', { heading: 'Run by Ruth (chartered' }))).toEqual([
      'introduction.heading: Heading has a bracket without its partner: “Run by Ruth (chartered”.',
    ])
  })

  it.each(['Call us (day or night) :)', '1) Measure 2) Cut', 'Small ((very)) rooms'])('accepts “%s”', (heading) => {
    expect(found(checkSlips, finishedWith('Introduction', { heading }))).toEqual([])
  })

  it('reports digits in a person’s name', () => {
    const members = [{ id: 'one', name: '22 years' }]
    expect(found(checkSlips, finishedWith('Team', { members }))).toEqual([
      'team.members.one.name: “22 years” has a digit. Is this a person’s name?',
    ])
    const people = [{ id: 'one', name: 'Ruth Hollis 2' }]
    expect(found(checkSlips, withBusiness({ people }))).toEqual([
      'business.people.one.name: “Ruth Hollis 2” has a digit. Is this a person’s name?',
    ])
  })

  it('reports the prefix that a duplicated website’s name starts with', () => {
    expect(found(checkSlips, { ...finishedSite, businessName: 'Copy of Riverside' })).toEqual([
      'settings.businessName: Business name still says “Copy of Riverside”.',
    ])
  })
})
