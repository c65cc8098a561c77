import { describe, expect, it } from 'vitest'
import { business } from '../../../renderer/document/business.ts'
import { contactLayouts, type PresetStyle, presetStyles } from '../../../renderer/document/enumerations.ts'
import { type SectionOf, sectionTypes } from '../../../renderer/document/section-types.ts'
import { image } from '../../../renderer/document/values/image.ts'
import type { FormLanguage } from '../../../renderer/document/values/languages.ts'
import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import { mapKey, mapView } from '../../../renderer/facts/maps/map-view.ts'
import { idleContent } from '../../../renderer/options/idle-options.ts'
import { shownMap } from '../../../renderer/sections/contact/contact-layout.ts'
import { rendererOf } from '../../../renderer/sections/registry.ts'
import { presets } from '../../../renderer/styles/registry.ts'
import { drawSection } from '../draw.ts'
import { fullSite } from '../fixtures/full-site.ts'
import { photo } from '../fixtures/sections.ts'

const town = { location: 'Totnes', place: { town: 'Totnes', latitude: 50.43, longitude: -3.68 } }
const address = { text: '12 High Street\nTotnes' }
const hours = { periods: [{ days: ['Monday'], opens: '09:00', closes: '17:00' }] }
const areas = [{ id: 'a', name: 'Dartington' }]

const contact = (content: object = {}) =>
  sectionTypes.Contact.schema.parse({ id: 'contact', type: 'Contact', content }) as SectionOf<'Contact'>

/** The layout is the same in every style. */
function layoutOf(facts: object, content: object = {}): string {
  const section = contact(content)
  const drawn = presetStyles.map((style) =>
    rendererOf(section).layoutOf?.(section, presets[style].layout, business.parse(facts)),
  )
  expect(new Set(drawn).size).toBe(1)
  return drawn[0] ?? ''
}

describe('a contact section in the Auto layout', () => {
  it('puts the hours first if customers walk in', () => {
    expect(layoutOf({ trade: { slug: 'barber-shop', walkIns: true }, address, hours })).toBe('HoursFirst')
    expect(layoutOf({ trade: { slug: 'coffee-shop', walkIns: true }, hours, ...town }, { address: '1 Quay' })).toBe(
      'HoursFirst',
    )
    // Listed trades specify whether customers come by appointment; otherwise the hours decide.
    expect(layoutOf({ trade: { slug: 'dentist-office' }, address, hours })).toBe('BesideMap')
    expect(layoutOf({ address, hours })).toBe('HoursFirst')
    expect(layoutOf({ address, hours: { ...hours, byAppointment: true } })).toBe('BesideMap')
    expect(layoutOf({ trade: { slug: 'barber-shop', walkIns: true }, address, hours, areas })).toBe('BesideMap')
  })

  it('shows a map beside the form if the business has an address, unless the owner hides the map', () => {
    expect(layoutOf({ address })).toBe('BesideMap')
    expect(layoutOf({}, { address: '1 Quay' })).toBe('BesideMap')
    expect(layoutOf({ address }, { showMap: false })).toBe('Details')
  })

  it('lists its details without an address or with the owner’s picture', () => {
    for (const facts of [{ hours }, town, { areas }]) expect(layoutOf(facts)).toBe('Details')
    const picture = photo('The door', 1)
    expect(layoutOf({ address }, { showForm: false, image: picture })).toBe('Details')
  })

  it('shows only the form if nothing else is known', () => {
    expect(layoutOf({})).toBe('FormOnly')
    expect(layoutOf({}, { showForm: false })).toBe('Details')
  })
})

describe('a contact section in a chosen layout', () => {
  it('keeps that layout as long as it has the content', () => {
    const all = { ...town, address, hours }
    for (const layout of contactLayouts) expect(layoutOf(all, { layout })).toBe(layout)
    expect(layoutOf({ address }, { layout: 'HoursFirst' })).toBe('Details')
    expect(layoutOf({ hours }, { layout: 'BesideMap' })).toBe('Details')
    expect(layoutOf({ areas }, { layout: 'BesideMap' })).toBe('BesideMap')
    expect(layoutOf(all, { layout: 'FormOnly', showForm: false })).toBe('Details')
  })

  it('offers a picture only in layouts that show one', () => {
    const idle = (content: object, style: 'Common' | 'Fun' = 'Common') =>
      idleContent(contact(content), style, business.parse({ address, hours })).includes('image')
    expect(idle({ layout: 'Details', showForm: false })).toBe(false)
    for (const layout of ['BesideMap', 'HoursFirst']) expect(idle({ layout, showForm: false }), layout).toBe(true)
    expect(idle({ layout: 'Details' })).toBe(true)
    expect(idle({ layout: 'Details' }, 'Fun')).toBe(false)
  })
})

