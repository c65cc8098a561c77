import { describe, expect, it } from 'vitest'
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
import type { Answer, Browser } from '../../harness/workers/accounts/browser.ts'
import { listen } from '../../harness/workers/accounts/live-tab.ts'
import { newPerson } from '../../harness/workers/accounts/sign-in.ts'
import { type HostnamesPeer, newHostnames } from '../../harness/workers/domains/custom-hostnames.ts'
import { type DohPeer, newDoh } from '../../harness/workers/domains/doh.ts'
import { at, minute, newName } from '../../harness/workers/domains/domain-world.ts'
import { smallDocument } from '../../harness/workers/sites/documents.ts'
import { contextOf, newHandle, siteEnv } from '../../harness/workers/sites/sites.ts'

const codeOf = ({ status, body }: Answer) => [status, (body as { error?: { code: string } })?.error?.code]
const detailsOf = ({ body }: Answer) => (body as { error: { details: unknown } }).error.details

type Person = { browser: Browser; path: string; hostnames: HostnamesPeer; doh: DohPeer }

/** Somebody whose website is online, where the outside is as it is. */
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

/** Makes the records that the screen asks for. */
async function follow({ browser, doh }: Person, domainName: string): Promise<void> {
  const { records } = domainReport.parse((await browser.get(`/api/domains/${domainName}/report`)).body)
  const names: Record<string, Record<string, string[]>> = {}
  for (const { record } of records) names[record.name] = { [record.type]: [record.value] }
  await doh.say(names)
}

describe('a person’s domains', () => {
  it('connects, checks, prefers and disconnects a domain, and notifies an open tab', async () => {
    const ada = await owner()
    const { browser, path } = ada
    const [name, tab] = [newName(), await listen(browser)]
    const list = domainList.parse((await connect(ada, name)).body)
    expect(list.domains).toMatchObject([{ domainName: name, state: 'PendingOwnershipVerification', live: false }])
    await expect.poll(() => tab.heard).toContainEqual({ type: 'domains.changed' })

    await follow(ada, name)
    const later = contextOf(siteEnv({ ...ada.hostnames.settings, ...ada.doh.settings }))
    const checked = domainAnswer.parse((await browser.post(`/api/domains/${name}/check`)).body)
    expect(checked.domain.state).toBe('PendingOwnershipVerification')
    await ada.hostnames.walk(name, at.active)
    const heard = tab.heard.length
    await settleDomains({ ...later, now: () => new Date(Date.now() + minute) })
    expect((await listOf(ada)).domains).toMatchObject([{ state: 'Connected', live: true, main: true }])
    await expect.poll(() => tab.heard.slice(heard)).toContainEqual({ type: 'domains.changed' })

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
    const asked = (await ada.doh.seen()).length
    expect(asked).toBeGreaterThan(0)
    for (let times = 0; times < 4; times += 1) await ada.browser.post(`/api/domains/${name}/check`)
    expect((await ada.doh.seen()).length).toBe(asked)
  })

  it('deletes a pending domain', async () => {
    const ada = await owner()
    const name = newName()
    await connect(ada, name)
    expect((await ada.browser.delete(`/api/domains/${name}`)).status).toBe(204)
    expect((await listOf(ada)).domains).toEqual([])
  })

  it('returns what is wrong with a refused name', async () => {
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

  it('refuses a name of another account with the record that proves ownership', async () => {
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

  it('returns 404 for another person’s domain as for a missing one', async () => {
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
    const told = await tell(name)
    expect(told).toEqual(await tell('nobody.example.com'))
    expect(new Set(told.map(({ status }) => status))).toEqual(new Set([404]))
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
})
