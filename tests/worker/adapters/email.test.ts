import { env } from 'cloudflare:workers'
import { expect, it, vi } from 'vitest'
import type { MailMessage } from '../../../worker/adapters/email/email.ts'
import { chooseMail } from '../../../worker/adapters/email/email.ts'

const hello: MailMessage = { to: 'ada@example.com', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' }
const calendar = { filename: 'time.ics', type: 'text/calendar', content: 'SUMMARY:Grüße\r\n' }

function throughBinding() {
  const send = vi.fn(async (_: unknown) => ({ messageId: '1' }))
  const settings = { MAIL_PROVIDER: 'cloudflare', MAIL_FROM: 'hello@example.com' } as const
  // The binding has overloads; the product calls one.
  return { send, mail: chooseMail({ ...env, ...settings, EMAIL: { send } as unknown as SendEmail }) }
}

it('sends under a name, with who is answered, and files as bytes', async () => {
  const { send, mail } = throughBinding()
  const replyTo = { email: 'sam@visitor.example', name: 'Sam' }
  await mail.send({ ...hello, fromName: 'Ada’s Plumbing', replyTo, attachments: [calendar] })
  await mail.send({ ...hello, replyTo: { ...replyTo, name: '' } })
  expect(send.mock.calls).toMatchObject([
    [
      {
        from: { name: 'Ada’s Plumbing', email: 'hello@example.com' },
        replyTo,
        attachments: [{ filename: 'time.ics', type: 'text/calendar', disposition: 'attachment' }],
      },
    ],
    [{ replyTo: 'sam@visitor.example' }],
  ])
  const [[first]] = send.mock.calls as [[{ attachments: { content: Uint8Array }[] }]]
  expect(new TextDecoder().decode(first.attachments[0]?.content)).toBe(calendar.content)
})

it('is taken by the binding that wrangler plays', async () => {
  const mail = chooseMail({ ...env, MAIL_PROVIDER: 'cloudflare', MAIL_FROM: 'hello@example.com' })
  await mail.send({ ...hello, fromName: 'Ada, “Plumbing”', attachments: [calendar] })
})

it('keeps who is answered and the files for the mailbox', async () => {
  await chooseMail(env).send({
    ...hello,
    replyTo: { email: 'sam@visitor.example', name: 'Sam' },
    attachments: [calendar],
  })
  const row = await env.DB.prepare('select reply_to as replyTo, attachments from mailbox').first<
    Record<string, string>
  >()
  expect(row?.replyTo).toBe('Sam <sam@visitor.example>')
  expect(JSON.parse(row?.attachments ?? '')).toEqual([calendar])
})

const ends = ['\r\nBcc: all@evil.example', '\n', '\r', '\0', '\u0085', '\u2028']
const broken = ends.flatMap((end): [string, Partial<MailMessage>][] => [
  ['subject', { subject: `Hello${end}` }],
  ['recipient', { to: `ada@example.com${end}` }],
  ['sender’s name', { fromName: `Ada${end}` }],
  ['answered name', { replyTo: { email: 'sam@visitor.example', name: `Sam${end}` } }],
  ['answered address', { replyTo: { email: `sam@visitor.example${end}`, name: 'Sam' } }],
  ['file name', { attachments: [{ ...calendar, filename: `time.ics${end}` }] }],
  ['file type', { attachments: [{ ...calendar, type: `text/calendar${end}` }] }],
])
const addresses = ['a@b.example, c@d.example', 'A <a@b.example>', 'a@b.example;c@d.example', 'a b@c.example']
it.each([
  ...broken,
  ...addresses.flatMap((email): [string, Partial<MailMessage>][] => [
    ['recipient', { to: email }],
    ['answered address', { replyTo: { email, name: '' } }],
  ]),
])('refuses a %s that would be more than that: %j', async (_, change) => {
  const { send, mail } = throughBinding()
  await expect(mail.send({ ...hello, ...change })).rejects.toThrow(/headers/)
  await expect(chooseMail(env).send({ ...hello, ...change })).rejects.toThrow(/headers/)
  expect(send).not.toHaveBeenCalled()
})
