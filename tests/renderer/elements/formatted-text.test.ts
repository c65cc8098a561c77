import { describe, expect, it } from 'vitest'
import type { Section } from '../../../renderer/document/section-types.ts'
import type { FormattedText } from '../../../renderer/document/values/formatted-text.ts'
import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import { bookingLinks } from '../../../renderer/page/booking-links.ts'
import { textBlocks } from '../../../renderer/page/markdown/text-blocks.ts'
import { renderSite } from '../../../renderer/render-site.ts'
import { withContent } from '../changed-site.ts'
import { drawSection } from '../draw.ts'

const link = (value: string, type: 'Web' | 'Section' | 'Email' | 'Phone' = 'Web') => ({ type, value })
const text: FormattedText = {
  blocks: [
    {
      runs: [
        { text: 'We ' },
        { text: 'always', bold: true },
        { text: ' come,\n' },
        { text: 'even', italic: true },
        { text: ' at night:' },
      ],
    },
    { item: true, runs: [{ text: 'a <van>' }] },
    { item: true, runs: [{ text: 'parts', bold: true, italic: true }] },
    { item: true, runs: [{ text: '  ' }] },
    {
      runs: [
        { text: 'prices', link: link('https://alder.example') },
        { text: ', ' },
        { text: 'write', link: link('contact', 'Section') },
      ],
    },
  ],
}

async function published(body: FormattedText) {
  const document = withContent('Introduction', { body })
  const { files } = await renderSite({ ...document }, { origin: 'https://alder.example' })
  const html = files['index.html']?.body ?? ''
  return { html, prose: /<div class="prose lead">(.*?)<\/div>/s.exec(html)?.[1] ?? '' }
}

describe('formatted text on a published page', () => {
  it('becomes paragraphs and lists with bold, italics and links', async () => {
    const { prose } = await published(text)
    expect(prose).toBe(
      '<p>We <strong>always</strong> come,<br/><em>even</em> at night:</p>' +
        '<ul><li>a &lt;van&gt;</li><li><strong><em>parts</em></strong></li></ul>' +
        '<p><a href="https://alder.example/">prices</a>, <a href="#contact">write</a></p>',
    )
  })

  // ASVS 1.2.2
  it.each([
    link('javascript:alert(1)'),
    link('data:text/html,x'),
    link(''),
    link('nowhere', 'Section'),
    link('no address', 'Email'),
    link('12', 'Phone'),
  ])('shows only the words of a link to %j', async (to) => {
    const { prose } = await published({ blocks: [{ runs: [{ text: 'here', link: to }] }] })
    expect(prose).toBe('<p>here</p>')
  })

  it('links phone numbers and addresses in its words, but never within a link', async () => {
    const words = 'Write to jo@alder.example or see www.alder.example.'
    expect((await published(words)).prose).toBe(
      '<p>Write to <a href="mailto:jo@alder.example">jo@alder.example</a> or see <a href="https://www.alder.example/">www.alder.example</a>.</p>',
    )
    const linked = { blocks: [{ runs: [{ text: 'jo@alder.example', link: link('contact', 'Section') }] }] }
    expect((await published(linked)).prose).toBe('<p><a href="#contact">jo@alder.example</a></p>')
  })

  it('keeps a number and its unit on one line', async () => {
    const { prose } = await published('We come within 8 miles for 60 min, from 7 am for 45 €, in 2 or 3 days.')
    expect(prose).toBe(
      '<p>We come within 8\u00a0miles for 60\u00a0min, from 7\u00a0am for 45\u00a0€, in 2 or 3 days.</p>',
    )
  })

  it('shows the same links in the editor and on the published page', async () => {
    const body = 'Call 07700 900345 or write to jo@alder.example'
    const document = withContent('Introduction', { body })
    const section = document.sections.find(({ type }) => type === 'Introduction')
    if (!section) throw new Error('no introduction')
    const html = drawSection(section, { document, target: { editing: true, pings: undefined } })
    const inEditor = /<div class="prose lead"[^>]*>(.*?)<\/div>/s.exec(html)?.[1]
    expect(inEditor).toContain('<a href="mailto:jo@alder.example">jo@alder.example</a>')
    expect(inEditor).toBe((await published(body)).prose)
  })

  it('never links mere spaces, which nobody could press', async () => {
    const runs = [{ text: ' \u00a0 ', link: link('https://alder.example') }, { text: 'Taps' }]
    expect((await published({ blocks: [{ runs }] })).prose).toBe('<p> \u00a0 Taps</p>')
  })

  it('draws a plain string as paragraphs', async () => {
    expect((await published('One\ntwo\n\n\n Three ')).prose).toBe('<p>One<br/>two</p><p>Three</p>')
  })

  it('describes the page without formatting', async () => {
    const { html } = await published({ blocks: [{ runs: [{ text: 'Taps', bold: true }, { text: ' fixed' }] }] })
    expect(html).toMatch(/Taps fixed/)
    expect(html).not.toMatch(/content="[^"]*\*\*/)
  })
})

describe('a link in formatted text', () => {
  it('becomes a booking link if its words say so', () => {
    const runs = [
      { text: 'Schedule now', link: link('https://book.example') },
      { text: 'x', link: link('https://x.example') },
    ]
    const links = bookingLinks(withContent('Introduction', { body: { blocks: [{ runs }] } }))
    expect([...links]).toContain('https://book.example/')
    expect([...links]).not.toContain('https://x.example/')
  })
})

describe('formatted text in Markdown', () => {
  const hrefOf = ({ value }: { value: string }) => (value.startsWith('https:') ? value : undefined)
  const markdown = (text: FormattedText) => textBlocks(text, { hrefOf })

  it('contains its formatting, lists and links', () => {
    expect(markdown(text)).toEqual([
      'We **always** come,\\\n*even* at night:',
      '- a \\<van\\>\n- ***parts***',
      '[prices](https://alder.example), write',
    ])
  })

  it('skips formatting within a word, where the markers would show', () => {
    expect(
      markdown({ blocks: [{ runs: [{ text: 'un' }, { text: 'believ', bold: true }, { text: 'able' }] }] }),
    ).toEqual(['unbelievable'])
  })

  it('keeps spaces outside of the markers', () => {
    expect(markdown({ blocks: [{ runs: [{ text: 'a' }, { text: ' b ', bold: true }, { text: 'c' }] }] })).toEqual([
      'a **b** c',
    ])
  })

  // ASVS 1.1.2, Threat 4
  it('escapes markup that an owner typed', () => {
    const hostile = '# *x* [y](javascript:alert(1)) <b>'
    const [block] = markdown({ blocks: [{ runs: [{ text: hostile }, { text: '**', bold: true }] }] })
    expect(block).toMatch(/^\\# \\\*x\\\* \\\[y\\\]\(javascript:alert\(1\)\) \\<b\\>/)
  })
})

describe('right-to-left text', () => {
  const sectionIn = ({ sections }: WebsiteSettings) => sections.find(({ type }) => type === 'Services') as Section
  const drawn = (heading: string, body: string) => drawSection(sectionIn(withContent('Services', { heading, body })))

  it('sets its direction on a left-to-right page', () => {
    expect(drawn('🛠 سباك في دبي', 'إصلاح التسريبات')).toMatch(
      /<h2[^>]* dir="rtl"[\s\S]*<div class="prose[^>]* dir="rtl"/,
    )
    expect(drawn('Plumber from دبي', 'We speak العربية')).not.toContain('dir=')
  })
})
