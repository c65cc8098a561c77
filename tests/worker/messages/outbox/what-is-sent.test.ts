import { env } from 'cloudflare:workers'
import { beforeEach, expect, it, vi } from 'vitest'
import { product } from '../../../../renderer/document/product.ts'
import {
  acceptMessage,
  acceptReply,
  attachedText,
  forgetMails,
  mailWorld,
  newWebsite,
  replyState,
  setSettings,
} from '../../../harness/workers/messages/mail-world.ts'
import { smallDocument } from '../../../harness/workers/sites/documents.ts'
import { newSite, save } from '../../../harness/workers/sites/sites.ts'

beforeEach(forgetMails)

const oneLine = (text = '') => text.replaceAll(/\s+/g, ' ')
const change = (sql: string, ...values: unknown[]) =>
  env.DB.prepare(sql)
    .bind(...values)
    .run()

it('sends the owner the whole message, with the visitor as reply-to', async () => {
  const world = mailWorld()
  const website = await newWebsite()
  await setSettings(website, { notify: 'at-once', timeZone: 'Europe/Vienna' })
  const { id } = await acceptMessage(website, world.at, {
    ...{ name: 'Sam Visitor', email: 'sam@visitor.example', phone: '+43 1 234', preferredTime: '2026-11-24T14:30' },
    message: 'The tap drips.\nCan you come?',
  })
  await world.drain()
  const [mail] = world.sent
  if (!mail) throw new Error('no mail')
  expect(mail).toMatchObject({
    to: `${website.userId}@example.com`,
    from: { name: product.name, email: 'hello@app.example' },
    replyTo: { name: 'Sam Visitor', email: 'sam@visitor.example' },
    subject: 'New message from Sam Visitor – Ada’s Plumbing',
    attachments: [{ filename: 'preferred-time.ics', type: 'text/calendar', disposition: 'attachment' }],
  })
  expect(mail.text).toContain('> The tap drips.\n> Can you come?\n')
  for (const said of [
    ...['Name: Sam Visitor', 'Email: sam@visitor.example', 'Phone: +43 1 234', 'Website: ada.localhost'],
    ...['Preferred time: Tuesday, 24 November 2026 at 14:30', 'Sent: Sunday, 22 November 2026 at 10:00'],
  ]) {
    expect(oneLine(mail.text)).toContain(said)
  }
  expect(mail.text).toContain(`${env.APP_ORIGIN}/inbox?message=${id}\n`)
  expect(attachedText(mail)).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*DTSTART:20261124T143000\r\n/)
})

it('warns the owner when the visitor left no email address', async () => {
  const world = mailWorld()
  await acceptMessage(await newWebsite(), world.at, { name: '', email: '', phone: '+43 1 234', message: '' })
  await world.drain()
  const [mail] = world.sent
  expect(mail?.subject).toBe('New message from +43 1 234 – Ada’s Plumbing')
  expect(mail).not.toHaveProperty('replyTo')
  expect(mail).not.toHaveProperty('attachments')
  expect(oneLine(mail?.text)).toContain('They left no email address')
})

it('uses the account’s address and the website’s name at the time of sending', async () => {
  const world = mailWorld()
  const site = await newSite(smallDocument())
  const { userId, draft } = site
  await acceptMessage({ userId, draftId: draft.draftId }, world.at, { name: 'Sam' })
  await save(site, 'Ada & Daughters')
  await change('update users set email = ? where id = ?', 'new@owner.example', userId)
  await world.drain()
  expect(world.sent).toMatchObject([{ to: 'new@owner.example', subject: 'New message from Sam – Ada & Daughters' }])
})

it.each([
  ['the message is deleted', 'delete from customer_contact_forms where user_id = ?'],
  ['the message was moved to spam', "update customer_contact_forms set folder = 'spam' where user_id = ?"],
  ['the owner wants none any more', "update inbox_settings set notify = 'never' where user_id = ?"],
  ['the account is being deleted', "update users set email = 'deleted-' || id where id = ?"],
  ['the message is another person’s by now', "update customer_contact_forms set user_id = 'else' where user_id = ?"],
])('sends no notice when %s', async (_, sql) => {
  const world = mailWorld()
  const website = await newWebsite()
  await setSettings(website, { notify: 'at-once' })
  await acceptMessage(website, world.at)
  await change(sql, website.userId)
  expect(await world.drain()).toEqual({ sent: 0, failed: 0 })
  expect(world.sent).toEqual([])
})

it('sends a reply in the name of the business and the language of the form, with the owner as reply-to', async () => {
  const world = mailWorld()
  const website = await newWebsite('Café Mörtel')
  const message = await acceptMessage(website, world.at, {
    ...{ folder: 'archive', language: 'de-AT', hostname: 'moertel.example', message: 'Haben Sie\nam Montag offen?' },
    email: 'grüße@visitor.example'.replace('ü', 'u').replace('ß', 'ss'),
  })
  const reply = await acceptReply(message, world.at, 'Ja, ab 8 Uhr.\n\nBis dann!')
  world.fault = ({ subject }) => (/^New/.test(subject) ? 'throws' : undefined)
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  await world.drain()
  log.mockRestore()
  const [mail] = world.sent
  expect(mail).toMatchObject({
    to: 'grusse@visitor.example',
    from: { name: 'Café Mörtel', email: 'hello@app.example' },
    replyTo: { name: 'Café Mörtel', email: `${website.userId}@example.com` },
    subject: 'Café Mörtel: Antwort auf Ihre Nachricht',
  })
  expect(mail?.text).toContain('\n\nJa, ab 8 Uhr.\n\nBis dann!\n\n')
  expect(mail?.text).toContain('Am 22. November 2026 haben Sie geschrieben:\n\n> Haben Sie\n> am Montag offen?\n')
  expect(oneLine(mail?.text)).toContain('Kontaktformular auf moertel.example')
  expect(`${mail?.text}${mail?.html}`).not.toContain(product.name)
  expect(await replyState(reply)).toEqual({ sentAt: world.at.getTime(), failedAt: null })
})

it('marks a reply as failed without a recipient', async () => {
  const world = mailWorld()
  const message = await acceptMessage(await newWebsite(), world.at, { folder: 'spam', email: 'no address' })
  const reply = await acceptReply(message, world.at)
  expect(await world.drain()).toEqual({ sent: 0, failed: 0 })
  expect(await replyState(reply)).toEqual({ sentAt: null, failedAt: world.at.getTime() })
})
