import { describe, expect, it } from 'vitest'
import { business } from '../../../renderer/document/business.ts'
import { type SectionOf, type SectionType, sectionTypes } from '../../../renderer/document/section-types.ts'
import { type WebsiteSettings, websiteSettings } from '../../../renderer/document/website-settings.ts'
import { drawSection } from '../draw.ts'
import { fullSite } from '../fixtures/full-site.ts'
import { knownBusiness } from '../fixtures/known-business.ts'

const blank = { phone: '', email: '', address: '', hours: '' }
const items = knownBusiness.services.map(({ id, name }) => ({ id, heading: name, service: id }))
const contents: { [T in SectionType]?: object } = { Contact: blank, Services: { items } }

/** The full site with a known business in its contact and services sections. */
function known(facts: object = knownBusiness, language = 'en-GB'): WebsiteSettings {
  const sections = fullSite.sections.map((section) => ({
    ...section,
    content: { ...section.content, ...contents[section.type] },
  }))
  const settings = { ...fullSite.settings, language }
  return websiteSettings.parse({ ...fullSite, sections, settings, business: facts })
}

type Options = { document?: WebsiteSettings; content?: object; editing?: boolean }

function draw(type: SectionType, { document = known(), content = {}, editing = false }: Options = {}): string {
  const section = document.sections.find((one): one is SectionOf<typeof type> => one.type === type)
  if (!section) throw new Error(`the full site has no ${type}`)
  const changed = sectionTypes[type].schema.parse({ ...section, content: { ...section.content, ...content } })
  return drawSection(changed, { document, target: { editing } }).replace(/[\u00a0\u202f]/g, ' ')
}

const wordsOf = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')

describe('the introduction', () => {
  it('lists facts as names and values', () => {
    const html = draw('Introduction')
    expect(html).toContain('<dl class="facts')
    expect(html).toContain('<dt>Experience</dt><dd>12 years</dd>')
    expect(html.indexOf('class="facts')).toBeGreaterThan(html.indexOf('<h1'))
  })

  it('omits the facts if they are switched off or too few', () => {
    expect(draw('Introduction', { content: { showFacts: false } })).not.toContain('facts')
    expect(draw('Introduction', { document: known({ since: { years: 12 } }) })).not.toContain('facts')
  })

  it('lists bare values in a language without translations', () => {
    const html = draw('Introduction', { document: known(knownBusiness, 'sv') })
    expect(html).toContain('<li>12 år</li>')
    expect(html).not.toMatch(/<dt>|Experience|from £/)
  })
})

describe('the services section', () => {
  it('shows known prices and durations on cards', () => {
    const html = draw('Services', { content: { layout: 'Cards' } })
    expect(html).toContain('<span class="price whole">£48</span> <span class="duration">60 min</span>')
    expect(html.match(/class="offer"/g)).toHaveLength(3)
  })

  it('lists prices under the names of their groups', () => {
    const html = draw('Services', { content: { layout: 'PriceList' } })
    expect([...html.matchAll(/<h3[^>]*>([^<]*)</g)].map(([, name]) => name)).toEqual(['Cuts', 'Color'])
    expect(wordsOf(html)).toContain('Cut and finish 60 min £48 Dry cut £28 Color Root tint from £45 Wedding hair')
    expect(html).not.toContain('<img')
    expect(html.match(/<li/g)).toHaveLength(4)
  })

  it('uses two columns only for a long list', () => {
    const many = Array.from({ length: 7 }, (_, nth) => ({ ...items[0], id: `i${nth}` }))
    expect(draw('Services', { content: { layout: 'PriceList' } })).not.toContain('menu long')
    const document = websiteSettings.parse({
      ...known(),
      sections: known().sections.map((section) =>
        section.type === 'Services' ? { ...section, content: { layout: 'PriceList', items: many } } : section,
      ),
    })
    expect(draw('Services', { document })).toContain('menu long')
  })
})

