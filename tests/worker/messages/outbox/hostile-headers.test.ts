import { beforeEach, expect, it } from 'vitest'
import {
  acceptMessage,
  acceptReply,
  forgetMails,
  mailWorld,
  newWebsite,
} from '../../../harness/workers/messages/mail-world.ts'

beforeEach(forgetMails)

const hostile: Record<string, string> = {
  'line ends': 'Sam\r\nBcc: all@evil.example\r\n\r\n<b>Body</b>',
  'a bare line feed': 'Sam\nReply-To: evil@evil.example',
  'a bare carriage return': 'Sam\rX: 1',
  'odd line ends': 'Sam\u2028X: 1\u2029Y: 2\u0085Z: 3\u000bA\u000cB',
  'a NUL': 'Sam\0\0, evil',
  'control characters': 'Sam\u001b[31m\u0007\u0008',
  'turned text': '\u202emas\u202c \u2066x\u2069 \u200f\u061c',
  'nothing that is seen': '\u200b\u2060\ufeff',
  'halves of characters': '\ud800Sam\udc00',
  'ten thousand characters': 'Sam '.repeat(2500),
  'ten thousand without a space': '漢'.repeat(10_000),
  'ten thousand pictures': '😀'.repeat(5000),
  'an address': '"Evil, Inc." <evil@evil.example>, all@evil.example',
  'what quotes': '\\"Sam\\" (comment) [x]; group: a@b.example;',
  'an encoded word': '=?utf-8?B?U2Ft?= =?utf-8?Q?=0D=0ABcc:_x@evil.example?=',
}

/** As the binding is given it: nothing of it may be more than one header's value. */
function expectPlain(value: string | undefined, most: number) {
  expect(value).toBeTypeOf('string')
  expect(value).not.toMatch(/[\p{Cc}\u2028\u2029\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/u)
  expect(value?.isWellFormed()).toBe(true)
  expect(value?.length).toBeLessThanOrEqual(most)
  expect(value).toBe(value?.trim())
}

it.each(Object.entries(hostile))('a visitor’s name with %s is a plain line', async (_, name) => {
  const world = mailWorld()
  await acceptMessage(await newWebsite(), world.at, { name, email: 'sam@visitor.example' })
  expect(await world.drain()).toEqual({ sent: 1, failed: 0 })
  const [mail] = world.sent
  expectPlain(mail?.subject, 200)
  const { replyTo } = mail as { replyTo: string | { name: string; email: string } }
  if (typeof replyTo === 'string') expect(replyTo).toBe('sam@visitor.example')
  else {
    expectPlain(replyTo.name, 60)
    expect(replyTo.name).not.toMatch(/[()<>[\]:;@\\,"]/)
    expect(replyTo.email).toBe('sam@visitor.example')
  }
  expect(mail?.html).not.toMatch(/<b>Body|\0/)
})

it.each(Object.entries(hostile))('a business called so (%s) answers under a plain name', async (_, name) => {
  const world = mailWorld()
  const message = await acceptMessage(await newWebsite(name.toWellFormed()), world.at, { folder: 'spam' })
  await acceptReply(message, world.at)
  expect(await world.drain()).toEqual({ sent: 1, failed: 0 })
  const mail = world.sent[0] as { subject: string; from: { name: string }; replyTo: { name: string } }
  expectPlain(mail.subject, 120)
  expectPlain(mail.from.name, 60)
  expectPlain(mail.replyTo.name, 60)
  expect(mail.from.name).not.toBe('')
})

it.each([
  'sam@visitor.example\r\nBcc: all@evil.example',
  '<sam@visitor.example>',
  'a@b.example, c@d.example',
  'x'.repeat(10_000),
  '@',
])('an invalid address gets no reply-to: %s', async (email) => {
  const world = mailWorld()
  await acceptMessage(await newWebsite(), world.at, { email })
  expect(await world.drain()).toEqual({ sent: 1, failed: 0 })
  expect(world.sent[0]).not.toHaveProperty('replyTo')
})

it('every field at ten thousand characters is still one mail', async () => {
  const world = mailWorld()
  const long = 'A word and another, '.repeat(500)
  await acceptMessage(await newWebsite(), world.at, { name: long, email: long, phone: long, message: long })
  expect(await world.drain()).toEqual({ sent: 1, failed: 0 })
  const [{ text, html } = { text: '', html: '' }] = world.sent as { text: string; html: string }[]
  expect(text.replaceAll(/\n> /g, ' ')).toContain(long.trim().slice(0, 9000))
  expect(new TextEncoder().encode(html).byteLength).toBeLessThan(100_000)
})
