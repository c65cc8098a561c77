import { describe, expect, it } from 'vitest'
import { BusinessFactsContext, factBehind } from '../../../../editor/fields/facts/business-facts.ts'
import { business } from '../../../../renderer/document/business.ts'

import { ContentForm, drawInDesigner, websiteWith } from '../../in-designer.tsx'

const facts = {
  business: business.parse({
    phones: [{ id: 'phone-1', number: '0113 496 0000' }],
    hours: { byAppointment: true },
    services: [{ id: 'cut', name: 'Cut', price: { amount: 28, currency: 'GBP' }, duration: '45 min' }],
  }),
  locale: 'en-GB',
  open: () => undefined,
}
function draw(content: object): string {
  const html = drawInDesigner(
    <BusinessFactsContext value={facts}>
      <ContentForm type="Contact" id="contact" />
    </BusinessFactsContext>,
    websiteWith({ id: 'contact', type: 'Contact', content }),
  )
  return html.replaceAll('&#x27;', "'")
}

describe('a field that a fact of the business stands behind', () => {
  it('shows the fact while it is blank, and leads to it', () => {
    const html = draw({})
    expect(html).toMatch(/<input[^>]*placeholder="0113 496 0000"[^>]*id="contact.phone"/)
    expect(html).toMatch(/<textarea[^>]*placeholder="By appointment"[^>]*id="contact.hours"/)
    expect(html.match(/Change in Business settings/g)).toHaveLength(2)
    expect(html.match(/Add it in Business settings/g)).toHaveLength(2)
  })

  it('says what the section shows instead, with a way back', () => {
    const html = draw({ phone: '555 0199', hours: 'Mon: 9\nTue: 9' })
    expect(html).toContain('This section shows 555 0199 instead of the number in Business settings.')
    expect(html).toContain('Use the number from Business settings')
    expect(html).toContain(
      'This section shows its own opening hours instead of the opening hours in Business settings.',
    )
  })

  it('warns that a copy of the fact does not follow it, and where the business has none', () => {
    expect(draw({ phone: '0113 496 0000' })).toContain('Changes in Business settings don’t affect it')
    expect(draw({ email: 'me@example.com' })).toContain('Your Business settings have no email address yet.')
  })
})

describe('the fact behind a service on the page', () => {
  it('is that of the service which the item names', () => {
    expect(factBehind('price', facts, { service: 'cut' })).toEqual({
      text: '£28',
      name: 'price',
      path: 'business.services.cut.price',
    })
    expect(factBehind('duration', facts, { service: 'cut' }).text).toBe('45 min')
    expect(factBehind('price', facts, { service: '' })).toMatchObject({ text: '', path: 'business.services' })
  })
})
