import { describe, expect, it } from 'vitest'
import { checkContactWay } from '../../../../../editor/features/publish/checklist/check-contact-way.ts'
import { business } from '../../../../../renderer/document/business.ts'
import { removeSection, setSectionHidden } from '../../../../../renderer/document/edits.ts'
import type { WebsiteSettings } from '../../../../../renderer/document/website-settings.ts'
import { withContent } from '../../../../renderer/changed-site.ts'
import { fullSite } from '../../../../renderer/fixtures/full-site.ts'
import { found } from './checked-site.ts'

const unreachable = { phone: '', email: '', showForm: false, button: { type: 'None', value: '', label: '' } }
const withoutBooking = (site: WebsiteSettings) => removeSection(site, 'scheduling')
const sentence = 'Visitors have no way to reach you: no phone number, email address, booking link or contact form.'
const formAlone =
  'Visitors can reach you only through the contact form. Add a phone number or an email address for those who would rather call or write.'

describe('a way to get in touch', () => {
  it.each([
    { phone: '+1 207 555 0142' },
    { email: 'hello@harbourandpine.example' },
    { button: { type: 'Phone', value: '0207 946 0000', label: 'Call us' } },
  ])('is any of these: %j', (way) => {
    expect(found(checkContactWay, withoutBooking(withContent('Contact', { ...unreachable, ...way })))).toEqual([])
  })

  it('is a phone number or an email address of the business', () => {
    const site = withoutBooking(withContent('Contact', unreachable))
    const withFacts = (facts: object) => ({ ...site, business: business.parse(facts) })
    expect(found(checkContactWay, withFacts({ phones: [{ id: 'phone-1', number: '0207 946 0000' }] }))).toEqual([])
    expect(found(checkContactWay, withFacts({ emails: [{ id: 'email-1', address: 'hi@pine.example' }] }))).toEqual([])
    expect(found(checkContactWay, withFacts({ phones: [{ id: 'phone-1', number: '' }] }))).toHaveLength(1)
  })

  it('is a booking page too', () => {
    expect(found(checkContactWay, withContent('Contact', unreachable))).toEqual([])
  })

  it('is required, and links to the phone number', () => {
    const site = withoutBooking(withContent('Contact', unreachable))
    expect(found(checkContactWay, site)).toEqual([`business.phones: ${sentence}`])
  })

  it('is the form too, and a phone number is better', () => {
    const site = withoutBooking(withContent('Contact', { ...unreachable, showForm: true }))
    expect(found(checkContactWay, site)).toEqual([`business.phones: ${formAlone}`])
  })

  it('does not count if nobody can call it or write to it', () => {
    const site = withoutBooking(withContent('Contact', { ...unreachable, phone: 'ask', email: 'hello at pine' }))
    expect(found(checkContactWay, site)).toHaveLength(1)
  })

  it('is missed where the section that says one is hidden or gone', () => {
    const hidden = setSectionHidden(withoutBooking(fullSite), 'contact', true)
    expect(found(checkContactWay, hidden)).toEqual([`business.phones: ${sentence}`])
    const gone = removeSection(withoutBooking(fullSite), 'contact')
    expect(found(checkContactWay, gone)).toEqual([`business.phones: ${sentence}`])
  })
})