describe('the contact section', () => {
  const html = draw('Contact')

  it('shows every way to reach the business', () => {
    expect(html).toContain('href="tel:01803555014"')
    expect(html).toContain('href="https://wa.me/447700900345"')
    expect(html).toContain('WhatsApp')
    expect(html).toContain('href="mailto:hello@marlowhair.example"')
    expect(wordsOf(html)).toContain('12 High Street Totnes TQ9 5RY')
    expect(html).toContain(
      'href="https://www.openstreetmap.org/search?query=12%20High%20Street%2C%20Totnes%2C%20TQ9%205RY"',
    )
  })

  it('shows hours, areas and languages in the page’s language', () => {
    expect(html).toContain('<dt>Tuesday – Friday</dt><dd>9:00–17:30</dd>')
    expect(html).toContain('<dt>Sunday, Monday</dt><dd>Closed</dd>')
    expect(wordsOf(html)).toContain('Areas Totnes and Dartington')
    expect(wordsOf(html)).toContain('Languages English, Polish')
    const german = wordsOf(draw('Contact', { document: known(knownBusiness, 'de') }))
    expect(german).toContain('Einsatzgebiet Totnes und Dartington')
    expect(german).toContain('Sprachen Englisch, Polnisch')
  })

  it('uses “I” or “we” for areas like the owner', () => {
    const inPerson = (text: string, language?: string) =>
      wordsOf(
        draw('Contact', {
          document: known({ ...knownBusiness, sentences: [{ id: 'said', text, facts: [] }] }, language),
        }),
      )
    expect(inPerson('I come to you.')).toContain('Where I work Totnes and Dartington')
    expect(inPerson('We come to you.')).toContain('Where we work Totnes and Dartington')
    expect(inPerson('Wir kommen zu Ihnen.', 'de')).toContain('Wo wir arbeiten Totnes und Dartington')
  })

  it('puts days without times below the list, never with an empty value', () => {
    const hours = { ...knownBusiness.hours, byAppointment: true }
    const mixed = draw('Contact', { document: known({ ...knownBusiness, hours }) })
    expect(mixed).toContain('<dt>Tuesday – Friday</dt><dd>9:00–17:30</dd>')
    expect(mixed).toContain('</dl><p>By appointment</p>')
    const own = draw('Contact', { content: { hours: 'Mon–Fri: 8–18\nSaturdays' } })
    expect(own).toContain('<dt>Mon–Fri</dt><dd>8–18</dd></div></dl><p>Saturdays</p>')
    const alone = draw('Contact', { content: { hours: 'By appointment' } })
    expect(alone).toContain('<p>By appointment</p>')
    for (const html of [mixed, own, alone]) expect(html).not.toMatch(/<dd><\/dd>|<dl><\/dl>/)
  })

  it('links to the place on a map if there is no address', () => {
    const placed = draw('Contact', {
      document: known(business.parse({ ...knownBusiness, location: 'Totnes, Devon', address: {} })),
    })
    expect(wordsOf(placed)).toContain('Totnes, Devon Map')
    expect(placed).toContain('openstreetmap.org/#map=13/50.43/-3.68')
    const unseen = draw('Contact', { content: { showMap: false } })
    expect(unseen).not.toContain('openstreetmap')
  })
})

describe('header and footer', () => {
  it('show the first number that visitors can call, and the header repeats it in its menu', () => {
    const header = draw('Header')
    expect(header.match(/href="tel:01803555014"/g)).toHaveLength(2)
    expect(header).not.toContain('wa.me')
    const chat = known({ ...knownBusiness, phones: [{ id: 'chat', kind: 'WhatsApp', number: '+447700900345' }] })
    expect(draw('Header', { document: chat })).toContain('https://wa.me/447700900345')
    expect(draw('Header', { document: known({}) })).not.toMatch(/class="(call|dial)"/)
  })

  it('include phone, email, address, hours and license numbers in the footer', () => {
    const words = wordsOf(draw('Footer'))
    expect(words).toContain('01803 555 014 hello@ marlowhair .example 12 High Street, Totnes, TQ9 5RY')
    expect(words).toContain('Tue – Fri 9:00–17:30 · Sat 9:00–14:00')
    expect(words).toContain('Public liability insurance PL-448 201')
    expect(words).not.toContain('City &amp; Guilds')
    expect(draw('Footer', { document: known({}) })).not.toContain('reachable')
  })
})

describe('facts in the editor', () => {
  const partsOf = (html: string) => [...html.matchAll(/data-business="(\w+)"/g)].map(([, part]) => part)

  it('link to the business’s facts, and overrides to their own field', () => {
    expect(partsOf(draw('Contact', { editing: true }))).toEqual([
      'areas',
      'phones',
      'address',
      'phones',
      'emails',
      'hours',
      'languages',
    ])
    const own = draw('Contact', { editing: true, content: { phone: '01803 555 999', hours: 'Mon: 9–5' } })
    expect(partsOf(own)).toEqual(['areas', 'address', 'emails', 'languages'])
    expect(own).toContain('data-field="phone"')
    expect(own).toContain('data-field="hours" data-drawn=""')
  })

  it('appear in prices, the fact strip, header and footer', () => {
    expect(partsOf(draw('Introduction', { editing: true }))).toEqual([
      'phones',
      'since',
      'credentials',
      'services',
      'areas',
      'hours',
    ])
    expect(new Set(partsOf(draw('Services', { editing: true })))).toEqual(new Set(['services']))
    expect(partsOf(draw('Header', { editing: true }))).toEqual(['phones', 'phones'])
    expect(partsOf(draw('Footer', { editing: true }))).toEqual(['phones', 'emails', 'address', 'hours', 'credentials'])
    const own = draw('Services', {
      editing: true,
      content: { items: [{ ...items[0], price: 'Ask us', duration: '' }] },
    })
    expect(own).toContain('data-field="items.0.price"')
  })

  it('stay unmarked on a visitor’s page', () => {
    for (const type of ['Introduction', 'Services', 'Contact', 'Header', 'Footer'] as const) {
      expect(draw(type)).not.toContain('data-business')
    }
  })
})
