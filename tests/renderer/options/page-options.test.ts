import { describe, expect, it } from 'vitest'
import { socialNetworks } from '../../../renderer/document/enumerations.ts'
import { product } from '../../../renderer/document/product.ts'
import { type SectionType, sectionTypeNames, sectionTypes } from '../../../renderer/document/section-types.ts'
import { formLanguages, languageTags } from '../../../renderer/document/values/languages.ts'
import { pageWords } from '../../../renderer/languages/languages.ts'
import { replyWords } from '../../../renderer/languages/reply-words.ts'

import { renderSite } from '../../../renderer/render-site.ts'

import { contentFields, contentWith, settingsWith } from '../changed-site.ts'
import { fullSite } from '../fixtures/full-site.ts'
import { sectionFixtures } from '../fixtures/sections.ts'
import { drawnPage, sectionWith } from '../read-page.ts'

const kinds = [
  [{ type: 'Email', value: 'ask@harbour.example' }, 'mailto:ask@harbour.example'],
  [{ type: 'Phone', value: '+1 (207) 555-0142' }, 'tel:+12075550142'],
  [{ type: 'Web', value: 'harbour.example/plans' }, 'https://harbour.example/plans'],
  [{ type: 'Section', value: 'contact' }, '#contact'],
] as const

const places = sectionTypeNames.flatMap((type) =>
  contentFields(sectionTypes[type].content)
    .filter(({ meta, path }) => meta.control === 'link' && path[0] !== 'socialLinks')
    .map(({ path }) => [`${type} ${path.join('.')}`, type, path] as const),
)

describe('link fields', () => {
  it('exist in exactly ten places', () => {
    expect(places).toHaveLength(10)
  })

  describe.each(places)('a link in %s', (_, type, path) => {
    /** Required fields for an item to be drawn, besides its link. */
    const item = { question: 'Where?', heading: 'A thing' }

    it.each(kinds)('opens its target: %o is %s', async (link, href) => {
      const content = contentWith(path, { ...link, label: 'This way' }) as Record<string, unknown>
      const [name = ''] = path
      const list = content[name]
      if (Array.isArray(list) && path.length > 1) content[name] = list.map((value) => ({ ...item, ...value }))
      const page = await drawnPage(sectionWith(type, { content }))
      const found = [...page.of(sectionFixtures[type].id).matchAll(/<a [^>]*href="([^"]*)"[^>]*>This way<\/a>/g)]
      expect(found.map((match) => match[1])).toEqual([href])
    })

    it('disappears without a destination', async () => {
      for (const link of [
        { type: 'None', value: 'contact' },
        { type: 'Section', value: 'not-here' },
        { type: 'Web', value: '' },
        { type: 'Email', value: 'nobody' },
      ]) {
        const page = await drawnPage(sectionWith(type, { content: contentWith(path, { ...link, label: 'This way' }) }))
        expect(page.html).not.toContain('This way')
      }
    })
  })

  describe('the header’s links', () => {
    const linksTo = (...ids: string[]) => ({
      links: ids.map((value, index) => ({ id: `l${index}`, link: { type: 'Section', value, label: `To ${value}` } })),
    })
    const labelsIn = (markup: string) => [...markup.matchAll(/>To ([\w-]+)</g)].map((match) => match[1])

    it.each(sectionTypeNames)('lead to %s only if its type allows that', async (type: SectionType) => {
      const { id } = sectionFixtures[type]
      const page = await drawnPage(sectionWith('Header', { content: linksTo(id) }))
      expect(labelsIn(page.of('header'))).toEqual(sectionTypes[type].headerLinkAllowed ? [id] : [])
      const footer = await drawnPage(sectionWith('Footer', { content: linksTo(id) }))
      expect(labelsIn(footer.of('footer'))).toEqual([id])
    })

    it('stop at six in the header, four in the footer, and 32 letters each', async () => {
      const ids = ['services', 'gallery', 'team', 'video', 'contact', 'scheduling']
      const page = await drawnPage(sectionWith('Header', { content: linksTo(...ids) }))
      expect(labelsIn(page.of('header'))).toEqual(ids)
      expect(() => sectionWith('Header', { content: linksTo(...ids, 'introduction') })).toThrow()
      expect(() => sectionWith('Footer', { content: linksTo(...ids.slice(0, 4)) })).not.toThrow()
      expect(() => sectionWith('Footer', { content: linksTo(...ids.slice(0, 5)) })).toThrow()
      const labelled = (length: number) => ({ links: [{ id: 'a', link: { label: 'x'.repeat(length) } }] })
      for (const type of ['Header', 'Footer'] as const) {
        expect(() => sectionWith(type, { content: labelled(32) })).not.toThrow()
        expect(() => sectionWith(type, { content: labelled(33) })).toThrow()
      }
    })
  })

  describe('the footer', () => {
    it.each(socialNetworks)('shows a profile at %s with its icon and name', async (network) => {
      const link = { type: 'Social', network, value: 'https://social.example/harbour' }
      const page = await drawnPage(sectionWith('Footer', { content: { socialLinks: [{ id: 'a', link }] } }))
      const name = network === 'Twitter' ? 'X' : network
      expect(page.of('footer')).toMatch(
        new RegExp(
          `<a href="https://social.example/harbour" rel="me noopener"><svg [^>]*><title>${name}</title><path d="M`,
        ),
      )
    })

    it('names the product that made the page', async () => {
      const badge = `Made with <a href="${product.homepage}">${product.name}</a>`
      expect((await drawnPage(fullSite)).of('footer')).toContain(badge)
    })
  })
})

