import { describe, expect, it } from 'vitest'
import { formAsks, formFieldNames, trapField } from '../../renderer/document/contact-form.ts'
import { moveSection } from '../../renderer/document/edits/edits.ts'
import { presetStyles } from '../../renderer/document/enumerations.ts'
import { limits } from '../../renderer/document/fields/limits.ts'
import { type SectionType, sectionTypeNames, sectionTypes } from '../../renderer/document/section-types.ts'
import type { Image } from '../../renderer/document/values/image.ts'
import { languageTags } from '../../renderer/document/values/languages.ts'
import { photoHosts } from '../../renderer/document/values/photo-services.ts'
import { videoEmbed, videoProblem } from '../../renderer/document/values/video-embed.ts'
import type { WebsiteSettings } from '../../renderer/document/website-settings.ts'
import { pageWords } from '../../renderer/languages/languages.ts'

import { idleContent } from '../../renderer/options/idle-options.ts'
import { type RenderOptions, renderSite } from '../../renderer/render-site.ts'
import { enabledFields, fieldSettings, formOnlyFields } from '../../renderer/sections/contact/form-spec.ts'
import { contentFields, contentWith, settingsWith, withContent } from './changed-site.ts'
import { drawSection, readableMarkup } from './draw.ts'
import { fullSite } from './fixtures/full-site.ts'
import { contact, sectionFixtures } from './fixtures/sections.ts'
import { startPreview } from './preview.ts'

const parse = (type: SectionType, content: object) => sectionTypes[type].schema.safeParse({ id: 'it', type, content })

describe.each(sectionTypeNames)('%s', (type) => {
  const fields = contentFields(sectionTypes[type].content)
  const limited = fields.filter(({ meta }) => meta.max !== undefined && meta.control !== 'range')
  const texts = limited.filter(({ meta }) => meta.control !== 'list')
  const lists = limited.filter(({ meta }) => meta.control === 'list')

  it('parses and renders with nothing filled in', () => {
    const section = sectionTypes[type].schema.parse({ id: 'blank', type })
    const html = drawSection(section, { target: { editing: true } })
    expect(html).toContain('id="blank"')
    expect(html).toContain('data-section="blank"')
    expect(html).not.toMatch(/<h[1-3][^>]*><\/h|<p[^>]*><\/p>|<ul[^>]*><\/ul>|undefined|null|NaN/)
  })

  it('describes every part of its content with a labeled field', () => {
    const named = fields.filter(({ path }) => path.length === 1).map(({ path }) => path[0])
    expect(named.sort()).toEqual(Object.keys(sectionTypes[type].content.shape).sort())
    expect(fields.every(({ meta }) => meta.label)).toBe(true)
  })

  it.each(texts.map((field) => [field.path.join('.'), field] as const))(
    'limits the length of %s',
    (_, { path, meta }) => {
      const max = meta.max ?? 0
      expect(parse(type, contentWith(path, 'x'.repeat(max))).success).toBe(true)
      expect(parse(type, contentWith(path, 'x'.repeat(max + 1))).success).toBe(false)
    },
  )

  it.each(lists.map((field) => [field.path.join('.'), field] as const))(
    'limits the number of %s',
    (_, { path, meta }) => {
      const items = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `i${index}` }))
      const max = meta.max ?? 0
      expect(parse(type, contentWith(path, items(max))).success).toBe(true)
      expect(parse(type, contentWith(path, items(max + 1))).success).toBe(false)
    },
  )

  it('matches its snapshot', () => {
    expect(readableMarkup(drawSection(sectionFixtures[type]))).toMatchSnapshot()
  })

  it('marks its parts in the editor only', () => {
    expect(drawSection(sectionFixtures[type], { target: { editing: true } })).toContain('data-field="')
    expect(drawSection(sectionFixtures[type])).not.toMatch(/data-field|data-item|data-sample/)
  })

  it('contains no style attribute, which the policy forbids', () => {
    expect(drawSection(sectionFixtures[type])).not.toMatch(/\sstyle=/)
  })
})

const contactContent = (content: object) => sectionTypes.Contact.content.parse({ ...contact.content, ...content })
const drawn = (content: object, target = {}) =>
  drawSection({ ...contact, content: contactContent(content) }, { target })
