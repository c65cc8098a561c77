import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { emailOwner } from '../../../worker/domains/apply-event.ts'
import { newId } from '../../../worker/platform/crypto/hash.ts'
import { insertDomain } from '../../../worker/websites/claims.ts'
import { type DomainRow, findDomain } from '../../../worker/websites/domains.ts'
import {
  at,
  type DomainWorld,
  day,
  elsewhere,
  hour,
  minute,
  newDomainWorld,
  newName,
  newOwnerOnline,
  type Owner,
  second,
} from '../../harness/workers/domains/domain-world.ts'
import { linesAbout } from '../../harness/workers/log-lines.ts'
import { contextOf, newHandle, newOwner, newSite, publish, siteEnv } from '../../harness/workers/sites/sites.ts'

let world: DomainWorld
let ada: Owner
let name: string

/** A domain pending for long is checked every half an hour. */
const passDays = async (days: number) => {
  world.wait(days * day)
  await world.cron()
}

describe('a domain over time', () => {
  beforeEach(async () => {
    ;[world, ada, name] = [await newDomainWorld(), await newOwnerOnline(), newName()]
  })

  describe('ownership', () => {
    it('expires after seven days, and not an hour earlier', async () => {
      await world.connect(ada, name)
      await world.pass(minute)
      await passDays(6.9)
      await world.expectState(ada, name, 'PendingOwnershipVerification')
      await passDays(0.11)
      await world.expectState(ada, name, 'Failed', 'OwnershipVerificationExpired')
      expect(await world.hostnames.counts()).toEqual({})
      expect(await world.row(ada, name)).toMatchObject({ providerState: 'none', websiteName: ada.handle, live: false })
      await world.prove(name, ada)
      await passDays(1)
      await world.expectState(ada, name, 'Failed', 'OwnershipVerificationExpired')
      expect(await world.history(name)).toEqual([
        `Created PendingOwnershipVerification of ${ada.handle}`,
        `Updated Failed OwnershipVerificationExpired of ${ada.handle}`,
      ])
    })

    it('remains pending while DNS fails, however long', async () => {
      await world.connect(ada, name)
      await world.dnsFails([{ how: '500' }])
      await passDays(30)
      await world.expectState(ada, name, 'PendingOwnershipVerification')
      await world.dnsFails([])
      await world.prove(name, ada)
      await passDays(1)
      expect(await world.hostnames.find(name), 'it goes on from where it was').toMatchObject({ id: expect.any(String) })
    })

    it('expires together with the domain’s removal at the provider', async () => {
      await world.taken(ada, name)
      await world.pass(minute)
      await passDays(7)
      await world.expectState(ada, name, 'Failed', 'OwnershipVerificationExpired')
      expect(await world.hostnames.find(name)).toBeUndefined()
    })

    it.each([
      ['moved', at.moved],
      ['deleted', at.deleted],
      ['unknown there', undefined],
    ])('expires if the provider reports that the domain is %s', async (_word, step) => {
      await world.taken(ada, name)
      await (step ? world.walk(name, step) : world.hostnames.lose(name))
      await world.pass(minute)
      await world.expectState(ada, name, 'Failed', 'OwnershipVerificationExpired')
      expect(await world.hostnames.find(name)).toBeUndefined()
    })
  })

  describe('the records', () => {
    it('show as wrong while they are wrong', async () => {
      await world.say(name, { A: [elsewhere] })
      await world.connect(ada, name)
      await world.pass(second)
      await world.expectState(ada, name, 'PendingOwnershipVerification', 'InvalidDNSSettings')
      await world.pass(minute)
      await world.say(name, {})
      await world.pass(minute)
      await world.expectState(ada, name, 'PendingOwnershipVerification')
      await world.say(`_shingle.${name}`, { TXT: ['"shingle-verification=of-somebody-else"'] })
      await world.pass(minute)
      await world.expectState(ada, name, 'PendingOwnershipVerification', 'InvalidDNSSettings')
      expect(await world.history(name)).toHaveLength(4)
    })

    it('show as wrong if the provider reports them', async () => {
      await world.taken(ada, name, {
        ...at.pending,
        verificationErrors: ['custom hostname does not CNAME to this zone.'],
      })
      await world.pass(minute)
      await world.expectState(ada, name, 'PendingOwnershipVerification', 'InvalidDNSSettings')
      await world.walk(name, at.active)
      await world.pass(minute)
      await world.expectState(ada, name, 'Connected')
    })
  })

  describe('a certificate', () => {
    it('counts as delayed after an hour, gets a retry, and fails after 48 hours', async () => {
      await world.taken(ada, name, at.certificate)
      await world.pass(minute)
      await world.expectState(ada, name, 'PendingCertificateActivation')
      await world.pass(59 * minute)
      await world.expectState(ada, name, 'PendingCertificateActivation')
      expect((await world.hostnames.counts()).restart).toBeUndefined()
      await world.pass(minute)
      await world.expectState(ada, name, 'PendingCertificateActivation', 'CertificateActivationDelayed')
      expect((await world.hostnames.counts()).restart).toBe(1)
      await world.walk(name, at.certificate)
      await world.pass(46.9 * hour)
      await world.expectState(ada, name, 'PendingCertificateActivation', 'CertificateActivationDelayed')
      await world.pass(hour)
      await world.expectState(ada, name, 'Failed', 'CertificateActivationFailed')
      expect(await world.hostnames.find(name), 'the provider has let go').toBeUndefined()
      expect((await world.hostnames.counts()).restart).toBe(1)
      expect(await world.visit(name)).toBe(404)
    })

    it('connects the domain when it is issued late', async () => {
      await world.taken(ada, name, at.certificate)
      await world.pass(minute)
      await world.pass(2 * hour)
      await world.expectState(ada, name, 'PendingCertificateActivation', 'CertificateActivationDelayed')
      await world.walk(name, at.active)
      await world.pass(hour)
      await world.expectState(ada, name, 'Connected')
      expect(await world.visit(name)).toBe('Ada’s Plumbing')
    })

    it('fails if the provider reports it as failed', async () => {
      await world.taken(ada, name, at.timedOut)
      await world.pass(minute)
      await world.expectState(ada, name, 'Failed', 'CertificateActivationFailed')
      expect(await world.hostnames.find(name)).toBeUndefined()
    })

    it('fails if it was never requested in time', async () => {
      await world.taken(ada, name, at.verified)
      await world.pass(minute)
      await world.expectState(ada, name, 'OwnershipVerified')
      await world.pass(48 * hour)
      await world.expectState(ada, name, 'Failed', 'CertificateActivationFailed')
    })

    it('keeps the domain connected during its renewal', async () => {
      await world.connected(ada, name)
      const before = await world.history(name)
      await world.walk(name, at.certificate)
      await world.pass(day)
      await world.expectState(ada, name, 'Connected')
      expect(await world.visit(name)).toBe('Ada’s Plumbing')
      expect(await world.history(name)).toEqual(before)
    })

    it('fails the domain if its renewal fails', async () => {
      await world.connected(ada, name)
      await world.walk(name, at.timedOut)
      await world.pass(day)
      await world.expectState(ada, name, 'Failed', 'CertificateActivationFailed')
      expect(await world.visit(name)).toBe(404)
      expect(await world.visit(`${ada.handle}.localhost`)).toBe('Ada’s Plumbing')
    })
  })

  describe('a connected domain', () => {
    it('gets checked once a day', async () => {
      await world.connected(ada, name)
      const reads = (await world.hostnames.counts()).read ?? 0
      for (let hours = 0; hours < 23; hours += 1) await world.pass(hour)
      expect((await world.hostnames.counts()).read).toBe(reads)
      await world.pass(hour)
      expect((await world.hostnames.counts()).read).toBe(reads + 1)
    })

    it('fails at the third wrong lookup in a row, an hour apart', async () => {
      await world.connected(ada, name)
      await world.lead(name, elsewhere)
      await world.pass(day)
      expect(await world.row(ada, name)).toMatchObject({ misses: 1, live: true })
      for (let looks = 0; looks < 5; looks += 1) {
        world.wait(2 * minute)
        await world.check(ada, name)
      }
      expect(await world.row(ada, name), 'looking often does not count often').toMatchObject({ misses: 1, live: true })
      await world.pass(hour)
      expect(await world.row(ada, name)).toMatchObject({ misses: 2, live: true })
      expect(await world.visit(name)).toBe('Ada’s Plumbing')
      await world.pass(hour)
      await world.expectState(ada, name, 'Failed', 'OwnershipVerificationExpired')
      expect(await world.hostnames.find(name), 'deleted at the provider').toBeUndefined()
      expect(await world.visit(name), 'its pointer is gone').toBe(404)
      expect(await world.visit(`${ada.handle}.localhost`)).toBe('Ada’s Plumbing')
    })

    it('restarts its count of wrong lookups after a right one', async () => {
      await world.connected(ada, name)
      await world.say(name, {})
      await world.pass(day)
      await world.pass(hour)
      expect(await world.row(ada, name)).toMatchObject({ misses: 2, live: true })
      await world.lead(name)
      await world.pass(hour)
      expect(await world.row(ada, name)).toMatchObject({ misses: 0, live: true })
      await world.lead(name, elsewhere)
      await world.pass(day)
      await world.expectState(ada, name, 'Connected')
    })

    it('remains connected while DNS or the provider fails, however long', async () => {
      await world.connected(ada, name)
      await world.dnsFails([{ how: 'garbage' }])
      for (let days = 0; days < 5; days += 1) await world.pass(day)
      await world.dnsFails([])
      await world.change({ faults: [{ how: '500' }] })
      for (let days = 0; days < 5; days += 1) await world.pass(day)
      expect(await world.row(ada, name)).toMatchObject({ state: 'Connected', live: true, misses: 0 })
      expect(await world.visit(name)).toBe('Ada’s Plumbing')
    })

    it('keeps working if it points to the target’s addresses or a proxy', async () => {
      await world.connected(ada, name)
      await world.lead(name, '203.0.113.9')
      await world.pass(day)
      expect(await world.row(ada, name)).toMatchObject({ misses: 0, live: true })
      await world.lead(name, '104.16.1.1')
      await world.say(name.replace('www.', ''), { NS: ['ada.ns.cloudflare.com.', 'bob.ns.cloudflare.com.'] })
      await world.pass(day)
      expect(await world.row(ada, name)).toMatchObject({ misses: 0, live: true })
      await world.say(name.replace('www.', ''), { NS: ['ns1.example.net.', 'ada.ns.cloudflare.com.'] })
      await world.pass(day)
      expect(await world.row(ada, name)).toMatchObject({ misses: 1, live: true })
    })

    it.each([
      ['moved', at.moved],
      ['deleted', undefined],
    ])('fails at once if the provider has %s it', async (_word, step) => {
      await world.connected(ada, name)
      await (step ? world.walk(name, step) : world.hostnames.lose(name))
      await world.pass(day)
      await world.expectState(ada, name, 'Failed', 'OwnershipVerificationExpired')
      expect(await world.hostnames.find(name)).toBeUndefined()
      expect(await world.visit(name)).toBe(404)
    })
  })
})

