import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { leaseFrom, runDeletion } from '../../../worker/accounts/deletion/delete-account.ts'
import { beginDeletion } from '../../../worker/accounts/deletion/deletion-rows.ts'
import type { DeletionStep } from '../../../worker/accounts/parts.ts'
import { accountParts } from '../../../worker/api/account-parts.ts'
import { claimCreation } from '../../../worker/creation/claim.ts'
import { findCreationRow, insertCreation } from '../../../worker/creation/rows.ts'
import { createDraft } from '../../../worker/drafts/drafts.ts'
import { insertPrompt } from '../../../worker/model/prompt-rows.ts'
import { drainMediaRemovals } from '../../../worker/pictures/removals.ts'
import { creationIdOf } from '../../../worker/platform/crypto/hash.ts'
import { openDatabase } from '../../../worker/platform/db/database.ts'
import { drainOutbox } from '../../../worker/publishing/write-hosts.ts'
import { eventually } from '../../harness/eventually.ts'
import {
  deleteAccount,
  goodbyes,
  isNothing,
  leftOf,
  resumeDeletions,
  statusOf,
  type Whole,
  waitingContext,
  wholePerson,
} from '../../harness/workers/accounts/deletions.ts'
import { disconnectDomain } from '../../harness/workers/domains/connected-domain.ts'
import { faultyKv, faultyMedia } from '../../harness/workers/faults/faulty-stores.ts'
import { filesOf, newPicture } from '../../harness/workers/pictures/uploads.ts'
import { smallDocument } from '../../harness/workers/sites/documents.ts'
import { contextOf, idOf, newHandle, newOwner, newSite, publish, siteEnv } from '../../harness/workers/sites/sites.ts'

const minute = 60_000
const later = (ms: number, of = siteEnv()) => contextOf(of, () => new Date(Date.now() + ms))
const steps = accountParts.deletion.map(({ name }) => name)
/** Resumes after the lease of a killed worker. */
const resume = () => resumeDeletions(later(4 * minute))

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
})

const begin = async ({ userId }: Whole) => {
  const at = new Date()
  const deletion = await beginDeletion(openDatabase(env.DB), {
    userId,
    at,
    until: leaseFrom(at),
    counts: [],
    isMailed: true,
  })
  if (!deletion) throw new Error('not begun')
  return deletion
}

/** The deletion's steps with one replaced. */
const withStep = (name: string, change: (step: DeletionStep) => DeletionStep['run']): DeletionStep[] =>
  accountParts.deletion.map((step) => (step.name === name ? { name, run: change(step) } : step))

const failing = async () => {
  throw new Error('injected')
}

/** Checks the end state of every deletion. */
async function expectGone(person: Whole, stranger: Whole, before: Record<string, unknown>) {
  const left = await leftOf(person)
  expect(left).toEqual(Object.fromEntries(Object.keys(left).map((name) => [name, 0])))
  expect(await statusOf(person.handle)).toBe(404)
  expect(await goodbyes(person.email)).toBe(1)
  expect(await leftOf(stranger)).toEqual(before)
  expect(await statusOf(stranger.handle)).toBe(200)
  expect(await goodbyes(stranger.email)).toBe(0)
}

async function people() {
  const [person, stranger] = [await wholePerson(), await wholePerson()]
  return { person, stranger, before: await leftOf(stranger) }
}

describe('an uninterrupted deletion', () => {
  it('removes everything of the person and nothing of others', async () => {
    const { person, stranger, before } = await people()
    for (const [name, count] of Object.entries(before)) {
      if (!['deletions', 'outbox'].includes(name)) expect([name, count]).not.toEqual([name, 0])
    }
    const { ctx, settled } = waitingContext(siteEnv())
    await deleteAccount(ctx, person.person)
    expect(await statusOf(person.handle)).toBe(404)
    await settled()
    await expectGone(person, stranger, before)
  })

  it('keeps files that another person’s pictures share', async () => {
    const { person } = await people()
    const shared = await newPicture(await newSite(), { hash: person.picture.hash })
    await deleteAccount(contextOf(), person.person)
    expect(await filesOf(shared.hash)).toBe(2)
  })

  it('removes an unfinished upload’s files after an hour', async () => {
    const { person } = await people()
    await deleteAccount(contextOf(), person.person)
    expect(await filesOf(person.cut.hash)).toBe(2)
    await drainMediaRemovals(later(59 * minute))
    expect(await filesOf(person.cut.hash)).toBe(2)
    await drainMediaRemovals(later(61 * minute))
    expect(await filesOf(person.cut.hash)).toBe(0)
  })
})