/** A field's element, because React orders attributes arbitrarily. */
const elementOf = (html: string, name: string) =>
  new RegExp(`<(?:input|textarea)[^>]* name="${name}"[^>]*>`).exec(html)?.[0] ?? ''
const names = (html: string) => [...html.matchAll(/<(?:input|textarea)[^>]* name="(\w+)"/g)].map((match) => match[1])

describe('a contact form’s fields', () => {
  it('default to name, email, message and an optional phone number', () => {
    expect(enabledFields(contactContent({}))).toEqual({
      name: 'Required',
      email: 'Required',
      phone: 'Optional',
      preferredTime: 'Off',
      message: 'Required',
    })
  })

  it.each(formFieldNames)('follow the owner’s choice of %s', (field) => {
    for (const ask of formAsks) {
      // Both ways to answer are available, so neither is added automatically.
      const content = { askEmail: 'Optional', askPhone: 'Optional', [fieldSettings[field]]: ask }
      const html = drawn(content)
      const element = new RegExp(`<(?:input|textarea)[^>]* name="${field}"[^>]*>`).exec(html)?.[0]
      expect(element !== undefined).toBe(ask !== 'Off')
      if (element) expect(element.includes('required=""')).toBe(ask === 'Required')
      const label = new RegExp(`<label for="Form-${field}">(.*?)</label>`).exec(html)?.[1]
      expect(label?.includes('(optional)') ?? false).toBe(ask === 'Optional')
    }
  })

  it('keep the email address if the owner turns off every way to answer', () => {
    const off = { askName: 'Off', askEmail: 'Off', askPhone: 'Off', askPreferredTime: 'Off', askMessage: 'Off' }
    expect(enabledFields(contactContent(off)).email).toBe('Required')
    expect(names(drawn(off))).toEqual(['email', trapField])
    expect(enabledFields(contactContent({ ...off, askPhone: 'Optional' })).email).toBe('Off')
    expect(enabledFields(contactContent({ askEmail: 'Optional', askPhone: 'Off' })).email).toBe('Optional')
  })
})

