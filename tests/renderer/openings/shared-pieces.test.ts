import { describe, expect, it } from 'vitest'
import { composedSite } from '../../harness/composed-site.ts'
import { drawnPage, sectionWith } from '../read-page.ts'
import { openedSite, saying, serving, wordsIn } from './opened-page.ts'

const price = { amount: 55, currency: 'GBP' }
const services = ['Dripping tap', 'Blocked sink', 'Outside tap'].map((name, nth) => ({
  id: `service-${nth}`,
  name,
  price,
}))

describe('a price list', () => {
  const list = async (...sentences: string[]) => {
    const site = openedSite({ services, ...saying(...sentences) })
    return (await drawnPage(sectionWith('Services', { content: { layout: 'List' } }, site))).of('services')
  }

  it('ends with free offers', async () => {
    const html = await list('No call-out fee. Free quotes.')
    const free = /<ul class="free">(.*?)<\/ul>/.exec(html)?.[1] ?? ''
    expect([...free.matchAll(/<li>(.*?)<\/li>/g)].map(([, row = '']) => wordsIn(row))).toEqual([
      'Call-out fee £0',
      'Quote Free',
    ])
    expect(html.indexOf('class="free"')).toBeGreaterThan(html.indexOf('Outside tap'))
  })

  it('ends with its prices if nothing is always free', async () => {
    expect(await list('I come on time.')).not.toContain('class="free"')
    expect(await list('No call-out fee on weekdays.')).not.toContain('class="free"')
  })
})

describe('questions in a style with visible answers', () => {
  it('show their answers without a toggle, in a list', async () => {
    const html = (await drawnPage(composedSite({ style: 'Common' }))).of('frequently-asked-questions')
    expect(html).toContain('<ul class="answers">')
    expect(html).not.toContain('<details')
    expect(html.match(/<h3/g)?.length).toBeGreaterThan(1)
  })

  it('use toggles if there are many', async () => {
    const items = Array.from({ length: 9 }, (_, nth) => ({ id: `q${nth}`, question: 'Why?', answer: 'Because.' }))
    const site = sectionWith('FrequentlyAskedQuestions', { content: { items } }, composedSite({ style: 'Common' }))
    const html = (await drawnPage(site)).of('frequently-asked-questions')
    expect(html).toContain('<details')
    expect(html).not.toContain('class="answers"')
  })
})

describe('the contact section in large type', () => {
  const contactIn = async (...areas: string[]) => {
    const site = openedSite(serving(...areas))
    return (await drawnPage(site, '/_/contact')).of('contact')
  }

  it('names the areas in a sentence', async () => {
    const html = await contactIn('Crookes', 'Walkley', 'Heeley')
    const sentence = /<p class="sentence">(.*?)<\/p>/.exec(html)?.[1] ?? ''
    expect(wordsIn(sentence).replaceAll(' .', '.')).toBe('Crookes, Walkley and Heeley.')
    expect(sentence).toContain('<em>Heeley</em>')
    expect(wordsIn(html).match(/Walkley/g)).toHaveLength(1)
  })

  it('uses no sentence for one area', async () => {
    expect(await contactIn('Crookes')).not.toContain('class="sentence"')
  })

  it('shows the phone number once, as wide as its column', async () => {
    const html = await contactIn()
    expect(html).toMatch(/<p class="number"><a [^>]*aria-label="0114 496 0163"[^>]*><svg class="fitted"/)
    expect(wordsIn(html).match(/0114 496 0163/g)).toHaveLength(1)
  })

  it('labels a drawn email address for screen readers', async () => {
    const site = openedSite({ phones: [], emails: [{ id: 'email-1', address: 'jo@pine.example' }] })
    expect((await drawnPage(site)).of('contact')).toMatch(
      /<a [^>]*aria-label="jo@pine.example"[^>]*><svg class="fitted"/,
    )
  })
})
