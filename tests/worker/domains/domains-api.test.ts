import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { chooseHostnames } from '../../../worker/adapters/hostnames/choose-hostnames.ts'
import { takeFromWebsite } from '../../../worker/domains/disconnect.ts'
import { sendDisconnectMail } from '../../../worker/domains/email-routes.ts'
import { wantedRecords } from '../../../worker/domains/look-up.ts'
import {
  type DomainList,
  domainAnswer,
  domainInvalid,
  domainList,
  domainReport,
  domainTaken,
} from '../../../worker/domains/schema.ts'
import { settleDomains } from '../../../worker/domains/settle.ts'
import type { Draft } from '../../../worker/drafts/schema.ts'
import type { Env } from '../../../worker/env.ts'
import { newId } from '../../../worker/platform/crypto/hash.ts'
import type { AppError } from '../../../worker/platform/http/errors.ts'
import { insertDomain } from '../../../worker/websites/claims.ts'
import { eventually } from '../../harness/eventually.ts'
import { newPerson } from '../../harness/workers/accounts/account.ts'
import { type Answer, type Browser, listen } from '../../harness/workers/accounts/browser.ts'
import { at, minute, newName } from '../../harness/workers/domains/domain-world.ts'
import { type DohPeer, type HostnamesPeer, newDoh, newHostnames } from '../../harness/workers/domains/peers.ts'
import { smallDocument } from '../../harness/workers/sites/documents.ts'
import { contextOf, newHandle, newSite, publish, siteEnv } from '../../harness/workers/sites/sites.ts'

const codeOf = ({ status, body }: Answer) => [status, (body as { error?: { code: string } })?.error?.code]
const detailsOf = ({ body }: Answer) => (body as { error: { details: unknown } }).error.details

type Person = { browser: Browser; path: string; hostnames: HostnamesPeer; doh: DohPeer }

/** An owner with an online website, by default with new DNS and provider peers. */
async function owner(outside?: Pick<Person, 'hostnames' | 'doh'>): Promise<Person> {
  const { hostnames, doh } = outside ?? { hostnames: await newHostnames(), doh: await newDoh() }
  const browser = await newPerson({ ...hostnames.settings, ...doh.settings })
  const { body } = await browser.post('/api/drafts', { websiteSettings: smallDocument() })
  const path = `/api/drafts/${(body as Draft).draftId}`
  expect((await browser.post(`${path}/publish`, { handle: newHandle() }, { 'if-match': '"1"' })).status).toBe(200)
  return { browser, path, hostnames, doh }
}

const connect = ({ browser, path }: Person, domainName: string) => browser.post(`${path}/domains`, { domainName })
const listOf = async ({ browser, path }: Person): Promise<DomainList> =>
  domainList.parse((await browser.get(`${path}/domains`)).body)

/** Makes the records that the screen lists. */
async function follow({ browser, doh }: Person, domainName: string): Promise<void> {
  const { records } = domainReport.parse((await browser.get(`/api/domains/${domainName}/report`)).body)
  const names: Record<string, Record<string, string[]>> = {}
  for (const { record } of records) names[record.name] = { [record.type]: [record.value] }
  await doh.say(names)
}