describe('a contact form', () => {
  const html = drawn({ askPreferredTime: 'Optional' })

  it('contains its fields in order, each with label, type and limit', () => {
    expect(names(html)).toEqual([...formFieldNames, trapField])
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

  it('hides its honeypot from keyboard, screen readers and sight', async () => {
    expect(html).toMatch(/<label class="trap" aria-hidden="true">[^<]+<input /)
    for (const attribute of ['tabindex="-1"', 'autoComplete="off"'])
      expect(elementOf(html, trapField)).toContain(attribute)
    const { files } = await renderSite(withContent('Contact', {}), withForm)
    expect(files['index.html']?.body).toMatch(/\.form \.trap[^{}]*\{display:none\}/)
  })

  it('looks the same in a preview, but sends nothing and lacks the honeypot', () => {
    const inert = drawn({ askPreferredTime: 'Optional' }, { formEndpoint: null, pings: undefined })
    expect(inert).not.toMatch(/<form|action=|type="submit"|class="trap"|ping=/)
    expect(inert).toContain(
      '<button class="button primary" type="button" aria-describedby="Form-note">Send message</button>',
    )
    expect(names(inert)).toEqual(names(html).slice(0, -1))
    expect(inert.split('class="field"')).toHaveLength(html.split('class="field"').length)
  })

  it('takes the picture’s place, and disappears if nothing can be sent', () => {
    const beside = { layout: 'Details' }
    expect(drawn(beside)).not.toContain('class="media')
    for (const without of [drawn({ ...beside, showForm: false }), drawn(beside, { formEndpoint: undefined })]) {
      expect(without).toContain('class="media photo"')
      expect(without).not.toContain('class="card form"')
    }
    expect(idleContent(contact, 'Common')).toEqual(['image'])
    const off = { ...contact, content: contactContent({ showForm: false }) }
    expect(idleContent(off, 'Common').toSorted()).toEqual([...formOnlyFields].toSorted())
  })
})

describe('a contact form in a copy on another host', () => {
  const elsewhere = 'https://harbour.sites.example/_/contact'
  const options = { origin: 'https://harbour.example', formEndpoint: elsewhere }

  it('posts to the published website, with its email address below', async () => {
    const { files, isFormLeftOut } = await renderSite(withContent('Contact', { email: 'ada@harbour.example' }), options)
    const [form = ''] = /<form .*?<\/form>/s.exec(files['index.html']?.body ?? '') ?? []
    expect(form).toContain(` action="${elsewhere}"`)
    expect(form).toMatch(/<\/button><p class="instead">Or reach us directly: <a href="mailto:ada@harbour.example"/)
    expect(isFormLeftOut).toBe(false)
  })

  it('allows that host and the redirect target in the policy', async () => {
    const { headers } = await renderSite(fullSite, options)
    expect(headers['Content-Security-Policy']).toContain(
      ";form-action 'self' https://harbour.sites.example https://harbour.example;",
    )
  })

  it('comes without the report link, which only the website’s own host has', async () => {
    const { files } = await renderSite(fullSite, options)
    expect(files['index.html']?.body).not.toContain('href="/_/report"')
  })

  it('disappears, with a report, if there is no endpoint', async () => {
    const { origin } = options
    expect((await renderSite(fullSite, { origin })).isFormLeftOut).toBe(true)
    expect((await renderSite(withContent('Contact', { showForm: false }), { origin })).isFormLeftOut).toBe(false)
  })
})

const withForm: RenderOptions = { origin: 'https://harbour.example', formEndpoint: '/_/contact', pings: true }

describe('a form’s thank-you page', () => {
  const thanks = async (options: Partial<RenderOptions>, content = {}) =>
    (await renderSite(withContent('Contact', content), { ...withForm, ...options })).files['thanks/index.html']?.body

  it('exists only if a form is sent', async () => {
    expect(await thanks({})).toContain('<h1>Thank you for your message</h1>')
    expect(await thanks({ formEndpoint: null })).toBeUndefined()
    expect(await thanks({ formEndpoint: undefined })).toBeUndefined()
    expect(await thanks({}, { showForm: false })).toBeUndefined()
  })

  it.each(presetStyles)('uses the website’s style and excludes search engines: %s', async (style) => {
    const { files } = await renderSite({ ...withContent('Contact', {}), style }, withForm)
    const [page = '', lost = ''] = [files['thanks/index.html']?.body, files['404.html']?.body]
    const sheets = (text: string) => text.match(/<style>.*?<\/style>/gs)
    expect(sheets(page)).toEqual(sheets(lost))
    expect(page).toContain('<meta name="robots" content="noindex"/>')
    expect(page).toContain('<a class="button primary" href="/">Back to the website</a>')
    expect(page).toContain('data-section="header"')
    expect(files['sitemap.xml']?.body).not.toContain('thanks')
  })
})

/** The levels of a page's headings, in order. */
async function levelsOf(document: typeof fullSite): Promise<number[]> {
  const { files } = await renderSite(document, { origin: 'https://harbour.example' })
  return [...(files['index.html']?.body ?? '').matchAll(/<h([1-6])[ >]/g)].map((match) => Number(match[1]))
}

function expectInOrder(levels: number[]) {
  expect(levels[0]).toBe(1)
  expect(levels.filter((level) => level === 1)).toHaveLength(1)
  for (const [at, level] of levels.entries()) expect(level - (levels[at - 1] ?? 0)).toBeLessThanOrEqual(1)
}

describe('a page’s headings', () => {
  it('descend one level at a time from a single top heading', async () => {
    expectInOrder(await levelsOf(fullSite))
  })

  it('begin with the logo unless the introduction comes first', async () => {
    const moved = moveSection(fullSite, 'introduction', 4)
    expectInOrder(await levelsOf(moved))
    const { files } = await renderSite(moved, { origin: 'https://harbour.example' })
    expect(files['index.html']?.body).toMatch(/<h1 class="logo">.*<h2>Kitchens made to be lived in<\/h2>/s)
  })

  it.each([
    ['Barber in Totnes', false, 6],
    ['Neighbourhood coffee shop in Fremantle', false, 13],
    ['Massothérapeute agréée', false, 15],
    ['We keep bees, mend hives and teach everybody who asks', true, 9],
    ['京都で三代続く時計修理店です', false, 1],
  ])('shrink for long texts and long words: %s', async (heading, isLong, word) => {
    const { files } = await renderSite(withContent('Introduction', { heading }), {
      origin: 'https://harbour.example',
    })
    expect(files['index.html']?.body.includes('<h1 class="long">')).toBe(isLong)
    expect(files['index.html']?.body).toContain(`--word:${word}`)
  })

  it.each(['Services', 'Team', 'FrequentlyAskedQuestions'] as const)(
    'skip no level if %s has no heading',
    async (type) => {
      expectInOrder(await levelsOf(withContent(type, { heading: ' ', body: '' })))
    },
  )
})

type Taken = Pick<Image, 'provider' | 'credit'>

const by = (name: string, host = 'www.pexels.com') => ({
  name,
  url: `https://${host}/@${name.toLowerCase().split(' ')[0]}`,
})
const pexels = (name: string): Taken => ({ provider: 'Pexels', credit: by(name) })
const unsplash = (name: string): Taken => ({ provider: 'Unsplash', credit: by(name, 'unsplash.com') })

/** The footer's photo credits, and their markup. */
async function creditsOf(taken: Taken[], language = 'en') {
  const items = taken.map((one, index) => {
    const [host] = photoHosts(one.provider)
    const url = host ? `https://${host}/a.jpg` : '/media/a'
    return { id: `picture-${index}`, image: { ...one, description: 'A photo', urls: [{ type: 'small', url }] } }
  })
  const { settings } = settingsWith({ language })
  const { files } = await renderSite(
    { ...withContent('Gallery', { items }), settings },
    { origin: 'https://a.example' },
  )
  const photos = pageWords(language).photos
  const markup = new RegExp(`<p>${photos}: .*?</p>`).exec(files['index.html']?.body ?? '')?.[0] ?? ''
  return { markup, text: markup.replace(/<[^>]*>/g, '') }
}

describe('photo credits in the footer', () => {
  it('name each photographer once, by service', async () => {
    const taken = [pexels('Ana Silva'), unsplash('Kim Roe'), pexels('Jo Lee'), pexels('Ana Silva')]
    const { text, markup } = await creditsOf(taken)
    expect(text).toBe('Photos: Ana Silva, Jo Lee (Pexels) · Kim Roe (Unsplash)')
    expect(markup).toContain('<a href="https://www.pexels.com/@ana">Ana Silva</a>')
    expect(markup).toContain('(<a href="https://www.pexels.com">Pexels</a>)')
    expect(markup).toContain(
      '(<a href="https://unsplash.com/?utm_source=shingle&amp;utm_medium=referral">Unsplash</a>)',
    )
  })

  it('name a photographer under both services if needed', async () => {
    const { text } = await creditsOf([unsplash('Kim Roe'), pexels('Kim Roe')])
    expect(text).toBe('Photos: Kim Roe (Unsplash) · Kim Roe (Pexels)')
  })

  it('name the service even if the photographer is unknown', async () => {
    const { markup } = await creditsOf([{ provider: 'Pexels' }, { provider: 'Pexels', credit: { name: ' ', url: '' } }])
    expect(markup).toBe('<p>Photos: <a href="https://www.pexels.com">Pexels</a></p>')
  })

  it('include a photographer without a service or link', async () => {
    const own: Taken = { provider: 'Custom', credit: { name: 'Sam Hill', url: '' } }
    const { text, markup } = await creditsOf([own, pexels('Ana Silva')])
    expect(text).toBe('Photos: Ana Silva (Pexels) · Sam Hill')
    expect(markup).toMatch(/ · Sam Hill<\/p>$/)
  })

  it('disappear on a page of patterns and uploaded pictures', async () => {
    const { files } = await renderSite(fullSite, { origin: 'https://a.example' })
    expect(files['index.html']?.body).toMatch(/class="frame \w+ pattern"/)
    expect((await creditsOf([{ provider: 'Custom' }])).markup).toBe('')
  })

  it.each(languageTags)('use %s’s words', async (language) => {
    const { text } = await creditsOf([pexels('Ana Silva')], language)
    expect(text).toBe(`${pageWords(language).photos}: Ana Silva (Pexels)`)
  })
})

const live = { origin: 'https://harbour.example', formEndpoint: '/_/contact', pings: true }
const booking = 'https://cal.example.com/harbour'

/** Every link of the page with its ping. */
async function linksOf(
  document: WebsiteSettings,
  options: Parameters<typeof renderSite>[1] = live,
  path = 'index.html',
) {
  const { files } = await renderSite(document, options)
  return [...(files[path]?.body ?? '').matchAll(/<a [^>]*>/g)].map(([tag]) => ({
    href: /href="([^"]*)"/.exec(tag)?.[1] ?? '',
    ping: /ping="([^"]*)"/.exec(tag)?.[1],
  }))
}

