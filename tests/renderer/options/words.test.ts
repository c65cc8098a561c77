import { describe, expect, it } from 'vitest'
import { formLanguages } from '../../../renderer/document/languages.ts'
import { pageWords } from '../../../renderer/elements/page-words.ts'
import { renderSite } from '../../../renderer/render-site.ts'
import { formWords } from '../../../renderer/sections/contact/form-words.ts'
import { settingsWith } from '../changed-site.ts'
import { drawnPage } from './drawn-page.ts'

const languages = ['en', 'es', 'fr', 'it', 'de', 'ja', 'ko']
const english = pageWords('en')

describe.each(languages)('a page in %s', (language) => {
  const words = pageWords(language)

  it('says everything in that language', async () => {
    const { html } = await drawnPage(settingsWith({ language }))
    const { menu, closeMenu, main, map, enlarge, close, play } = words
    for (const label of [menu, closeMenu, main, close]) expect(html).toContain(`aria-label="${label}"`)
    for (const begin of [`${enlarge} 1/`, `${play}: `]) expect(html).toContain(`aria-label="${begin}`)
    expect(html).toContain(`>${map}</a>`)
    const [before = '', after = ''] = words.madeWith.split('{name}')
    expect(html).toMatch(new RegExp(`<p>${before}<a [^>]*>\\w+</a>${after}</p>`))
  })

  it('says it on the page for wrong addresses and in the cookie notice too', async () => {
    const document = settingsWith({ language, cookieBanner: { enabled: true } })
    const { files } = await renderSite(document, { origin: 'https://harbour.example' })
    const missing = files['404.html']?.body
    expect(missing).toContain(`<h1>${words.nothingToSee}</h1>`)
    expect(missing).toMatch(new RegExp(`href="/">${words.homepage}</a>`))
    expect(files['index.html']?.body).toContain(`>${words.refuse}</button>`)
  })

  it('leaves no word out', () => {
    expect(Object.keys(words)).toEqual(Object.keys(english))
    expect(Object.values(words).every((word) => word.trim() !== '')).toBe(true)
    expect(words.madeWith.match(/\{name\}/g)).toHaveLength(1)
    if (language !== 'en') expect(Object.values(words)).not.toEqual(Object.values(english))
  })
})

describe('other languages', () => {
  it('fall back to English, and dialects to their language', () => {
    for (const language of ['pt', 'nl-BE', 'constructor', '']) expect(pageWords(language)).toBe(english)
    expect(pageWords('de-AT')).toBe(pageWords('de'))
    expect(pageWords('EN-us')).toBe(english)
  })
})

describe('the contact form', () => {
  it.each(formLanguages)('speaks %s', async (formLanguage) => {
    const { of } = await drawnPage(settingsWith({ formLanguage }), '/_/contact')
    const { labels, optional, send } = formWords[formLanguage]
    const { name, email, phone, message } = labels
    const said = [...of('contact').matchAll(/<label for="[^"]+">(.*?)<\/label>/g)].map((match) => match[1])
    expect(said).toEqual([name, email, `${phone}<span class="optional"> (${optional})</span>`, message])
    expect(of('contact')).toContain(`type="submit">${send}</button>`)
  })

  const textsOf = (value: object): string[] =>
    Object.values(value).flatMap((part) => (typeof part === 'string' ? [part] : textsOf(part)))

  it('speaks a different language for each of them, and leaves no word out', () => {
    const seen = new Map<string, string>()
    for (const language of formLanguages) {
      const texts = textsOf(formWords[language])
      expect(texts).toHaveLength(textsOf(formWords.english).length)
      for (const text of texts) {
        expect(text.trim()).toBe(text)
        expect(text).not.toBe('')
        if (text.length > 16) expect(seen.get(text) ?? language, text).toBe(language)
        seen.set(text, language)
      }
      for (const place of ['{label}', '{max}']) expect(formWords[language].tooLong).toContain(place)
    }
  })

  it('says which language it is in where the page is in another', async () => {
    const formIn = async (language: string, formLanguage: string) =>
      /<form class="card form"[^>]*>/.exec(
        (await drawnPage(settingsWith({ language, formLanguage }), '/_/contact')).html,
      )?.[0]
    const sent = 'action="/_/contact" method="post">'
    expect(await formIn('en-GB', 'english')).toBe(`<form class="card form" ${sent}`)
    expect(await formIn('en', 'german')).toBe(`<form class="card form" lang="de" ${sent}`)
    expect(await formIn('ar', 'english')).toBe(`<form class="card form" lang="en" dir="ltr" ${sent}`)
  })
})

describe('languages written from right to left', () => {
  it.each(['ar', 'fa-IR', 'ur'])('turn the page, and leave joined letters together (%s)', async (language) => {
    const { html, css } = await drawnPage(settingsWith({ language }))
    expect(html).toMatch(/<html lang="[^"]+" dir="rtl">/)
    expect(css).toContain('*{letter-spacing:0!important}')
  })

  it('are few: others keep the space between their letters', async () => {
    const { html, css } = await drawnPage(settingsWith({ language: 'en' }))
    expect(html).not.toContain('dir="rtl"')
    expect(css).not.toContain('letter-spacing:0!important')
  })
})
