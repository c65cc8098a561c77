import { expect, it } from 'vitest'
import { product } from '../../../renderer/document/product.ts'
import { codeMail, confirmEmailMail, emailChangedMail, goodbyeMail, linkMail } from '../../../worker/accounts/emails.ts'
import { complaintsAboutMail } from '../../harness/valid-html.ts'
import { readMail } from '../../harness/workers/messages/read-mail.ts'
import { everyMail, newEmail, url } from './every-mail.ts'

const inOneLine = (text: string) => text.replaceAll(/\s+/g, ' ')

it('the code stands first in the subject, alone on its line in the text, and once in the HTML', async () => {
  const { subject, text, html } = await codeMail({ code: '000042', minutes: 10 })
  expect(subject).toBe(`000042 is your ${product.name} code`)
  expect(text.split('\n').map((line) => line.trim())).toContain('000042')
  expect((await readMail(html)).texts.filter(({ tag }) => tag === 'p').map((one) => one.text)).toContain('000042')
})

it('the link says where it works, how often and for how long', async () => {
  const text = inOneLine((await linkMail({ url, minutes: 10 })).text)
  expect(text).toContain('in the browser where you requested it')
  expect(text).toContain('works once, within 10 minutes')
})

it.each(Object.entries(everyMail))(
  'the %s mail says why it was sent, and what to do if it was not you who caused it',
  async (name, write) => {
    const text = inOneLine((await write()).text)
    expect(text).toMatch(/ Sent because /)
    if (name.startsWith('message-')) return
    expect(text).toMatch(/If (you didn’t|you don’t have|this wasn’t you)/)
  },
)

it('a change of address shows the new one to both sides', async () => {
  const mails = [
    await confirmEmailMail({ url, newEmail, minutes: 60 }),
    await emailChangedMail({ newEmail, supportUrl: url }),
  ]
  for (const { text, html } of mails) {
    expect(text).toContain(newEmail)
    expect((await readMail(html)).texts.map((one) => one.text)).toContain(newEmail)
  }
})

it('what people wrote stays text', async () => {
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
])('the goodbye for %i websites says what is gone, and that the address is free', async (websites, gone) => {
  const { text } = await goodbyeMail({ websites })
  const items = [...text.matchAll(/^- (.*)$/gm)].map(([, item]) => item)
  expect(items).toEqual(['your account, with every way to sign in', ...gone])
  expect(inOneLine(text)).toContain('create a new account with this email address')
})