const booked = withContent('Scheduling', { button: { type: 'Web', value: booking, label: 'Come by' } })

describe('links with a ping', () => {
  it('include exactly those for calling, writing and booking', async () => {
    const links = await linksOf(booked)
    const reporting = (ping: string) => links.filter((link) => link.ping === ping).map(({ href }) => href)
    expect(new Set(reporting('/_/ping/call'))).toEqual(new Set(['tel:+12075550142']))
    expect(new Set(reporting('/_/ping/mail'))).toEqual(new Set(['mailto:hello@harbourandpine.example']))
    expect(reporting('/_/ping/booking')).toContain(booking)
    for (const { href, ping } of links)
      expect(ping !== undefined, href).toBe(/^(tel:|mailto:)/.test(href) || href === booking)
  })

  it('include links to the booking page and links with booking words', async () => {
    const elsewhere = (value: string, label: string) => ({ button: { type: 'Web', value, label } })
    const header = withContent('Header', elsewhere(booking, 'Your turn'), booked)
    expect((await linksOf(header)).filter(({ ping }) => ping === '/_/ping/booking').length).toBe(2)
    const other = withContent('Header', elsewhere('https://booking.example/', 'Schedule Now'), booked)
    expect((await linksOf(other)).find(({ href }) => href === 'https://booking.example/')?.ping).toBe('/_/ping/booking')
    const shop = withContent('Header', elsewhere('https://shop.example/', 'Shop'), booked)
    expect((await linksOf(shop)).find(({ href }) => href === 'https://shop.example/')?.ping).toBeUndefined()
  })

  it('also appear on the not-found page', async () => {
    const links = await linksOf(fullSite, live, '404.html')
    expect(links.filter(({ ping }) => ping === '/_/ping/call').length).toBeGreaterThan(0)
  })

  it('disappear if nothing is counted: on other hosts, in previews and in the editor', async () => {
    for (const options of [{ origin: live.origin }, { origin: live.origin, formEndpoint: null, told: fullSite }])
      for (const { ping } of await linksOf(booked, options)) expect(ping).toBeUndefined()
    expect(startPreview(booked).body.with('ping')).toEqual([])
  })
})