const phones = [{ id: 'p', number: '01803 555 014' }]
const site = (facts: object, drawn: object = {}): WebsiteSettings => ({
  ...fullSite,
  business: business.parse({ phones, ...facts }),
  settings: { ...fullSite.settings, drawn: { ...fullSite.settings.drawn, ...drawn } },
})
const draw = (content: object, document: WebsiteSettings, target = {}) =>
  drawSection(contact(content), { document, target })
const wordsOf = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')

describe('the hours-first layout', () => {
  it('shows the hours once, before the address and the form', () => {
    const html = draw({ layout: 'HoursFirst' }, site({ address, hours }))
    expect(html.match(/Monday/g)).toHaveLength(1)
    expect(html.indexOf('Monday')).toBeLessThan(html.indexOf('12 High Street'))
    expect(html.indexOf('12 High Street')).toBeLessThan(html.indexOf('<form'))
    expect(html).toContain('<h3>Opening hours</h3>')
  })
})

describe('the contact form’s button', () => {
  const people = (...names: string[]) => names.map((name, nth) => ({ id: `person-${nth}`, name }))
  const buttonOf = (facts: object, formLanguage: FormLanguage = 'english', heading = '') => {
    const document = site(facts)
    const html = draw({ heading }, { ...document, settings: { ...document.settings, formLanguage } })
    return /<button[^>]*type="submit">([^<]*)</.exec(html)?.[1]
  }

  const sentence = (text: string) => ({ sentences: [{ id: 'sentence-1', text }] })
  const senga = { people: people('Senga Kerr'), ...sentence('I’m Senga, I paint boats.') }

  it('names the owner if the message goes to them', () => {
    expect(buttonOf(senga)).toBe('Send to Senga')
    expect(buttonOf({ people: [{ id: 'person-0', name: 'Senga Kerr', role: 'Owner' }] })).toBe('Send to Senga')
    expect(buttonOf({ people: people('Anna Weber'), ...sentence('Ich bin Anna.') }, 'german')).toBe(
      'An Anna Weber senden',
    )
    expect(buttonOf({ people: people('Anna Nowak'), ...sentence('Jestem Anna.') }, 'polish')).toBe('Wyślij wiadomość')
  })

  it('names neither helpers nor pupils', () => {
    for (const text of ['I need my lad Ioan with me.', 'Oldest student is Ioan, 71.', 'I’m the farrier, he’s Ioan.'])
      expect(buttonOf({ people: people('Ioan'), ...sentence(text) }), text).toBe('Send message')
  })

  it('repeats a request from the heading, if it fits and matches the form’s language', () => {
    expect(buttonOf(senga, 'english', 'Ask for a quote')).toBe('Ask for a quote')
    expect(buttonOf(senga, 'english', 'Get in touch')).toBe('Send to Senga')
    expect(buttonOf({}, 'english', 'Ask about kitchens, wardrobes and stairs')).toBe('Send message')
    expect(buttonOf({}, 'german', 'Ask for a quote')).toBe('Nachricht senden')
  })

  it('uses the default without a person, with several or with too long a name', () => {
    for (const names of [[], ['Ray', 'Josie'], ['Dr. Bartholomew Montgomery-Featherstone']])
      expect(buttonOf({ people: people(...names) })).toBe('Send message')
    expect(buttonOf({}, 'german')).toBe('Nachricht senden')
  })
})

describe('the details layout', () => {
  it('shows labels in a style with labels', () => {
    const facts = { address, hours, languages: [{ id: 'language-1', code: 'fr' }] }
    const labels = (style: PresetStyle) => {
      const html = draw({ layout: 'Details' }, { ...site(facts), style })
      return [...html.matchAll(/<p class="kind">([^<]*)</g)].map(([, label]) => label)
    }
    expect(labels('Elegant')).toEqual(['Location', 'Hours', 'Languages'])
    expect(labels('Fun')).toEqual(['Languages'])
  })
})

