import { expect, it } from 'vitest'
import { ContentForm, drawInDesigner, websiteWith } from '../in-designer.tsx'

it('the contact form’s settings ask for a phone number and an email address with the keyboards for them', () => {
  const html = drawInDesigner(
    <ContentForm type="Contact" id="contact" />,
    websiteWith({ id: 'contact', type: 'Contact', content: {} }),
  )
  const input = (id: string) => html.match(/<input[^>]*>/g)?.find((tag) => tag.includes(`id="contact.${id}"`))
  expect(input('phone')).toContain('type="tel"')
  expect(input('email')).toContain('type="email"')
})
