import { env } from 'cloudflare:workers'
import { expect, it, vi } from 'vitest'
import { emailOwner } from '../../../worker/domains/apply-event.ts'
import { insertDomain } from '../../../worker/domains/records/claims.ts'
import { type DomainRow, findDomain } from '../../../worker/domains/records/domains.ts'
import { newId } from '../../../worker/platform/crypto/hash.ts'
import { contextOf, newHandle, newOwner, newSite, publish, siteEnv } from '../../harness/workers/sites/sites.ts'

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

it.each([
  ['connected', null, /Visitors now find your website at this domain/, /^http:\/\/told\d+\.custom\.localhost:8787$/m],
  ['failed', 'OwnershipVerificationExpired', /didn’t find the records .* within 7 days/, /\/designer$/m],
  ['failed', 'CertificateActivationFailed', /We couldn’t get a certificate .* 48 hours/, /\/designer$/m],
  ['lost', 'OwnershipVerificationExpired', /no longer at this domain: .* point elsewhere/, /\/designer$/m],
  ['lost', 'CertificateActivationFailed', /couldn’t renew its certificate/, /\/designer$/m],
] as const)('tells its owner alone that a domain is %s (%s)', async (what, failureReason, words, link) => {
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

it('does not fail its caller, and logs the failure', async () => {
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
  expect(log.mock.calls.flat().join(' ')).toContain(domain.domainName)
  expect((await allMails()).length).toBe(before)
  log.mockRestore()
})
