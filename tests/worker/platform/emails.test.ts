import { describe, expect, it } from 'vitest'
import { contrast, parseHex } from '../../../renderer/color/rgb.ts'
import { product } from '../../../renderer/document/product.ts'
import { theme } from '../../../renderer/document/theme.ts'
import {
  codeMail,
  confirmEmailMail,
  emailChangedMail,
  goodbyeMail,
  linkMail,
} from '../../../worker/accounts/mails/emails.ts'
import { messageDigestMail, messageNoticeMail, replyMail } from '../../../worker/messages/emails.ts'
import { mailLook } from '../../../worker/messages/website-look.ts'
import { productLook } from '../../../worker/platform/emails/look.ts'
import { complaintsAboutMail } from '../../harness/valid-html.ts'
import { type ReadMail, readMail, type Scheme } from '../../harness/workers/messages/mail-world.ts'
import { businessName, digest, everyMail, newEmail, notice, reply, url } from './every-mail.ts'

const inOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
const shownIn = ({ texts }: ReadMail) => texts.filter(({ isShown }) => isShown)
const linksIn = ({ elements }: ReadMail) =>
  elements.filter(({ tag }) => tag === 'a').map(({ attributes }) => attributes)
/** Phone numbers, addresses and settings have other targets. */
const isContact = ({ href = '' }: { href?: string }) => /^(tel:|mailto:|https:\/\/wa\.me\/)|inbox\?settings/.test(href)
const withoutLink = ['code', 'goodbye', 'alert', 'all-clear']
/** Their button may open the wrong browser, or none. */
const withCopy = ['link', 'verification', 'reset', 'confirm-email']
/** Only the product causes these. */
const ofOperator = ['operator', 'alert', 'all-clear']
/** These are about a business. */
const ofBusiness = ['message-notice', 'message-digest', 'reply', 'published', 'weekly', 'operator']

/** A block of text in HTML: one paragraph, or each of its lines, labels and items separately. */
function partsOf(block: string): string[] {
  if (/^- /m.test(block)) return block.split(/^- /m).filter(Boolean)
  if (/^> /m.test(block)) return block.split(/\n?> ?/).filter(Boolean)
  if (/^(Name|Visitors): /.test(block))
    return block.split('\n').flatMap((line) => line.split(/: (.*)/s).filter(Boolean))
  if (/^(Call: |\+43)/.test(block))
    return block.split('\n').flatMap((line) => (line.startsWith('http') ? [] : (line.split(/:(?: |$)/)[0] ?? [])))
  return block.includes(':\nhttp') ? block.split(':\n') : [block]
}