const english = pageWords('en')

describe.each(languageTags)('a page in %s', (language) => {
  const words = pageWords(language)

  it('uses that language everywhere', async () => {
    const { html } = await drawnPage(settingsWith({ language }))
    const { menu, closeMenu, main, map, enlarge, close, play } = words
    for (const label of [menu, closeMenu, main, close]) expect(html).toContain(`aria-label="${label}"`)
    for (const begin of [`${enlarge} 1/`, `${play}: `]) expect(html).toContain(`aria-label="${begin}`)
    expect(html).toContain(`>${map}</a>`)
    const [before = '', after = ''] = words.madeWith.split('{name}')
    expect(html).toMatch(new RegExp(`<p>${before}<a [^>]*>\\w+</a>${after}</p>`))
  })

  it('uses that language on the not-found page and in the cookie banner too', async () => {
    const document = settingsWith({ language, cookieBanner: { enabled: true } })
    const { files } = await renderSite(document, { origin: 'https://harbour.example' })
    const missing = files['404.html']?.body
    expect(missing).toContain(`<h1>${words.nothingToSee}</h1>`)
    expect(missing).toMatch(new RegExp(`href="/">${words.homepage}</a>`))
    expect(files['index.html']?.body).toContain(`>${words.refuse}</button>`)
  })

  it('includes every translation', () => {
    expect(Object.keys(words)).toEqual(Object.keys(english))
    expect(Object.values(words).every((word) => word.trim() !== '')).toBe(true)
    expect(words.madeWith.match(/\{name\}/g)).toHaveLength(1)
    if (language !== 'en') expect(Object.values(words)).not.toEqual(Object.values(english))
  })
})

describe('languages without translations', () => {
  it('fall back to English, and dialects to their language', () => {
    for (const language of ['sv', 'nb-NO', 'constructor', '']) expect(pageWords(language)).toBe(english)
    expect(pageWords('de-AT')).toBe(pageWords('de'))
    expect(pageWords('EN-us')).toBe(english)
  })
})

