import { describe, expect, it } from 'vitest'
import { legalWords } from '../../../../renderer/page/legal/languages.ts'
import { fullSite } from '../../fixtures/full-site.ts'
import { languages, legalPages, legalSite } from './legal-site.ts'

const everything = (language: string) =>
  legalSite(
    {},
    { language, analyticsId: 'G-ABCDEF1234', cookieBanner: { ...fullSite.settings.cookieBanner, enabled: true } },
  )
const everyPage = await Promise.all(
  languages.map(async (language) => ({
    language,
    ...(await legalPages(everything(language), { formEndpoint: '/_/x', pings: true })),
  })),
)

/** Every text of a language's file; those that need a fact with one put in. */
function textsOf(value: unknown, place = ''): [place: string, text: string][] {
  if (typeof value === 'string') return [[place, value]]
  if (typeof value === 'function') return [[place, String(value('FACT'))]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => textsOf(part, `${place}.${name}`))
}

describe.each(languages)('the texts in %s', (language) => {
  const texts = textsOf(legalWords(language))

  it('are whole sentences, each of its own', () => {
    for (const [place, text] of texts) {
      expect(text.trim(), place).toBe(text)
      expect(text.length, place).toBeGreaterThan(1)
    }
    const paragraphs = texts.filter(([, text]) => text.length > 60).map(([, text]) => text)
    expect(new Set(paragraphs).size).toBe(paragraphs.length)
    for (const text of paragraphs) expect(text, text).toMatch(/[.:;。：)）]$|[0-9]\)$/)
  })

  it('put in every fact that they are given', () => {
    const functions = textsOf(legalWords(language)).filter(([, text]) => text.includes('FACT'))
    expect(functions.length).toBe(16)
  })

  it('have a page that is marked as being in the language', () => {
    const page = everyPage.find((candidate) => candidate.language === language)
    expect(page?.privacy).toContain(`<html lang="${language}">`)
    expect(page?.privacy).toMatch(/<article class="[^"]*">/)
  })
})

describe('the languages', () => {
  it('share no sentence with one another', () => {
    const owners = new Map<string, string>()
    for (const language of languages)
      for (const [place, text] of textsOf(legalWords(language)).filter(([, text]) => text.length > 24)) {
        expect(owners.get(text) ?? language, place).toBe(language)
        owners.set(text, language)
      }
  })

  it('have letters of their own only', () => {
    const cjk = /[\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7af]/
    for (const { language, words } of everyPage) {
      const said = words.privacy + words.terms
      if (language === 'ja') expect(said).not.toMatch(/[\uac00-\ud7af]/)
      else if (language === 'ko') expect(said).not.toMatch(/[\u3040-\u30ff]/)
      else expect(said).not.toMatch(cjk)
      if (language !== 'de') expect(said).not.toMatch(/ß|(?<!\p{L})(und|der|die)(?!\p{L})/u)
      if (language !== 'en') expect(said).not.toMatch(/(?<!\p{L})(the|and|of)(?!\p{L})/u)
    }
  })

  it('tell the same: as many parts, lists and paragraphs', () => {
    const shapes = everyPage.map(({ privacy, terms }) =>
      [privacy, terms].map((html) =>
        (/<main[ >].*<\/main>/s.exec(html)?.[0] ?? '')
          .replace(/>[^<]+</g, '><')
          .replace(/ (href|aria-label)="[^"]*"/g, ''),
      ),
    )
    for (const shape of shapes) expect(shape).toEqual(shapes[0])
  })

  it('are English where there is none, and say so', async () => {
    const { privacy, words } = await legalPages(legalSite({}, { language: 'pt-BR' }))
    expect(words.privacy).toContain('Privacy policy')
    expect(privacy).toContain('<html lang="pt-BR">')
    expect(privacy).toMatch(/<article class="[^"]*" lang="en">/)
    const arabic = await legalPages(legalSite({}, { language: 'ar' }))
    expect(arabic.privacy).toMatch(/<article class="[^"]*" lang="en" dir="ltr">/)
  })
})
