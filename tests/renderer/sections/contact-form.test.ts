import { describe, expect, it } from 'vitest'
import { formAsks, formFieldNames } from '../../../renderer/document/contact-form.ts'
import { presetStyles } from '../../../renderer/document/enumerations.ts'
import { limits } from '../../../renderer/document/limits.ts'
import { sectionTypes } from '../../../renderer/document/section-types.ts'
import { idleContent } from '../../../renderer/idle-options.ts'
import { type RenderOptions, renderSite } from '../../../renderer/render-site.ts'
import { askedFields, askNames } from '../../../renderer/sections/contact/asked-fields.ts'
import { withContent } from '../changed-site.ts'
import { drawSection } from '../draw.ts'
import { contact } from '../fixtures/contact.ts'

const asking = (content: object) => sectionTypes.Contact.content.parse({ ...contact.content, ...content })
const drawn = (content: object, target = {}) => drawSection({ ...contact, content: asking(content) }, { target })
/** The attributes of a field's element, since React writes them in any order. */
const elementOf = (html: string, name: string) =>
  new RegExp(`<(?:input|textarea)[^>]* name="${name}"[^>]*>`).exec(html)?.[0] ?? ''
const names = (html: string) => [...html.matchAll(/<(?:input|textarea)[^>]* name="(\w+)"/g)].map((match) => match[1])

describe('what a contact form asks for', () => {
  it('is name, e-mail, message and, if the visitor likes, the phone to begin with', () => {
    expect(askedFields(asking({}))).toEqual({
      name: 'Required',
      email: 'Required',
      phone: 'Optional',
      preferredTime: 'Off',
      message: 'Required',
    })
  })

  it.each(formFieldNames)('is what its owner wants of %s', (field) => {
    for (const ask of formAsks) {
      // The other way to answer is there, so that none has to be put in.
      const content = { askEmail: 'Optional', askPhone: 'Optional', [askNames[field]]: ask }
      const html = drawn(content)
      const element = new RegExp(`<(?:input|textarea)[^>]* name="${field}"[^>]*>`).exec(html)?.[0]
      expect(element !== undefined).toBe(ask !== 'Off')
      if (element) expect(element.includes('required=""')).toBe(ask === 'Required')
      const label = new RegExp(`<label for="Form-${field}">(.*?)</label>`).exec(html)?.[1]
      expect(label?.includes('(optional)') ?? false).toBe(ask === 'Optional')
    }
  })

  it('is the e-mail address where its owner wants no way to answer', () => {
    const off = { askName: 'Off', askEmail: 'Off', askPhone: 'Off', askPreferredTime: 'Off', askMessage: 'Off' }
    expect(askedFields(asking(off)).email).toBe('Required')
    expect(names(drawn(off))).toEqual(['email', 'website'])
    expect(askedFields(asking({ ...off, askPhone: 'Optional' })).email).toBe('Off')
    expect(askedFields(asking({ askEmail: 'Optional', askPhone: 'Off' })).email).toBe('Optional')
  })
})

describe('a contact form', () => {
  const html = drawn({ askPreferredTime: 'Optional' })

  it('has its fields in order, each with its label, its kind and its limit', () => {
    expect(names(html)).toEqual([...formFieldNames, 'website'])
    const ids = [...html.matchAll(/<label for="([^"]+)"/g)].map((match) => match[1])
    expect(ids).toEqual(formFieldNames.map((name) => `Form-${name}`))
    for (const id of ids) expect(html).toMatch(new RegExp(`<(input|textarea) id="${id}"`))
    const has = (name: string, ...attributes: string[]) => {
      for (const attribute of attributes) expect(elementOf(html, name)).toContain(` ${attribute}`)
    }
    has('name', 'autoComplete="name"', `maxLength="${limits.contactName}"`)
    has('email', 'type="email"', 'autoComplete="email"', `maxLength="${limits.email}"`)
    has('phone', 'type="tel"', 'autoComplete="tel"', `maxLength="${limits.phone}"`)
    has('preferredTime', 'type="datetime-local"')
    has('message', `maxLength="${limits.contactMessage}"`)
    expect(html).toMatch(/aria-describedby="Form-preferredTime-hint".*<p class="hint" id="Form-preferredTime-hint">/)
  })

  it('hides its trap from keys, from those who hear the page, and from sight', async () => {
    expect(html).toMatch(/<label class="trap" aria-hidden="true">[^<]+<input /)
    for (const attribute of ['tabindex="-1"', 'autoComplete="off"'])
      expect(elementOf(html, 'website')).toContain(attribute)
    const { files } = await renderSite(withContent('Contact', {}), live)
    expect(files['index.html']?.body).toMatch(/\.form \.trap[^{}]*\{display:none\}/)
  })

  it('is the same in a preview, but is no form, has no trap, and its button sends nothing', () => {
    const inert = drawn({ askPreferredTime: 'Optional' }, { formEndpoint: null, pings: undefined })
    expect(inert).not.toMatch(/<form|action=|type="submit"|name="website"|ping=/)
    expect(inert).toContain('<button class="button primary" type="button" aria-describedby="Form-note">Send</button>')
    expect(names(inert)).toEqual(names(html).slice(0, -1))
    expect(inert.split('class="field"')).toHaveLength(html.split('class="field"').length)
  })

  it('stands where the picture would, and is left out where nothing can be sent', () => {
    expect(html).not.toContain('class="media"')
    for (const without of [drawn({ showForm: false }), drawn({}, { formEndpoint: undefined })]) {
      expect(without).toContain('class="media"')
      expect(without).not.toContain('class="card form"')
    }
    expect(idleContent(contact, 'Common')).toEqual(['image'])
    const off = { ...contact, content: asking({ showForm: false }) }
    expect(idleContent(off, 'Common').toSorted()).toEqual(Object.values(askNames).toSorted())
  })
})

const live: RenderOptions = { origin: 'https://harbour.example', formEndpoint: '/_/contact', pings: true }

describe('the thanks', () => {
  const thanks = async (options: Partial<RenderOptions>, content = {}) =>
    (await renderSite(withContent('Contact', content), { ...live, ...options })).files['thanks/index.html']?.body

  it('have a page where a form is sent, and only there', async () => {
    expect(await thanks({})).toContain('<h1>Thank you for your message</h1>')
    expect(await thanks({ formEndpoint: null })).toBeUndefined()
    expect(await thanks({ formEndpoint: undefined })).toBeUndefined()
    expect(await thanks({}, { showForm: false })).toBeUndefined()
  })

  it.each(presetStyles)('have the website’s style and are not indexed: %s', async (style) => {
    const { files } = await renderSite({ ...withContent('Contact', {}), style }, live)
    const [page = '', lost = ''] = [files['thanks/index.html']?.body, files['404.html']?.body]
    const sheets = (text: string) => text.match(/<style>.*?<\/style>/gs)
    expect(sheets(page)).toEqual(sheets(lost))
    expect(page).toContain('<meta name="robots" content="noindex"/>')
    expect(page).toContain('<a class="button primary" href="/">Back to the website</a>')
    expect(page).toContain('data-section="header"')
    expect(files['sitemap.xml']?.body).not.toContain('thanks')
  })
})