describe.each(steps)('a deletion at step ‘%s’', (name) => {
  it.each([
    ['that fails before it', () => failing],
    [
      'that fails after it',
      ({ run }: DeletionStep) =>
        async (...of: Parameters<DeletionStep['run']>) => {
          await run(...of)
          await failing()
        },
    ],
  ] as const)('%s finishes in the next cron', async (_name, change) => {
    const { person, stranger, before } = await people()
    const deletion = await begin(person)
    await expect(runDeletion(contextOf(), { deletion, steps: withStep(name, change) })).rejects.toThrow('injected')
    // Immediately, because a failure releases the lease.
    if (!(await isOver(person))) expect(await resumeDeletions(contextOf())).toBe(1)
    await expectGone(person, stranger, before)
  })

  it.each([
    ['killed before it', () => () => new Promise(() => {})],
    [
      'killed after it',
      ({ run }: DeletionStep) =>
        async (...of: Parameters<DeletionStep['run']>) => {
          await run(...of)
          await new Promise(() => {})
        },
    ],
  ] as const)('%s finishes once its lease has ended', async (_name, change) => {
    const { person, stranger, before } = await people()
    const deletion = await begin(person)
    const reached = Promise.withResolvers<void>()
    const reporting = withStep(name, (step) => async (...of) => {
      const done = change(step)(...of)
      await Promise.race([done, scheduler.wait(name === 'sites' ? 300 : 150)])
      reached.resolve()
      return new Promise(() => {})
    })
    void runDeletion(contextOf(), { deletion, steps: reporting })
    await reached.promise
    if (!(await isOver(person))) {
      expect(await resumeDeletions(contextOf())).toBe(0)
      expect(await resume()).toBe(1)
    }
    await expectGone(person, stranger, before)
  })
})

const isOver = async (person: Whole) => (await leftOf(person)).deletions === 0

describe('an account deletion', () => {
  it('killed right at the start lets no one sign in, and finishes in the cron', async () => {
    const { person, stranger, before } = await people()
    await begin(person)
    const left = await leftOf(person)
    expect(left).toMatchObject({
      sessions: 0,
      accounts: 0,
      reauthentications: 0,
      otp: 0,
      verifications: 0,
      deletions: 1,
    })
    expect(await resume()).toBe(1)
    await expectGone(person, stranger, before)
  })

  it('survives parallel and repeated runs', async () => {
    const { person, stranger, before } = await people()
    const deletion = await begin(person)
    await Promise.allSettled(
      Array.from({ length: 3 }, () => runDeletion(contextOf(), { deletion, steps: accountParts.deletion })),
    )
    await resume()
    await expectGone(person, stranger, before)
    await Promise.allSettled([
      runDeletion(contextOf(), { deletion, steps: accountParts.deletion }),
      deleteAccount(contextOf(), person.person),
    ])
    expect(await resume()).toBe(0)
    await expectGone(person, stranger, before)
  })

  it('runs once when requested twice in parallel', async () => {
    const { person, stranger, before } = await people()
    const contexts = [waitingContext(siteEnv()), waitingContext(siteEnv())]
    await Promise.all(contexts.map(({ ctx }) => deleteAccount(ctx, person.person)))
    await Promise.all(contexts.map(({ settled }) => settled()))
    await expectGone(person, stranger, before)
  })

  it('runs in one of two parallel crons', async () => {
    const { person, stranger, before } = await people()
    await begin(person)
    expect((await Promise.all([resume(), resume()])).toSorted()).toEqual([0, 1])
    await expectGone(person, stranger, before)
  })

  it('blocks publishing', async () => {
    const { person, stranger, before } = await people()
    const handle = newHandle()
    const publishing = withStep('creations', ({ run }) => async (ctx, deletion) => {
      await expect(publish(person.site, handle)).rejects.toMatchObject({ code: 'not_found' })
      return run(ctx, deletion)
    })
    await runDeletion(contextOf(), { deletion: await begin(person), steps: publishing })
    expect(await statusOf(handle)).toBe(404)
    await expectGone(person, stranger, before)
    expect((await env.SITES.list({ prefix: `host:${handle}` })).keys).toEqual([])
  })

  it('removes the files of a publish that ended too late', async () => {
    const { person } = await people()
    // While its main name is a custom domain, a website writes no files for a new handle.
    await disconnectDomain(contextOf(), { ...idOf(person.site), domainName: `${person.handle}.example` })
    const gate = Promise.withResolvers<void>()
    const { kv, writes } = faultyKv(env.SITES, { fault: () => gate.promise })
    const late = publish(person.site, newHandle(), contextOf(siteEnv({ SITES: kv })))
    await eventually(() => expect(writes.length).toBeGreaterThan(0))
    await deleteAccount(contextOf(), person.person)
    // Only their writer knows when these files are complete.
    expect(await leftOf(person)).toMatchObject({ draft_websites: 0, releases: 1, deletions: 1 })
    gate.resolve()
    await expect(late).rejects.toMatchObject({ code: 'not_found' })
    const written = new Set(writes.map(({ key }) => key))
    expect(written.size).toBeGreaterThan(1)
    for (const key of written) expect([key, await env.SITES.get(key)]).toEqual([key, null])
    expect(await resume()).toBe(1)
    expect(isNothing(await leftOf(person))).toBe(true)
  })

  it('rejects calls that started before it', async () => {
    const { person } = await people()
    const db = openDatabase(env.DB)
    const { userId } = person
    await begin(person)
    await expect(createDraft(contextOf(), { userId, websiteSettings: smallDocument() })).rejects.toThrow()
    const row = { answers: '{}', websiteSettings: JSON.stringify(smallDocument()), createdAt: new Date() }
    await insertCreation(db, { ...row, id: `late-${userId}`, userId, status: 'running' })
    expect(await findCreationRow(db, `late-${userId}`)).toMatchObject({ userId: null })
    const id = await creationIdOf(`token-of-${userId}`)
    await insertCreation(db, { ...row, id })
    expect(await claimCreation(contextOf(), { userId, token: `token-of-${userId}` })).toMatchObject({ draftId: null })
    const prompt = { id: `late-${userId}`, userId, address: null, kind: 'k', inputHash: 'h', costMicros: 1 }
    const allowance = { since: new Date(0), each: 9, micros: 9 }
    expect(await insertPrompt(db, { ...prompt, createdAt: new Date() }, allowance)).toBe(false)
    await resume()
    expect(isNothing(await leftOf(person))).toBe(true)
  })

  it('includes a creation whose website was deleted before', async () => {
    const userId = await newOwner()
    const token = `token-${userId}`
    const id = await creationIdOf(token)
    const db = openDatabase(env.DB)
    const row = { answers: '{}', websiteSettings: JSON.stringify({ ...smallDocument(), id }), createdAt: new Date() }
    await insertCreation(db, { ...row, id })
    expect(await claimCreation(contextOf(), { userId, token })).toMatchObject({ draftId: id })
    await env.DB.prepare('delete from draft_websites where id = ?').bind(id).run()
    const user = { uid: userId, email: `${userId}@example.com`, verified: true }
    await deleteAccount(contextOf(), { user, sessionId: '', setCookies: [] })
    expect(await findCreationRow(db, id)).toBeUndefined()
  })
})