describe.each(Object.entries(everyMail))('the %s email', (name, write) => {
  // ASVS 1.3.11
  it('starts with a one-line subject that fits on a phone', async () => {
    const { subject } = await write()
    expect(subject).toMatch(/^\S[^\r\n]{5,60}\S$/)
    expect(subject).toContain(ofBusiness.includes(name) ? businessName : product.name)
  })

  it('contains the same text in its text and HTML parts', async () => {
    const { text, html } = await write()
    const shown = shownIn(await readMail(html)).map((one) => one.text)
    const whole = inOneLine(shown.join(''))
    const [letter = '', footer = ''] = text.split('\n\n-- \n')
    // A button shows its label instead.
    const blocks = [...letter.split('\n\n'), ...footer.split(/\n(?=Sent)/)]
      .flatMap(partsOf)
      .filter((part) => !part.startsWith('http'))
    for (const block of blocks) expect(whole, block).toContain(inOneLine(block))
    const unsaid = shown.filter((one) => !inOneLine(text).includes(inOneLine(one)))
    // The product's initial, and the introduction of the second link.
    expect(unsaid.filter((one) => !/copy this link/.test(one))).toEqual([])
  })

  it('contains short lines, and the whole link on a separate line', async () => {
    const { text } = await write()
    expect(text.split('\n').filter((line) => line.length > 72 && !line.includes('http'))).toEqual([])
    const links = text.split('\n').filter((line) => line.includes('http') && !/wa\.me|inbox\?settings/.test(line))
    expect(links).toEqual(withoutLink.includes(name) ? [] : [url])
  })

  it('shows one button and one link, exactly as given', async () => {
    const links = linksIn(await readMail((await write()).html)).filter((link) => !isContact(link))
    const places = withoutLink.includes(name) ? [] : ['button accent', ...(withCopy.includes(name) ? ['link'] : [])]
    expect(links.map((link) => [link.class, link.href])).toEqual(places.map((place) => [place, url]))
  })

  it('fits 600 pixels, also in Outlook', async () => {
    const { html } = await write()
    expect(html).toContain('max-width:600px')
    expect(html).toContain('<!--[if mso]><style>.column{width:600px}')
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

  it('consists of small, valid English HTML with a title and a preview line', async () => {
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

  it.each(['light', 'dark'] as Scheme[])('remains readable in the %s scheme', async (scheme) => {
    const { html } = await write()
    const pale = shownIn(await readMail(html)).flatMap(({ text, tones }) => {
      const { ink, ground } = tones[scheme]
      const ratio = contrast(parseHex(ink), parseHex(ground))
      return ratio < 4.5 ? [`${text}: ${ratio} (${ink} on ${ground})`] : []
    })
    expect(pale).toEqual([])
  })

  it('supports a dark color scheme', async () => {
    const { html } = await write()
    for (const { text, tones } of shownIn(await readMail(html))) {
      expect(tones.dark.ground, text).not.toBe(tones.light.ground)
      // A website's button may have white text in both.
      if (name !== 'reply') expect(tones.dark.ink, text).not.toBe(tones.light.ink)
    }
  })
})

const painted = (page: string, text: string, button: string, label: string) => ({
  ...{ backgroundColor: page, primaryTextColor: text, secondaryTextColor: text, accentColor: button },
  ...{ buttonBackgroundColor: button, buttonTextColor: label },
  ...{ buttonBackgroundHoverColor: button, buttonBackgroundPressedColor: button },
})
const palettes = {
  'white on yellow': painted('#ffffff', '#333333', '#ffe066', '#ffffff'),
  'a button like the page': painted('#fffdf0', '#998800', '#fffdf0', '#fffdf0'),
  'a dark page': painted('#101418', '#556070', '#203040', '#304050'),
  'all of a middle gray': painted('#808080', '#7a7a7a', '#858585', '#888888'),
  'a loud page': painted('#ff0055', '#00ff99', '#00ccff', '#ffff00'),
}

const unwrapped = (text: string) => text.replaceAll(/\s+/g, ' ')

describe('email content', () => {
  it('lets the owner call, chat or reply right below the visitor’s message, before the details', async () => {
    const { text, html } = await messageNoticeMail(notice)
    const links = linksIn(await readMail(html)).filter(isContact)
    const reply = 'mailto:sam@visitor.example?subject=Ada%E2%80%99s%20Plumbing%3A%20reply%20to%20your%20message'
    expect(links.map(({ href }) => href)).toEqual([
      ...['tel:+436641234567', 'https://wa.me/436641234567', reply],
      ...['mailto:sam@visitor.example', 'tel:+436641234567'],
    ])
    expect(text).toMatch(
      /^New message from Sam Visitor\n\n> The tap[^:]*\n\nCall: \+43 664 123 45 67\nWhatsApp: [^:]*:\S+\nReply: /,
    )
  })

  it.each([
    ['+43 1 234 56 78', 'AT'],
    ['01422 555 0142', 'GB'],
    ['07700 900123', ''],
    ['ask for Sam', 'GB'],
  ])('offers no chat with %s, which is not a known mobile number', async (phone, country) => {
    const { html } = await messageNoticeMail({ ...notice, phone, country })
    expect(html).not.toContain('wa.me')
    expect(html.includes('tel:')).toBe(/\d/.test(phone))
  })

  it('keeps the ways to reply above a long message', async () => {
    const message = 'The tap in the kitchen drips, and it did last week too. '.repeat(40)
    const shown = shownIn(await readMail((await messageNoticeMail({ ...notice, message })).html)).map((one) => one.text)
    expect(shown.indexOf('Call')).toBeLessThan(shown.indexOf(message.trim()))
    expect(shown.slice(0, shown.indexOf('Call')).join('').length).toBeLessThan(300)
  })

  it('adds no links to people’s own text', async () => {
    const text = 'Call 0664 1234567 or write to ann@home.example, see http://evil.example or [here](//evil.example)'
    const answers = [{ label: 'See', kind: 'ShortText' as const, value: text }]
    for (const [write, plain] of [
      [messageNoticeMail({ ...notice, message: text, answers }), messageNoticeMail({ ...notice, answers: [] })],
      [replyMail({ ...reply, message: text, text }), replyMail(reply)],
      [
        messageDigestMail({ ...digest, newest: [{ ...notice, message: text, createdAt: notice.sentAt }] }),
        messageDigestMail(digest),
      ],
    ] as const) {
      const [links, usual] = await Promise.all(
        [write, plain].map(async (mail) => linksIn(await readMail((await mail).html))),
      )
      expect(links).toEqual(usual)
    }
  })

  it.each(Object.entries(palettes))(
    'includes readable text and button in a website’s colors: %s',
    async (_, colors) => {
      const { html } = await replyMail({ ...reply, look: mailLook(theme.parse({ colors })) })
      const shown = shownIn(await readMail(html))
      for (const scheme of ['light', 'dark'] as const) {
        const ratios = shown.map(({ tones }) => contrast(parseHex(tones[scheme].ink), parseHex(tones[scheme].ground)))
        expect(Math.min(...ratios)).toBeGreaterThanOrEqual(4.5)
      }
      expect(shown.map(({ tones }) => tones.light.ground)).not.toContain(productLook.light.accent)
    },
  )

  it('shows the code first in the subject, on its own line in the text, and once in the HTML', async () => {
    const { subject, text, html } = await codeMail({ code: '000042', minutes: 10 })
    expect(subject).toBe(`000042 is your ${product.name} code`)
    expect(text.split('\n').map((line) => line.trim())).toContain('000042')
    expect((await readMail(html)).texts.filter(({ tag }) => tag === 'p').map((one) => one.text)).toContain('000042')
  })

  it('includes where a link works, how often and for how long', async () => {
    const text = unwrapped((await linkMail({ url, minutes: 10 })).text)
    expect(text).toContain('in the browser where you requested it')
    expect(text).toContain('works once, within 10 minutes')
  })

  it.each(Object.entries(everyMail))(
    'explains in the %s email why it was sent, and what to do if someone else caused it',
    async (name, write) => {
      const text = unwrapped((await write()).text)
      expect(text).toMatch(/ Sent because /)
      if (name.startsWith('message-') || name === 'weekly' || ofOperator.includes(name)) return
      expect(text).toMatch(/If (you didn’t|you don’t have|this wasn’t you)/)
    },
  )

  it('includes the new address in the emails to the old and the new address', async () => {
    const mails = [
      await confirmEmailMail({ url, newEmail, minutes: 60 }),
      await emailChangedMail({ newEmail, supportUrl: url }),
    ]
    for (const { text, html } of mails) {
      expect(text).toContain(newEmail)
      expect((await readMail(html)).texts.map((one) => one.text)).toContain(newEmail)
    }
  })

  it('shows people’s input as text', async () => {
    const hostile = `"<img src=x onerror=alert(1)>&lt;b&gt;"@evil.example`
    const hostileUrl = `https://app.example/?a="><script>alert(1)</script>&amp;b='`
    const { subject, text, html } = await confirmEmailMail({ url: hostileUrl, newEmail: hostile, minutes: 60 })
    const { elements, texts } = await readMail(html)
    expect(elements.map(({ tag }) => tag)).not.toContain('script')
    expect(elements.map(({ tag }) => tag)).not.toContain('img')
    expect(elements.filter(({ tag }) => tag === 'a').map(({ attributes }) => attributes.href)).toEqual([
      hostileUrl,
      hostileUrl,
    ])
    expect(texts.map((one) => one.text)).toContain(hostile)
    expect(await complaintsAboutMail(html)).toEqual([])
    expect(text).toContain(hostile)
    expect(subject).not.toContain('evil')
  })

  it.each([
    [0, []],
    [1, ['your website, with its drafts, pages and pictures']],
    [5, ['your 5 websites, with their drafts, pages and pictures']],
  ])('lists, for %i deleted websites, what is gone, and says that the address is free', async (websites, gone) => {
    const { text } = await goodbyeMail({ websites })
    const items = [...text.matchAll(/^- (.*)$/gm)].map(([, item]) => item)
    expect(items).toEqual(['your account, with every way to sign in', ...gone])
    expect(unwrapped(text)).toContain('create a new account with this email address')
  })
})