describe('the domains API', () => {
  it('connects, checks, prefers and disconnects a domain, and notifies an open tab', async () => {
    const ada = await owner()
    const { browser, path } = ada
    const [name, tab] = [newName(), await listen(browser)]
    const list = domainList.parse((await connect(ada, name)).body)
    expect(list.domains).toMatchObject([{ domainName: name, state: 'PendingOwnershipVerification', live: false }])
    await expect.poll(() => tab.received).toContainEqual({ type: 'domains.changed' })

    await follow(ada, name)
    const later = contextOf(siteEnv({ ...ada.hostnames.settings, ...ada.doh.settings }))
    const checked = domainAnswer.parse((await browser.post(`/api/domains/${name}/check`)).body)
    expect(checked.domain.state).toBe('PendingOwnershipVerification')
    await ada.hostnames.walk(name, at.active)
    const count = tab.received.length
    await settleDomains({ ...later, now: () => new Date(Date.now() + minute) })
    expect((await listOf(ada)).domains).toMatchObject([{ state: 'Connected', live: true, main: true }])
    await expect.poll(() => tab.received.slice(count)).toContainEqual({ type: 'domains.changed' })

    expect(domainAnswer.parse((await browser.put(`/api/domains/${name}/preferred`)).body).domain.main).toBe(true)
    const stays = await browser.put(`${path}/handle-host`, { redirects: false })
    expect(domainList.parse(stays.body).handleHost).toMatchObject({ redirects: false })
    const gone = domainAnswer.parse((await browser.post(`/api/domains/${name}/disconnect`)).body)
    expect(gone.domain).toMatchObject({ websiteName: null, live: false, leaving: false })
    expect(codeOf(await browser.delete(`/api/domains/${name}`))).toEqual([409, 'domain_not_pending'])
  })

  it('checks a domain at most every three seconds', async () => {
    const ada = await owner()
    const name = newName()
    await connect(ada, name)
    await ada.browser.post(`/api/domains/${name}/check`)
    const queries = (await ada.doh.seen()).length
    expect(queries).toBeGreaterThan(0)
    for (let times = 0; times < 4; times += 1) await ada.browser.post(`/api/domains/${name}/check`)
    expect((await ada.doh.seen()).length).toBe(queries)
  })

  it('deletes a pending domain', async () => {
    const ada = await owner()
    const name = newName()
    await connect(ada, name)
    expect((await ada.browser.delete(`/api/domains/${name}`)).status).toBe(204)
    expect((await listOf(ada)).domains).toEqual([])
  })

  it('explains why a name is refused', async () => {
    const ada = await owner()
    for (const [typed, problem] of [
      ['*.example.com', 'wildcard'],
      ['127.0.0.1', 'address-by-number'],
      ['github.io', 'public-suffix'],
      ['shingle', 'not-a-name'],
    ]) {
      const answer = await connect(ada, String(typed))
      expect(codeOf(answer)).toEqual([422, 'domain_invalid'])
      expect(domainInvalid.parse(detailsOf(answer))).toEqual({ problem })
    }
    for (const body of [
      {},
      { domainName: 7 },
      { domainName: 'x'.repeat(3000) },
      { domainName: 'a.com', pair: 'yes' },
    ]) {
      expect(codeOf(await ada.browser.post(`${ada.path}/domains`, body))).toEqual([400, 'invalid_request'])
    }
  })

  it('refuses another account’s name and returns the record to prove ownership', async () => {
    const ada = await owner()
    const bob = await owner(ada)
    const name = newName()
    await connect(ada, name)
    const refused = await connect(bob, name)
    expect(codeOf(refused)).toEqual([409, 'domain_taken'])
    const { record } = domainTaken.parse(detailsOf(refused))
    expect(record).toMatchObject({ purpose: 'ownership', type: 'TXT', name: `_shingle.${name}`, host: '_shingle.www' })
    await ada.doh.say({ [`_shingle.${name}`]: { TXT: [`"${record?.value}"`] } })
    expect((await connect(bob, name)).status).toBe(200)
    expect((await listOf(ada)).domains).toMatchObject([
      { state: 'Failed', failureReason: 'OwnershipVerificationExpired' },
    ])
  })

  it('returns 404 for another person’s domain, as for a missing domain', async () => {
    const ada = await owner()
    const bob = await owner(ada)
    const name = newName()
    await connect(ada, name)
    const tell = async (of: string) => {
      const answers = [
        await bob.browser.get(`/api/domains/${of}/report`),
        await bob.browser.post(`/api/domains/${of}/check`),
        await bob.browser.post(`/api/domains/${of}/disconnect`),
        await bob.browser.put(`/api/domains/${of}/preferred`),
        await bob.browser.delete(`/api/domains/${of}`),
      ]
      return answers
        .map(({ status, body }) => ({ status, error: (body as { error: object }).error }))
        .map(({ status, error }) => ({ status, error: { ...error, requestId: '' } }))
    }
    const answer = await tell(name)
    expect(answer).toEqual(await tell('nobody.example.com'))
    expect(new Set(answer.map(({ status }) => status))).toEqual(new Set([404]))
    expect((await listOf(ada)).domains).toHaveLength(1)
    expect((await listOf(bob)).domains).toEqual([])
  })

  it('reports a failed disconnection while the provider is down, and stops serving the domain', async () => {
    const ada = await owner()
    const name = newName()
    await connect(ada, name)
    await follow(ada, name)
    await ada.browser.post(`/api/domains/${name}/check`)
    await ada.hostnames.change({ faults: [{ how: '500' }] })
    expect(codeOf(await ada.browser.post(`/api/domains/${name}/disconnect`))).toEqual([503, 'disconnection_failed'])
    expect((await listOf(ada)).domains).toMatchObject([{ websiteName: null, leaving: true }])
  })

  it('emails the owner the records to remove, even while the provider is down', async () => {
    const ada = await owner()
    const name = newName()
    await connect(ada, name)
    await follow(ada, name)
    await ada.browser.post(`/api/domains/${name}/check`)
    await env.DB.prepare('update website_domains set modified_at = modified_at - ? where domain_name = ?')
      .bind(8 * day, name)
      .run()
    await ada.hostnames.change({ faults: [{ how: '500' }] })
    expect((await ada.browser.post(`/api/domains/${name}/disconnect`)).status).toBe(503)
    const mails = () =>
      env.DB.prepare("select text from mailbox where subject like '%was disconnected%' and text like ?")
        .bind(`%${name}%`)
        .all<{ text: string }>()
    await eventually(async () => expect((await mails()).results).toHaveLength(1))
    await ada.browser.post(`/api/domains/${name}/disconnect`)
    const [mail, ...more] = (await mails()).results
    expect(more).toEqual([])
    expect(mail?.text.replaceAll(/\s+/g, ' ')).toMatch(/The website of .+ is no longer at this domain/)
  })
})