describe('a failing store during an account deletion', () => {
  it.each(['before', 'after'] as const)('delays it briefly when failing %s each removal', async (fault) => {
    const { person, stranger, before } = await people()
    const { kv } = faultyKv(env.SITES, { fault: ({ operation }) => (operation === 'delete' ? fault : undefined) })
    const { media } = faultyMedia(env.MEDIA, ({ operation }) => (operation === 'delete' ? fault : undefined))
    const { ctx, settled } = waitingContext(siteEnv({ SITES: kv, MEDIA: media }))
    await deleteAccount(ctx, person.person)
    await settled()
    expect((await leftOf(person)).deletions).toBe(1)
    // A release and its owner remain as long as its host may show it.
    await drainOutbox(later(minute))
    await resume()
    await drainMediaRemovals(later(2 * minute))
    await expectGone(person, stranger, before)
  })

  it('doesn’t delay the response when it hangs, and the cron finishes the deletion', async () => {
    const { person, stranger, before } = await people()
    const { kv } = faultyKv(env.SITES, { fault: () => new Promise(() => {}) })
    const began = performance.now()
    await deleteAccount(contextOf(siteEnv({ SITES: kv })), person.person)
    expect(performance.now() - began).toBeLessThan(15_000)
    expect(await leftOf(person)).toMatchObject({ sessions: 0, accounts: 0, websites: 0 })
    await drainOutbox(later(minute))
    expect(await statusOf(person.handle)).toBe(404)
    await resume()
    await expectGone(person, stranger, before)
  })

  it('doesn’t block other pictures when one hangs, and the cron retries the hanging picture', async () => {
    const { person, stranger, before } = await people()
    const more = [await newPicture(person.site), await newPicture(person.site)]
    const media = new Proxy(env.MEDIA, {
      get: (target, name) =>
        name === 'delete'
          ? (keys: string[]) =>
              keys.some((key) => key.includes(person.picture.hash)) ? new Promise(() => {}) : target.delete(keys)
          : Reflect.get(target, name),
    })
    const { ctx, settled } = waitingContext(siteEnv({ MEDIA: media }))
    await deleteAccount(ctx, person.person)
    await settled()
    expect(await leftOf(person)).toMatchObject({ media: 2, users: 0, deletions: 0 })
    for (const { hash } of more) expect(await filesOf(hash)).toBe(0)
    await drainMediaRemovals(later(2 * minute))
    await expectGone(person, stranger, before)
  })

  it('delays only the goodbye email, for at most a day', async () => {
    const { person } = await people()
    const refusing = { send: failing } as unknown as SendEmail // a stub that fails
    const noMail = siteEnv({ MAIL_PROVIDER: 'cloudflare', MAIL_FROM: 'hello@example.com', EMAIL: refusing })
    await deleteAccount(contextOf(noMail), person.person)
    expect(await leftOf(person)).toMatchObject({ draft_websites: 0, website_images: 0, users: 1, deletions: 1 })
    expect(await resumeDeletions(later(23 * 60 * minute, noMail))).toBe(0)
    expect(await resumeDeletions(later(25 * 60 * minute, noMail))).toBe(1)
    expect(isNothing(await leftOf(person))).toBe(true)
  })
})