describe('the form-only layout', () => {
  it('leaves out the address and the hours, but keeps phone and email', () => {
    const html = draw({ layout: 'FormOnly' }, site({ address, hours }))
    expect(html).toContain('href="tel:01803555014"')
    expect(html).not.toMatch(/12 High Street|Monday/)
    expect(html).toContain('<form')
  })

  it('shows all details if nothing can be sent', () => {
    const html = draw({ layout: 'FormOnly' }, site({ address, hours }), { formEndpoint: undefined })
    expect(html).not.toContain('<form')
    expect(wordsOf(html)).toMatch(/12 High Street.*Monday/)
  })
})

const picture = image.parse({
  provider: 'Custom',
  urls: [{ type: 'small', url: '/media/map/small', width: 768, height: 512 }],
})
const stored = (facts: object, credit?: object) => {
  const view = mapView(business.parse(facts))
  return { map: { of: view ? mapKey(view) : '', image: { ...picture, credit } } }
}

describe('the beside-map layout', () => {
  const spot = { ...town, address: { ...address, point: '50.4316, -3.6836' } }

  it('shows the stored map with a pin, a credit, and one link to a map', () => {
    const html = draw({ layout: 'BesideMap' }, site(spot, stored(spot)))
    expect(html).toContain('src="/media/map/small"')
    expect(html).toContain('alt="Map with a pin at 12 High Street, Totnes"')
    expect(html).toContain('class="frame map pinned"')
    expect(html).toContain('<a href="https://www.openstreetmap.org/copyright">© OpenStreetMap contributors</a>')
    expect(html.match(/openstreetmap\.org\/\?mlat=50\.4316/g)).toHaveLength(1)
    expect(html).not.toContain('openstreetmap.org/search')
  })

  it('credits the map service too', () => {
    const credit = { name: 'MapTiler', url: 'https://www.maptiler.com/copyright/' }
    const html = draw({ layout: 'BesideMap' }, site(spot, stored(spot, credit)))
    expect(html).toContain('<a href="https://www.maptiler.com/copyright/">MapTiler</a>')
  })

  it('shows a town without a pin', () => {
    const html = draw({ layout: 'BesideMap' }, site(town, stored(town)))
    expect(html).toContain('alt="Map of Totnes"')
    expect(html).not.toContain('pinned')
  })

  it('lists its details without a stored map of the current view', () => {
    for (const stale of [{}, stored(town)]) {
      const html = draw({ layout: 'BesideMap' }, site(spot, stale))
      expect(html).toContain('class="contact split ')
      expect(html).toContain('openstreetmap.org/search')
      expect(html).not.toMatch(/mapped|class="frame map|pinned|OpenStreetMap contributors/)
    }
  })

  it('lists the service areas, without a pin or a dead link', () => {
    const html = draw({ layout: 'BesideMap' }, site({ areas }))
    expect(wordsOf(html)).toContain('Dartington')
    expect(html).not.toMatch(/openstreetmap|pinned/)
  })

  it('omits the link if the owner hides it', () => {
    const html = draw({ layout: 'BesideMap', showMap: false }, site(spot, stored(spot)))
    expect(html).not.toContain('mlat=')
    expect(html).toContain('© OpenStreetMap contributors')
  })

  it('omits the pin if the section shows another address', () => {
    const html = draw({ layout: 'BesideMap', address: '1 Quay' }, site(spot, stored(spot)))
    expect(html).not.toMatch(/pinned|mlat=/)
    expect(html).toContain('openstreetmap.org/search?query=1%20Quay')
  })
})

it('shownMap returns the view of the page’s map, or undefined without one', () => {
  const pageOf = (content: object, facts: object = { ...town, address }) => ({
    ...site(facts),
    sections: [contact(content)],
  })
  expect(shownMap(pageOf({ layout: 'BesideMap' }))).toMatchObject({ latitude: 50.43, zoom: 12 })
  expect(shownMap(pageOf({ layout: 'HoursFirst' }, { ...town, address, hours }))).toBeUndefined()
  expect(shownMap(pageOf({ layout: 'BesideMap' }, { address }))).toBeUndefined()
  expect(shownMap({ ...pageOf({ layout: 'BesideMap' }), sections: [] })).toBeUndefined()
})
