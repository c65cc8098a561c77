import { describe, expect, it } from 'vitest'
import type { SectionOf, SectionType } from '../../../renderer/document/section-types.ts'
import type { ComposeAnswers } from '../../../templates/compose/brief.ts'
import { composeWebsite } from '../../../templates/compose.ts'
import { defaultSections } from '../../../templates/sections/default-sections.ts'

const answers: ComposeAnswers & { id: string } = {
  id: 'site-1',
  businessName: 'Wren Plumbing',
  businessActivities: 'Plumbing',
  fontPair: 'clear',
  palette: 'deep-green',
  sections: defaultSections,
}
const page = (more: Partial<ComposeAnswers>) => composeWebsite({ ...answers, ...more })

function sectionOf<T extends SectionType>(more: Partial<ComposeAnswers>, type: T): SectionOf<T> {
  const found = page(more).sections.find((section) => section.type === type)
  if (!found) throw new Error(`no ${type}`)
  return found as SectionOf<T>
}

describe('What the business’s own page says', () => {
  const known = {
    phone: '(503) 555-0142',
    email: 'hello@wren.example',
    address: '48 Ferry Lane\nPortland, Oregon',
    hours: 'Monday to Friday: 8am – 5pm',
    socials: [
      { network: 'Instagram', url: 'https://www.instagram.com/wren' },
      { network: 'Instagram', url: 'https://www.instagram.com/wren.too' },
      { network: 'Facebook', url: 'https://facebook.com/wren' },
    ],
  } satisfies ComposeAnswers['known']

  it('is how to reach it', () => {
    const { content } = sectionOf({ known }, 'Contact')
    expect(content).toMatchObject({
      phone: known.phone,
      email: known.email,
      address: known.address,
      hours: known.hours,
      button: { type: 'Email', value: known.email },
    })
  })

  it('yields to what the owner says', () => {
    const businessActivities = 'Plumbing. Call (206) 555-0199 or write to me@mine.example'
    const { content } = sectionOf({ known, businessActivities }, 'Contact')
    expect(content).toMatchObject({ phone: '(206) 555-0199', email: 'me@mine.example' })
  })

  it('is where it is, when the owner named no place', () => {
    expect(page({ known }).business.location).toBe('48 Ferry Lane, Portland, Oregon')
    expect(page({ known, businessLocation: 'Salem' }).business.location).toBe('Salem')
    expect(page({ known }).settings.pageTitle).toContain('Portland')
  })

  it('is left out where there is no room for it', () => {
    const { content } = sectionOf({ known: { hours: 'x'.repeat(513), address: 'y'.repeat(257) } }, 'Contact')
    expect(content.hours).toBe('')
    expect(content.address.length).toBeLessThanOrEqual(256)
  })

  it('shows one profile of each network, the one the owner named first', () => {
    const { content } = sectionOf({ known, link: 'https://www.facebook.com/own' }, 'Footer')
    expect(content.socialLinks.map(({ link }) => link.value)).toEqual([
      'https://www.facebook.com/own',
      'https://www.instagram.com/wren',
    ])
  })

  it('names the trade and the services where the owner did not', () => {
    const scrapeSummary = 'A family bakery? No: plumbers offering boiler repair, leak detection and bathroom fitting.'
    const told = sectionOf({ businessActivities: 'We help people at home, all week.', scrapeSummary }, 'Services')
    expect(told.content.items.map(({ heading }) => heading).slice(0, 3)).toEqual([
      'Boiler repair',
      'Leak detection',
      'Bathroom fitting',
    ])
    const own = sectionOf({ businessActivities: 'Dog walking, cat sitting and pet taxi', scrapeSummary }, 'Services')
    expect(own.content.items[0]?.heading).toBe('Dog walking')
  })
})
