import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { chooseHostnames } from '../../../worker/adapters/hostnames/choose-hostnames.ts'
import { takeFromWebsite } from '../../../worker/domains/disconnect.ts'
import { sendDisconnectMail } from '../../../worker/domains/email-routes.ts'
import { insertDomain } from '../../../worker/domains/records/claims.ts'
import { wantedRecords } from '../../../worker/domains/wanted-records.ts'
import type { Env } from '../../../worker/env.ts'
import { newId } from '../../../worker/platform/crypto/hash.ts'
import type { AppError } from '../../../worker/platform/http/errors.ts'
import { newPerson } from '../../harness/workers/accounts/sign-in.ts'
import { contextOf, newHandle, newSite, publish, siteEnv } from '../../harness/workers/sites/sites.ts'

const day = 24 * 60 * 60 * 1000
const start = Date.parse('2027-03-01T12:00:00Z')
const companyName = 'Ada’s Plumbing'

/** The world some days after the domain was connected. */
const daysOn = (days: number, of?: Env) => contextOf(of, () => new Date(start + days * day))

/** Mails that nobody takes over. */
const deaf = siteEnv({
  MAIL_PROVIDER: 'cloudflare',
  MAIL_FROM: 'hello@example.com',
  EMAIL: { send: () => Promise.reject(new Error('no mail today')) },
})

type Mail = { subject: string; text: string; html: string }
const mailsOf = async (userId: string) =>
  (
    await env.DB.prepare('select subject, text, html from mailbox where recipient = ?')
      .bind(`${userId}@example.com`)
      .all<Mail>()
  ).results

let names = 0

/** A published website's domain, not touched since `start`. */
async function newDomain() {
  const site = await newSite()
  const handle = newHandle()
  await publish(site, handle)
  const { userId } = site
  const domainName = `shop${names++}.custom.localhost`
  const domain = { id: newId(), userId, domainName, shownName: domainName, websiteName: handle, preferred: true }
  expect(await insertDomain(contextOf().db, domain, new Date(start))).toBe(true)
  return { userId, domainName, handle, order: { userId, domainName, companyName } }
}

/** One that was disconnected so many days after. */
async function disconnected(days: number) {
  const made = await newDomain()
  await takeFromWebsite(daysOn(days), made)
  return made
}

const codeOfFailure = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: AppError) => error.code,
  )

describe('the mail after a domain was disconnected', () => {
  it('emails the owner once, with the records to remove and the way back', async () => {
    const { userId, domainName, order } = await disconnected(30)
    expect(await sendDisconnectMail(daysOn(30), order)).toBe(true)
    expect(await sendDisconnectMail(daysOn(31), order)).toBe(false)
    const [mail, ...more] = await mailsOf(userId)
    expect(more).toEqual([])
    const said = mail?.text.replaceAll(/\s+/g, ' ')
    expect(said).toContain(`The website of ${companyName} is no longer at this domain: ${domainName}`)
    const hostnames = chooseHostnames(siteEnv())
    if (!hostnames) throw new Error('no provider of hostnames')
    const { traffic, ownership } = await wantedRecords({ userId, domainName, hostnames })
    for (const { type, host, value } of [...traffic, ownership]) {
      expect(said).toContain(`- ${type} record, name ${host}, value ${value}`)
      expect(mail?.html).toContain(value)
    }
    expect(said).toContain('Leave all other records as they are.')
    expect(mail?.text).toContain(`\n${env.APP_ORIGIN}/designer\n`)
  })

  it.each([
    [0, false],
    [6.9, false],
    [7, false],
    [7.001, true],
  ])('of one that was not modified for %d days: %s', async (days, isSent) => {
    const { userId, order } = await disconnected(days)
    expect(await sendDisconnectMail(daysOn(days), order)).toBe(isSent)
    expect(await mailsOf(userId)).toHaveLength(isSent ? 1 : 0)
  })

  it('sends one email for many parallel requests', async () => {
    const { userId, order } = await disconnected(30)
    const sent = await Promise.all(Array.from({ length: 20 }, () => sendDisconnectMail(daysOn(30), order)))
    expect(sent.filter(Boolean)).toHaveLength(1)
    expect(await mailsOf(userId)).toHaveLength(1)
  })

  it('sends the email later when the provider failed', async () => {
    const { userId, order } = await disconnected(30)
    expect(await codeOfFailure(sendDisconnectMail(daysOn(30, deaf), order))).toBe('mail_failed')
    expect(await mailsOf(userId)).toEqual([])
    expect(await sendDisconnectMail(daysOn(30), order)).toBe(true)
    expect(await sendDisconnectMail(daysOn(30), order)).toBe(false)
    expect(await mailsOf(userId)).toHaveLength(1)
  })

  it('sends no email while the domain is connected', async () => {
    const { userId, order } = await newDomain()
    expect(await sendDisconnectMail(daysOn(30), order)).toBe(false)
    expect(await mailsOf(userId)).toEqual([])
  })

  it('returns not_found for another person’s domain and a missing one', async () => {
    const { userId, order } = await disconnected(30)
    const other = await newDomain()
    expect(await codeOfFailure(sendDisconnectMail(daysOn(30), { ...order, userId: other.userId }))).toBe('not_found')
    expect(await codeOfFailure(sendDisconnectMail(daysOn(30), { ...order, domainName: 'no.such.example' }))).toBe(
      'not_found',
    )
    expect([...(await mailsOf(userId)), ...(await mailsOf(other.userId))]).toEqual([])
  })

  it('takes the company’s name as one short line of text, and its domain however it is written', async () => {
    const { userId, domainName, order } = await disconnected(30)
    const hostile = `Ada\r\nBcc: all@evil.example\u0000\n\n<img src=x onerror=alert(1)>${'x'.repeat(400)}`
    const typed = ` ${domainName.toUpperCase()} `
    expect(await sendDisconnectMail(daysOn(30), { ...order, domainName: typed, companyName: hostile })).toBe(true)
    const [mail] = await mailsOf(userId)
    const said =
      /The website of (.*) is no longer at this domain/.exec(mail?.text.replaceAll('\n', ' ') ?? '')?.[1] ?? ''
    expect(said).toMatch(/^Ada Bcc: all@evil\.example <img/)
    expect(said.length).toBeLessThanOrEqual(48)
    expect(mail?.html).not.toContain('<img')
    expect(mail?.subject).not.toContain('Ada')
  })

  it('leaves a blank company name out', async () => {
    const { userId, order } = await disconnected(30)
    expect(await sendDisconnectMail(daysOn(30), { ...order, companyName: ' \n ' })).toBe(true)
    expect((await mailsOf(userId))[0]?.text).toContain('Your website is no longer at this domain:')
  })
})

describe('the call for it', () => {
  const path = '/api/entri/email-service/send-disconnect-email'
  const body = { domain: 'no.such.example', companyName }

  it('refuses a request without a bearer token or a valid body', async () => {
    const browser = await newPerson()
    const { token } = (await browser.post('/api/session/token')).body as { token: string }
    const headers = { authorization: `Bearer ${token}` }
    expect((await browser.post(path, body)).status).toBe(401)
    expect((await browser.post(path, body, headers)).status).toBe(404)
    for (const wrong of [
      {},
      { ...body, domain: '' },
      { ...body, companyName: 'x'.repeat(49) },
      { domain: 'a.example' },
    ]) {
      expect((await browser.post(path, wrong, headers)).status).toBe(400)
    }
  })
})