describe('videos', () => {
  describe('videoEmbed', () => {
    it.each([
      'https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=10',
      'youtube.com/watch?v=aqz-KE-bpKQ',
      'https://youtu.be/aqz-KE-bpKQ?si=x',
      'https://m.youtube.com/shorts/aqz-KE-bpKQ',
      'https://www.youtube.com/embed/aqz-KE-bpKQ',
    ])('plays %s without cookies', (address) => {
      expect(videoEmbed(address)?.src).toBe('https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0')
    })

    it.each([
      'https://vimeo.com/76979871',
      'https://player.vimeo.com/video/76979871',
      'vimeo.com/channels/staff/76979871',
    ])('plays %s from Vimeo without tracking', (address) => {
      expect(videoEmbed(address)?.src).toBe('https://player.vimeo.com/video/76979871?autoplay=1&dnt=1')
    })

    it.each(['https://vimeo.com/76979871/8272103f6e', 'https://player.vimeo.com/video/76979871?h=8272103f6e'])(
      'plays %s with the key of an unlisted video',
      (address) => {
        expect(videoEmbed(address)?.src).toBe('https://player.vimeo.com/video/76979871?h=8272103f6e&autoplay=1&dnt=1')
      },
    )

    it.each([
      '',
      'https://www.youtube.com/',
      'https://www.youtube.com/watch?v=../../evil',
      'https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ',
      'https://vimeo.com/about',
      'javascript:alert(1)',
    ])('rejects %s', (address) => {
      expect(videoEmbed(address)).toBeUndefined()
    })
  })

  it('videoProblem explains that another video service cannot be played', () => {
    expect(videoProblem('https://www.tiktok.com/@pine/video/7301234567890123456')).toContain('YouTube and Vimeo')
    expect(videoProblem('https://youtu.be/dQw4w9WgXcQ')).toBeUndefined()
    expect(videoProblem('')).toBeUndefined()
  })
})
