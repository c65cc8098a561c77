import { describe, expect, it } from 'vitest'
import { checkBusiness } from '../../../../../editor/features/publish/checklist/check-business.ts'
import { checkToldFacts } from '../../../../../editor/features/publish/checklist/check-told-facts.ts'
import { business } from '../../../../../renderer/document/business.ts'
import { withContent } from '../../../../renderer/changed-site.ts'
import { finishedSite, finishedWith, found } from './checked-site.ts'

const withFacts = (facts: object, site = finishedSite) => ({
  ...site,
  business: business.parse({ ...site.business, ...facts }),
})
const paths = (facts: object, site = finishedSite) => found(checkBusiness, withFacts(facts, site)).map(pathOf)
const pathOf = (finding: string) => finding.split(':')[0]

describe('facts that customers ask for', () => {
  it('are missed no more once they are there', () => {
    expect(found(checkBusiness, finishedSite)).toEqual([])
  })

  it('are opening hours, which a section may say, or that it takes an appointment', () => {
    const silent = finishedWith('Contact', { hours: '' })
    expect(paths({}, silent)).toEqual(['business.hours'])
    expect(paths({ hours: { byAppointment: true } }, silent)).toEqual([])
  })

  it('are prices, of the business or on the page', () => {
    expect(paths({ services: [] })).toEqual(['business.services'])
    const items = [{ id: 'one', heading: 'Kitchens', price: 'from $12,000' }]
    expect(paths({ services: [] }, finishedWith('Services', { items }))).toEqual([])
    expect(paths({ services: [] }, finishedWith('Services', { items: [] }))).toEqual([])
  })

  it('are phone numbers that can be whole', () => {
    const phones = [{ id: 'phone-1', number: '0113 49' }]
    expect(paths({ phones, place: { country: 'GB' } })).toEqual(['business.phones.phone-1.number'])
  })
})

describe('facts that a model read', () => {
  it('are to be checked, beginning with the first', () => {
    const areas = [{ id: 'area-1', name: 'Leeds', source: 'model' }]
    const address = { text: '1 High Street', source: 'model' }
    expect(found(checkBusiness, withFacts({ areas }))).toEqual([
      'business.areas.area-1: 1 fact was read by AI. Please check it.',
    ])
    expect(found(checkBusiness, withFacts({ areas, address }))).toEqual([
      'business.areas.area-1: 2 facts were read by AI. Please check them.',
    ])
  })
})

describe('numbers and addresses in texts', () => {
  const body = 'Call 0113 496 0000 (license 5123456789) or write to old@pine.example, 9 to 17.'
  const phones = [{ id: 'phone-1', number: '0113 555 1234' }]
  const emails = [{ id: 'email-1', address: 'hi@pine.example' }]
  const told = (facts: object, text = body) =>
    found(checkToldFacts, withFacts(facts, withContent('Introduction', { body: text })))

  it('are noticed where the business has others', () => {
    expect(told({ emails })).toEqual([
      'introduction.body: Text says old@pine.example, which is not your email address in Business.',
    ])
    expect(told({ phones })).toEqual([
      'introduction.body: Text says 0113 496 0000, which is not your phone number in Business.',
    ])
  })

  it('are fine where they are the business’s, however they are written', () => {
    expect(told({ phones }, 'Call +44 113 555-1234.')).toEqual([])
    expect(told({ emails }, 'Write to Hi@Pine.example.')).toEqual([])
  })

  it('are fine where the business has none to compare with', () => {
    expect(told({ phones: [], emails: [] })).toEqual([])
  })
})
