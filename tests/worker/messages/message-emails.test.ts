import { describe, expect, it } from 'vitest'
import { legalLanguages } from '../../../renderer/document/legal-languages.ts'
import { product } from '../../../renderer/document/product.ts'
import { messageDigestMail, messageNoticeMail, replyMail } from '../../../worker/messages/emails.ts'
import { headerLine, headerName } from '../../../worker/platform/emails/letter.ts'
import { complaintsAboutMail } from '../../harness/valid-html.ts'
import { readMail } from '../../harness/workers/messages/read-mail.ts'
import { digest, notice, reply } from '../platform/every-mail.ts'

const inOneLine = (text: string) => text.replaceAll(/\s+/g, ' ')

describe('a notice', () => {
  it('leaves out what the visitor did not say', async () => {
    const { subject, text } = await messageNoticeMail({
      ...{ ...notice, name: '', email: '', phone: '+43 1 234', message: '', preferredTime: null, canAnswer: false },
    })
    expect(subject).toBe('New message from +43 1 234 – Ada’s Plumbing')
    expect(text).not.toMatch(/^(Name|Email|Preferred time):|^>|attached/m)
    const nobody = await messageNoticeMail({ ...notice, name: '', email: '', phone: '', businessName: '' })
    expect(nobody.subject).toBe('New message')
  })

  it('shows markup and odd characters as text, line by line', async () => {
    const message = '<script>alert(1)</script>\r\n\u0000\u001b[31m<img src=x>\u2028&amp; "end"'
    const { html, text } = await messageNoticeMail({ ...notice, name: '<b>Sam</b>', message })
    const { elements, texts } = await readMail(html)
    expect(elements.map(({ tag }) => tag)).not.toContain('script')
    expect(elements.map(({ tag }) => tag)).not.toContain('img')
    const shown = texts.map((one) => one.text)
    for (const line of ['<script>alert(1)</script>', '[31m<img src=x>', '&amp; "end"']) expect(shown).toContain(line)
    expect(text).toContain('> <script>alert(1)</script>\n> [31m<img src=x>\n> &amp; "end"\n')
    expect(await complaintsAboutMail(html)).toEqual([])
  })

  it('keeps the line ends of the message, and breaks long lines in its text', async () => {
    const message = `Dear Ada,\n\n${'a long line of words '.repeat(20)}\n\n  Sam`
    const { text, html } = await messageNoticeMail({ ...notice, message })
    expect(text.split('\n').filter((line) => line.length > 72 && !line.startsWith('http'))).toEqual([])
    expect(text).toContain('> Dear Ada,\n>\n> a long line')
    expect(html).toMatch(/Dear Ada,<br\/?><br\/?>a long line/)
  })
})

describe('a daily mail', () => {
  it('counts in words that fit', async () => {
    const [first] = digest.newest
    const one = await messageDigestMail({ ...digest, messages: 1, suspected: 1, newest: first ? [first] : [] })
    expect(one.subject).toBe('1 new message – Ada’s Plumbing')
    expect(inOneLine(one.text)).toContain('1 message is in your spam folder.')
    expect(one.text).not.toMatch(/^And/m)
    const many = await messageDigestMail(digest)
    expect(many.text).toContain('And 3 more.')
    expect(inOneLine(many.text)).toContain('- Sam Visitor (Sun 22 Nov, 10:00): The tap drips.')
    expect(inOneLine(many.text)).toContain('- A visitor (Sun 22 Nov, 10:00) ')
  })
})

describe.each(legalLanguages)('an answer in %s', (language) => {
  it('is the business’s own, whole in that language, and says whose form it was', async () => {
    const { subject, text, html } = await replyMail({ ...reply, language: `${language}-XX` })
    expect(subject).toContain('Ada’s Plumbing')
    expect(`${subject}${text}${html}`).not.toContain(product.name)
    const read = await readMail(html)
    expect(read.elements.find(({ tag }) => tag === 'html')?.attributes.lang).toBe(language)
    expect(read.elements.filter(({ tag }) => tag === 'a')).toEqual([])
    expect(text).toContain('ada.example.site')
    expect(text).toContain('> Can you come?')
    expect(await complaintsAboutMail(html)).toEqual([])
    const words = text.replaceAll(/^>.*$/gm, '').replaceAll(/Ada’s Plumbing|Of course.*|Yours.*|ada.example.site/gm, '')
    if (language !== 'en') expect(words).not.toMatch(/\b(you|your|this|message was|answer|wrote)\b/)
  })
})

describe('an answer', () => {
  it('says dates as the country of the form does', async () => {
    expect((await replyMail({ ...reply, language: 'en-GB' })).text).toContain('You wrote on 22 November 2026:')
    expect((await replyMail({ ...reply, language: 'en-!' })).text).toContain('You wrote on November 22, 2026:')
    expect((await replyMail({ ...reply, language: 'ja' })).text).toContain('2026年11月22日')
  })

  it('falls back to English, and to the website’s address for a business without a name', async () => {
    const { subject, html } = await replyMail({ ...reply, language: 'pt-BR', businessName: '' })
    expect(subject).toBe('ada.example.site: reply to your message')
    expect((await readMail(html)).elements[0]?.attributes.lang).toBe('en')
  })

  it('quotes nothing if the visitor wrote nothing, and accepts an invalid time zone', async () => {
    const { text } = await replyMail({ ...reply, message: '' })
    expect(text).not.toMatch(/^>|You wrote/m)
    expect((await replyMail({ ...reply, timeZone: 'Mars/Olympus' })).text).toContain('You wrote on November 22, 2026:')
  })
})

describe('a line for a header', () => {
  it.each([
    ['Sam\r\nBcc: x@y.example', 'Sam Bcc: x@y.example'],
    ['  a\t\u0000b\u2028c  ', 'a b c'],
    ['\u202egpj.exe\u202c', 'gpj.exe'],
    ['\ud800x', '\ufffdx'],
    ['one two three four five six', 'one two three four…'],
    ['abcdefghijklmnopqrstuvwxyz', 'abcdefghijklmnopqrs…'],
    ['😀'.repeat(30), `${'😀'.repeat(9)}…`],
  ])('%j is %j', (text, line) => expect(headerLine(text, 20)).toBe(line))

  it('has a name without what means something between addresses', () => {
    expect(headerName('"Huber, Anna" <a@b.example>; (x)')).toBe('Huber Anna a b.example x')
    expect(headerName('O’Neil-Ömer Jr.')).toBe('O’Neil-Ömer Jr.')
    expect(headerName('<>,"')).toBe('')
  })
})
