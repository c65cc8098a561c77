import { expect, test } from 'vitest'
import { showsEmail, withBusinessEmail } from '../../../../editor/features/onboarding/email-offer.tsx'
import { websiteSettings } from '../../../../renderer/document/website-settings.ts'
import { websiteOf } from '../../website.ts'

const site = websiteOf(['Introduction', 'Contact'])

test('an email that the owner allows becomes the business’s, and nothing else changes', () => {
  const changed = withBusinessEmail(site, 'ada@example.com')
  expect(websiteSettings.parse(changed)).toEqual(changed)
  expect(changed.business.emails).toEqual([{ id: 'email-1', source: 'typed', address: 'ada@example.com' }])
  expect({ ...changed, business: { ...changed.business, emails: [] } }).toEqual(site)
  expect([showsEmail(site), showsEmail(changed)]).toEqual([false, true])
})

test('leaves a website that already shows an email unchanged', () => {
  const first = withBusinessEmail(site, 'shop@lather.example')
  expect(withBusinessEmail(first, 'ada@example.com')).toBe(first)
  const own = {
    ...site,
    sections: site.sections.map((section) =>
      section.type === 'Contact'
        ? { ...section, content: { ...section.content, email: 'shop@lather.example' } }
        : section,
    ),
  }
  expect(withBusinessEmail(own, 'ada@example.com')).toBe(own)
})