describe('the contact form', () => {
  it.each(formLanguages)('speaks %s', async (formLanguage) => {
    const { of } = await drawnPage(settingsWith({ formLanguage }), '/_/contact')
    const { labels, optional, send } = replyWords(formLanguage)
    const { name, email, phone, message } = labels
    const labelTexts = [...of('contact').matchAll(/<label for="[^"]+">(.*?)<\/label>/g)].map((match) => match[1])
    expect(labelTexts).toEqual([name, email, `${phone}<span class="optional"> (${optional})</span>`, message])
    expect(of('contact')).toContain(`type="submit">${send}</button>`)
  })

  const textsOf = (value: object): string[] =>
    Object.values(value).flatMap((part) => (typeof part === 'string' ? [part] : textsOf(part)))

  it('uses its own words in every language, and lacks no translation except an optional button with a name', () => {
    const seen = new Map<string, string>()
    const { sendTo: _, ...needed } = replyWords('english')
    for (const language of formLanguages) {
      const { sendTo = '', ...others } = replyWords(language)
      if (sendTo !== '') expect(sendTo).toContain('{name}')
      const texts = textsOf(others)
      expect(texts).toHaveLength(textsOf(needed).length)
      for (const text of texts) {
        expect(text.trim()).toBe(text)
        expect(text).not.toBe('')
        if (text.length > 16) expect(seen.get(text) ?? language, text).toBe(language)
        seen.set(text, language)
      }
      for (const place of ['{label}', '{max}']) expect(replyWords(language).tooLong).toContain(place)
    }
  })

  it('declares its language if it differs from the page’s', async () => {
    const formIn = async (language: string, formLanguage: string) =>
      /<form class="card form"[^>]*>/.exec(
        (await drawnPage(settingsWith({ language, formLanguage }), '/_/contact')).html,
      )?.[0]
    const sent =
      'toolname="send_message" tooldescription="Sends a message to the business. It books nothing." action="/_/contact" method="post">'
    expect(await formIn('en-GB', 'english')).toBe(`<form class="card form" ${sent}`)
    expect(await formIn('en', 'german')).toBe(`<form class="card form" lang="de" ${sent}`)
    expect(await formIn('ar', 'english')).toBe(`<form class="card form" lang="en" dir="ltr" ${sent}`)
  })
})

describe('right-to-left languages', () => {
  it.each(['ar', 'fa-IR', 'ur'])('set the page’s direction, and keep letters joined (%s)', async (language) => {
    const { html, css } = await drawnPage(settingsWith({ language }))
    expect(html).toMatch(/<html lang="[^"]+" dir="rtl">/)
    expect(css).toContain('*{letter-spacing:0!important')
  })

  it('keep phone numbers in header, menu and footer in dialing order', async () => {
    const numbersIn = async (language: string) => {
      const { html } = await drawnPage(settingsWith({ language }))
      return [...html.matchAll(/<(?:a|span)([^>]*)>(\+?[\d ]{9,})</g)].map(([, attributes = '']) => attributes)
    }
    const arabic = await numbersIn('ar')
    expect(arabic.length).toBeGreaterThanOrEqual(3)
    for (const attributes of arabic) expect(attributes).toContain('dir="ltr"')
    expect((await numbersIn('en')).join()).not.toContain('dir')
  })

  it('keep fitted lines in their position', async () => {
    const { of, css } = await drawnPage(settingsWith({ language: 'ar' }))
    expect(of('contact')).toMatch(/<svg class="fitted"[^>]*><text[^>]*>\+1 207 555 0142</)
    expect(css).toMatch(/\.fitted\{[^}]*direction:ltr/)
  })

  it('keep a phone number on a button in dialing order', async () => {
    const button = { type: 'Phone', value: '+1 207 555 0142', label: '207 555 0142' }
    const shown = sectionWith('Introduction', { content: { button } })
    shown.settings.language = 'ar'
    expect((await drawnPage(shown)).html).toMatch(/<a [^>]*class="button primary whole"[^>]*dir="ltr"[^>]*>207 555/)
  })

  it('differ from left-to-right languages, which keep their letter spacing', async () => {
    const { html, css } = await drawnPage(settingsWith({ language: 'en' }))
    expect(html).not.toContain('dir="rtl"')
    expect(css).not.toContain('letter-spacing:0!important')
  })
})

describe('languages with other scripts', () => {
  const cssIn = async (language: string) => (await drawnPage(settingsWith({ language }))).css

  it.each(['ar', 'he', 'ja', 'ko', 'zh-TW', 'th'])('get more line height in headings (%s)', async (language) => {
    expect(await cssIn(language)).toContain('{line-height:1.3!important}')
  })

  it('break headings between phrases in Japanese, and between words in Korean', async () => {
    expect(await cssIn('ja-JP')).toContain('{word-break:auto-phrase}')
    expect(await cssIn('ko-KR')).toContain('body{word-break:keep-all}')
    expect(await cssIn('en-US')).not.toContain('word-break')
  })
})