const allMails = async () =>
  (await env.DB.prepare('select recipient, subject, text from mailbox').all<Record<string, string>>()).results

let names = 0
async function newDomain(): Promise<DomainRow> {
  const site = await newSite()
  const websiteName = newHandle()
  await publish(site, websiteName)
  const { userId } = site
  const domainName = `told${names++}.custom.localhost`
  const { db, now } = contextOf()
  await insertDomain(
    db,
    { id: newId(), userId, domainName, shownName: domainName, websiteName, preferred: true },
    now(),
  )
  const row = await findDomain(db, { userId, domainName })
  if (!row) throw new Error('no domain')
  return row
}

describe('the email about a domain', () => {
  it.each([
    ['connected', null, /Visitors now find your website at this domain/, /^http:\/\/told\d+\.custom\.localhost:8787$/m],
    ['failed', 'OwnershipVerificationExpired', /didn’t find the records .* within 7 days/, /\/designer$/m],
    ['failed', 'CertificateActivationFailed', /We couldn’t get a certificate .* 48 hours/, /\/designer$/m],
    ['lost', 'OwnershipVerificationExpired', /no longer at this domain: .* point elsewhere/, /\/designer$/m],
    ['lost', 'CertificateActivationFailed', /couldn’t renew its certificate/, /\/designer$/m],
  ] as const)('tells only its owner that a domain is %s (%s)', async (what, failureReason, words, link) => {
    const domain = await newDomain()
    await newOwner()
    const before = (await allMails()).length
    await emailOwner(contextOf(), { ...domain, failureReason }, what)
    const [mail, ...more] = (await allMails()).slice(before)
    expect(more).toEqual([])
    expect(mail?.recipient).toBe(`${domain.userId}@example.com`)
    expect(mail?.text).toContain(domain.domainName)
    expect(mail?.text?.replaceAll(/\s+/g, ' ')).toMatch(words)
    expect(mail?.text).toMatch(link)
  })

  it('logs a failure without failing its caller', async () => {
    const domain = await newDomain()
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const deaf = siteEnv({
      MAIL_PROVIDER: 'cloudflare',
      MAIL_FROM: 'hello@example.com',
      EMAIL: { send: () => Promise.reject(new Error('no mail today')) },
    })
    const before = (await allMails()).length
    await emailOwner(contextOf(deaf), domain, 'connected')
    await emailOwner(contextOf(), { ...domain, userId: 'nobody' }, 'connected')
    expect(linesAbout(log, 'domains.owner_not_told')).toMatchObject([{ domainId: domain.id }])
    expect(log.mock.calls.flat().join(' ')).not.toContain(domain.domainName)
    expect((await allMails()).length).toBe(before)
    log.mockRestore()
  })
})
