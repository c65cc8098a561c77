import { beforeEach, expect, it, vi } from 'vitest'
import { findDomain } from '../../../worker/domains/records/domains.ts'
import {
  deleteAccount,
  goodbyes,
  isNothing,
  leftOf,
  resumeDeletions,
  statusOf,
  waitingContext,
  wholePerson,
} from '../../harness/workers/accounts/deletions.ts'
import { connectDomain } from '../../harness/workers/domains/connected-domain.ts'
import { contextOf, idOf, newHandle, newSite, publish, siteEnv, visit } from '../../harness/workers/sites/sites.ts'

const minute = 60_000

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())

/** A provider at whose address nobody answers. */
const unreachable = siteEnv({
  HOSTNAMES_PROVIDER: 'cloudflare',
  CLOUDFLARE_URL: 'http://127.0.0.1:9',
  CLOUDFLARE_ZONE_ID: '0123456789abcdef0123456789abcdef',
  CLOUDFLARE_TOKEN: 'a-token',
  DOMAINS_TARGET: 'target.example',
})

it('deletes an account with its domains and frees their names', async () => {
  const person = await wholePerson()
  const { ctx, settled } = waitingContext(siteEnv())
  expect((await visit(`http://${person.handle}.example:8787/`)).status).toBe(200)
  await deleteAccount(ctx, person.person)
  await settled()
  expect((await visit(`http://${person.handle}.example:8787/`)).status).toBe(404)
  expect(isNothing(await leftOf(person))).toBe(true)
  const [site, handle] = [await newSite(), newHandle()]
  await publish(site, handle)
  await connectDomain(contextOf(), { ...idOf(site), domainName: `${person.handle}.example` })
  expect((await visit(`http://${person.handle}.example:8787/`)).status).toBe(200)
})

it('deletes everything but the domains while their provider fails, and finishes later', async () => {
  const person = await wholePerson()
  const { ctx, settled } = waitingContext(unreachable)
  await deleteAccount(ctx, person.person)
  await settled()
  for (const host of [`${person.handle}.example`, `${person.handle}.localhost`])
    expect((await visit(`http://${host}:8787/`)).status).toBe(404)
  expect(await leftOf(person)).toMatchObject({
    ...{ draft_websites: 0, websites: 0, releases: 0, website_images: 0, sessions: 0, accounts: 0, creations: 0 },
    ...{ website_domains: 2, users: 1, deletions: 1 },
  })
  const live = await findDomain(contextOf().db, { userId: person.userId, domainName: `${person.handle}.example` })
  expect(live).toMatchObject({ websiteName: null, live: false, providerState: 'leaving' })
  expect(await goodbyes(person.email)).toBe(0)
  const later = contextOf(siteEnv(), () => new Date(Date.now() + 10 * minute))
  expect(await resumeDeletions({ ...later, env: unreachable })).toBe(0)
  expect(await resumeDeletions(later)).toBe(1)
  expect(isNothing(await leftOf(person))).toBe(true)
  expect(await goodbyes(person.email)).toBe(1)
  expect(await statusOf(person.handle)).toBe(404)
})
