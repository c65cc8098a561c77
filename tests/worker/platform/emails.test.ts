import { describe, expect, it } from 'vitest'
import { contrast, parseHex } from '../../../renderer/color/rgb.ts'
import { product } from '../../../renderer/document/product.ts'
import { complaintsAboutMail } from '../../harness/valid-html.ts'
import { type ReadMail, readMail, type Scheme } from '../../harness/workers/messages/read-mail.ts'
import { businessName, everyMail, url } from './every-mail.ts'

const inOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
const shownIn = ({ texts }: ReadMail) => texts.filter(({ isShown }) => isShown)
const linksIn = ({ elements }: ReadMail) =>
  elements.filter(({ tag }) => tag === 'a').map(({ attributes }) => attributes)
const withoutLink = ['code', 'goodbye', 'reply']
/** These are about a business, or its own. */
const ofBusiness = ['message-notice', 'message-digest', 'reply']

/** A block of text in HTML: one paragraph, or each of its lines, labels and items separately. */
function partsOf(block: string): string[] {
  if (/^- /m.test(block)) return block.split(/^- /m).filter(Boolean)
  if (/^> /m.test(block)) return block.split(/\n?> ?/).filter(Boolean)
  if (block.startsWith('Name: ')) return block.split('\n').flatMap((line) => line.split(/: (.*)/s).filter(Boolean))
  return block.includes(':\nhttp') ? block.split(':\n') : [block]
}

describe.each(Object.entries(everyMail))('the %s mail', (name, write) => {
  it('has a subject of one line that a phone shows whole, or nearly', async () => {
    const { subject } = await write()
    expect(subject).toMatch(/^\S[^\r\n]{5,60}\S$/)
    expect(subject).toContain(ofBusiness.includes(name) ? businessName : product.name)
  })

  it('says the same in its text as in its HTML', async () => {
    const { text, html } = await write()
    const shown = shownIn(await readMail(html)).map((one) => one.text)
    const [letter = '', footer = ''] = text.split('\n\n-- \n')
    const blocks = [...letter.split('\n\n'), ...footer.split(/\n(?=Sent)/)].flatMap(partsOf)
    for (const block of blocks) expect(shown, block).toContain(inOneLine(block))
    const unsaid = shown.filter((one) => !inOneLine(text).includes(inOneLine(one)))
    // The product's initial, and what leads in to the second copy of the link.
    expect(unsaid.filter((one) => !/copy this link/.test(one))).toEqual([])
  })

  it('has lines that fit a terminal, and the whole link on a separate line', async () => {
    const { text } = await write()
    expect(text.split('\n').filter((line) => line.length > 72 && !line.startsWith('http'))).toEqual([])
    expect(text.split('\n').filter((line) => line.includes('http'))).toEqual(withoutLink.includes(name) ? [] : [url])
  })

  it('leads to one place, exactly as given', async () => {
    const links = linksIn(await readMail((await write()).html))
    const hrefs = withoutLink.includes(name) ? [] : [url, url]
    expect(links.map(({ href }) => href)).toEqual(hrefs)
    expect(links.filter((link) => link.class?.split(' ').includes('button'))).toHaveLength(hrefs.length / 2)
  })

  it('loads nothing and runs nothing', async () => {
    const { html } = await write()
    const { elements } = await readMail(html)
    const tags = elements.map(({ tag }) => tag)
    for (const tag of ['img', 'link', 'script', 'iframe', 'form', 'svg', 'base']) expect(tags).not.toContain(tag)
    const names = elements.flatMap(({ attributes }) => Object.keys(attributes))
    expect(names.filter((one) => /^(src|srcset|background|on.*)$/.test(one))).toEqual([])
    expect(html).not.toMatch(/url\(|@import|@font-face/)
  })

  it('is valid HTML, in English, titled, with a line for the list of mails, and small', async () => {
    const { subject, html } = await write()
    expect(await complaintsAboutMail(html)).toEqual([])
    const read = await readMail(html)
    expect(read.elements.find(({ tag }) => tag === 'html')?.attributes.lang).toBe('en')
    expect(read.texts.find(({ tag }) => tag === 'title')?.text).toBe(subject)
    const [beginning] = read.texts.filter(({ tag }) => tag !== 'title' && tag !== 'style')
    expect(beginning).toMatchObject({ isShown: false, text: expect.stringMatching(/^[A-Z].{20,90}[.?]$/) })
    expect(read.elements.filter(({ tag }) => tag === 'h1')).toHaveLength(1)
    expect(new TextEncoder().encode(html).byteLength).toBeLessThan(30_000)
  })

  it.each(['light', 'dark'] as Scheme[])('is readable in the %s scheme', async (scheme) => {
    const { html } = await write()
    const pale = shownIn(await readMail(html)).flatMap(({ text, tones }) => {
      const { ink, ground } = tones[scheme]
      const ratio = contrast(parseHex(ink), parseHex(ground))
      return ratio < 4.5 ? [`${text}: ${ratio} (${ink} on ${ground})`] : []
    })
    expect(pale).toEqual([])
  })

  it('has a dark color scheme', async () => {
    const { html } = await write()
    for (const { text, tones } of shownIn(await readMail(html))) {
      expect(tones.dark.ground, text).not.toBe(tones.light.ground)
      expect(tones.dark.ink, text).not.toBe(tones.light.ink)
    }
  })
})
