import { describe, expect, it } from 'vitest'
import { checkContactWay } from '../../../../../editor/features/publish/checklist/check-contact-way.ts'
import { removeSection, setSectionHidden } from '../../../../../renderer/document/edits.ts'
import type { WebsiteSettings } from '../../../../../renderer/document/website-settings.ts'
import { withContent } from '../../../../renderer/changed-site.ts'
import { fullSite } from '../../../../renderer/fixtures/full-site.ts'
import { found } from './checked-site.ts'

const unreachable = { phone: '', email: '', showForm: false, button: { type: 'None', value: '', label: '' } }
const withoutBooking = (site: WebsiteSettings) => removeSection(site, 'scheduling')
const sentence =
  'Visitors find no way to reach you: no phone number, no e-mail address, no booking link and no contact form.'
const formAlone =
  'Visitors can reach you by the contact form alone: some would rather call, or write from their own mail program.'

describe('a way to get in touch', () => {
  it.each([
    { phone: '+1 207 555 0142' },
    { email: 'hello@harbourandpine.example' },
    { button: { type: 'Phone', value: '0207 946 0000', label: 'Call us' } },
  ])('is any of these: %j', (way) => {
    expect(found(checkContactWay, withoutBooking(withContent('Contact', { ...unreachable, ...way })))).toEqual([])
  })

  it('is a booking page too', () => {
    expect(found(checkContactWay, withContent('Contact', unreachable))).toEqual([])
  })

  it('is missed where there is none, and leads to the phone number', () => {
    const site = withoutBooking(withContent('Contact', unreachable))
    expect(found(checkContactWay, site)).toEqual([`contact.phone: ${sentence}`])
  })

  it('is the form too, and a phone number is better', () => {
    const site = withoutBooking(withContent('Contact', { ...unreachable, showForm: true }))
    expect(found(checkContactWay, site)).toEqual([`contact.phone: ${formAlone}`])
  })

  it('is none when it cannot be dialed or written to', () => {
    const site = withoutBooking(withContent('Contact', { ...unreachable, phone: 'ask', email: 'hello at pine' }))
    expect(found(checkContactWay, site)).toHaveLength(1)
  })

  it('is missed where the section is hidden or gone, and leads to where one can be given', () => {
    const hidden = setSectionHidden(withoutBooking(fullSite), 'contact', true)
    expect(found(checkContactWay, hidden)).toEqual([`contact: ${sentence}`])
    const gone = removeSection(withoutBooking(fullSite), 'contact')
    expect(found(checkContactWay, gone)).toEqual([`header.button: ${sentence}`])
  })
})