const day = 24 * 60 * 60 * 1000
const start = Date.parse('2027-03-01T12:00:00Z')
const companyName = 'Ada’s Plumbing'

/** A context some days after the domain was connected. */
const daysOn = (days: number, of?: Env) => contextOf(of, () => new Date(start + days * day))

/** An environment whose mail fails. */
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

/** A published website's domain, unchanged since `start`. */
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

/** A domain that was disconnected after some days. */
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

describe('the email about a disconnected domain', () => {
  it('goes to the owner once, with the records to remove and the way back', async () => {
    const { userId, domainName, order } = await disconnected(30)
    expect(await sendDisconnectMail(daysOn(30), order)).toBe(true)
    expect(await sendDisconnectMail(daysOn(31), order)).toBe(false)
    const [mail, ...more] = await mailsOf(userId)
    expect(more).toEqual([])
    const text = mail?.text.replaceAll(/\s+/g, ' ')
    expect(text).toContain(`The website of ${companyName} is no longer at this domain: ${domainName}`)
    const hostnames = chooseHostnames(siteEnv())
    if (!hostnames) throw new Error('no provider of hostnames')
    const { traffic, ownership } = await wantedRecords({ userId, domainName, hostnames })
    for (const { type, host, value } of [...traffic, ownership]) {
      expect(text).toContain(`- ${type} record, name ${host}, value ${value}`)
      expect(mail?.html).toContain(value)
    }
    expect(text).toContain('Leave all other records as they are.')
    expect(mail?.text).toContain(`\n${env.APP_ORIGIN}/designer\n`)
  })

  it.each([
    [0, false],
    [6.9, false],
    [7, false],
    [7.001, true],
  ])('goes out for a domain unchanged for %d days: %s', async (days, isSent) => {
    const { userId, order } = await disconnected(days)
    expect(await sendDisconnectMail(daysOn(days), order)).toBe(isSent)
    expect(await mailsOf(userId)).toHaveLength(isSent ? 1 : 0)
  })

  it('goes out only once for parallel requests', async () => {
    const { userId, order } = await disconnected(30)
    const sent = await Promise.all(Array.from({ length: 20 }, () => sendDisconnectMail(daysOn(30), order)))
    expect(sent.filter(Boolean)).toHaveLength(1)
    expect(await mailsOf(userId)).toHaveLength(1)
  })

  it('goes out later if the provider failed', async () => {
    const { userId, order } = await disconnected(30)
    expect(await codeOfFailure(sendDisconnectMail(daysOn(30, deaf), order))).toBe('mail_failed')
    expect(await mailsOf(userId)).toEqual([])
    expect(await sendDisconnectMail(daysOn(30), order)).toBe(true)
    expect(await sendDisconnectMail(daysOn(30), order)).toBe(false)
    expect(await mailsOf(userId)).toHaveLength(1)
  })

  it('requires that the domain is disconnected', async () => {
    const { userId, order } = await newDomain()
    expect(await sendDisconnectMail(daysOn(30), order)).toBe(false)
    expect(await mailsOf(userId)).toEqual([])
  })

  it('fails with not_found for a missing domain or another person’s', async () => {
    const { userId, order } = await disconnected(30)
    const other = await newDomain()
    expect(await codeOfFailure(sendDisconnectMail(daysOn(30), { ...order, userId: other.userId }))).toBe('not_found')
    expect(await codeOfFailure(sendDisconnectMail(daysOn(30), { ...order, domainName: 'no.such.example' }))).toBe(
      'not_found',
    )
    expect([...(await mailsOf(userId)), ...(await mailsOf(other.userId))]).toEqual([])
  })

  it('shows the company’s name as one short line of text, for a domain in any spelling', async () => {
    const { userId, domainName, order } = await disconnected(30)
    const hostile = `Ada\r\nBcc: all@evil.example\u0000\n\n<img src=x onerror=alert(1)>${'x'.repeat(400)}`
    const typed = ` ${domainName.toUpperCase()} `
    expect(await sendDisconnectMail(daysOn(30), { ...order, domainName: typed, companyName: hostile })).toBe(true)
    const [mail] = await mailsOf(userId)
    const name =
      /The website of (.*) is no longer at this domain/.exec(mail?.text.replaceAll('\n', ' ') ?? '')?.[1] ?? ''
    expect(name).toMatch(/^Ada Bcc: all@evil\.example <img/)
    expect(name.length).toBeLessThanOrEqual(48)
    expect(mail?.html).not.toContain('<img')
    expect(mail?.subject).not.toContain('Ada')
  })

  it('omits a blank company name', async () => {
    const { userId, order } = await disconnected(30)
    expect(await sendDisconnectMail(daysOn(30), { ...order, companyName: ' \n ' })).toBe(true)
    expect((await mailsOf(userId))[0]?.text).toContain('Your website is no longer at this domain:')
  })
})

describe('POST /api/entri/email-service/send-disconnect-email', () => {
  const path = '/api/entri/email-service/send-disconnect-email'
  const body = { domain: 'no.such.example', companyName }

  it('requires a bearer token and a valid body', async () => {
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
