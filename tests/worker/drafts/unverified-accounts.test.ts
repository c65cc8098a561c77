import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { limits } from '../../../renderer/document/fields/limits.ts'
import { websiteSettings } from '../../../renderer/document/website-settings.ts'
import { resumeDeletions } from '../../../worker/accounts/deletion/delete-account.ts'
import { accountParts } from '../../../worker/api/account-parts.ts'
import { daysCreationStays } from '../../../worker/creation/rows.ts'
import { sweep } from '../../../worker/cron/sweep.ts'
import type { Draft } from '../../../worker/drafts/schema.ts'
import type { Env } from '../../../worker/env.ts'
import { countWithin, keyOf } from '../../../worker/platform/limits/count-attempt.ts'
import { addUnverifiedStorage } from '../../../worker/platform/limits/unverified-storage.ts'
import {
  accountOf,
  codeOf,
  mailsTo,
  newPasswordPerson,
  newPerson,
  uidOf,
} from '../../harness/workers/accounts/account.ts'
import { Browser, limitOf } from '../../harness/workers/accounts/browser.ts'
import { idleRuns, plumberAnswers } from '../../harness/workers/creation/creations.ts'
import { smallDocument } from '../../harness/workers/sites/documents.ts'
import { contextOf, siteEnv } from '../../harness/workers/sites/sites.ts'

const day = 86_400_000
const gigabyte = 1024 ** 3
beforeEach(async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  await env.DB.prepare('delete from attempt_counts').run()
})

/** About 200 KB of JSON, in characters of three bytes. */
const largeDocument = () =>
  websiteSettings.parse({
    ...smallDocument(),
    sections: [
      { id: 'header', type: 'Header' },
      {
        id: 'services',
        type: 'Services',
        content: {
          items: Array.from({ length: limits.services }, (_, at) => ({
            id: `service-${at}`,
            paragraph: '屋'.repeat(limits.serviceNote),
          })),
        },
      },
      {
        id: 'questions',
        type: 'FrequentlyAskedQuestions',
        content: {
          items: Array.from({ length: limits.faqs }, (_, at) => ({ id: `question-${at}`, answer: '根'.repeat(2048) })),
        },
      },
      { id: 'footer', type: 'Footer' },
    ],
  })
const newDraft = (browser: Browser, websiteSettings: object = smallDocument()) =>
  browser.post('/api/drafts', { websiteSettings })
const ctxIn = (days: number) => contextOf(siteEnv(), () => new Date(Date.now() + days * day))
const exists = (id: string) => env.DB.prepare('select id from users where id = ?').bind(id).first()

describe('an unverified account', () => {
  it('allows one website until its address is verified', async () => {
    const { browser } = await newPasswordPerson()
    expect((await newDraft(browser)).status).toBe(201)
    expect(codeOf(await newDraft(browser))).toBe('website_limit_reached')
    expect(await accountOf(browser)).toMatchObject({ websiteLimit: 1 })
    await env.DB.prepare('update users set email_verified = 1 where id = ?')
      .bind(await uidOf(browser))
      .run()
    expect((await newDraft(browser)).status).toBe(201)
    expect(await accountOf(browser)).toMatchObject({ websiteLimit: Number(env.WEBSITE_LIMIT) })
  })

  it('rejects documents above 100 KB, and saves smaller ones', async () => {
    const { browser } = await newPasswordPerson()
    const large = largeDocument()
    expect(JSON.stringify(large).length).toBeLessThan(100 * 1024)
    expect(codeOf(await newDraft(browser, large))).toBe('email_unverified')
    const { draftId } = (await newDraft(browser)).body as Draft
    const save = (document: object, revision: number) =>
      browser.put(`/api/drafts/${draftId}`, { websiteSettings: document }, { 'if-match': `"${revision}"` })
    expect(codeOf(await save(large, 1))).toBe('email_unverified')
    expect((await save(smallDocument('Smaller'), 1)).status).toBe(200)
    expect((await newDraft(await newPerson(), large)).status).toBe(201)
  })

  it('disappears with its website after 30 days without use, without an email', async () => {
    const { browser, email } = await newPasswordPerson()
    const userId = await uidOf(browser)
    await newDraft(browser)
    await sweep(ctxIn(29))
    expect(await exists(userId)).not.toBeNull()
    await sweep(ctxIn(31))
    await resumeDeletions(ctxIn(31), { steps: accountParts.deletion })
    expect(await exists(userId)).toBeNull()
    expect(await env.DB.prepare('select id from draft_websites where user_id = ?').bind(userId).first()).toBeNull()
    // The sweep deleted earlier emails.
    expect(await mailsTo(email)).toBe(0)
  })

  it('remains with a session or a website saved within 30 days', async () => {
    const [used, saved] = [await newPasswordPerson(), await newPasswordPerson()]
    const ids = [await uidOf(used.browser), await uidOf(saved.browser)]
    const later = Date.now() + 40 * day
    await env.DB.prepare('update sessions set expires_at = ? where user_id = ?').bind(later, ids[0]).run()
    const { draftId } = (await newDraft(saved.browser)).body as Draft
    await env.DB.prepare('update draft_websites set modified_at = ? where id = ?')
      .bind(Date.now() + 20 * day, draftId)
      .run()
    await sweep(ctxIn(31))
    expect(await Promise.all(ids.map(exists))).not.toContain(null)
  })

  it('remains once its address is verified', async () => {
    const userId = await uidOf(await newPerson())
    await sweep(ctxIn(400))
    expect(await exists(userId)).not.toBeNull()
  })
})

describe('unverified accounts’ total storage', () => {
  const start = (browser: Browser) => browser.post('/api/creations', plumberAnswers)
  const visitor = (changes: Partial<Env> = {}, address?: string) =>
    new Browser({ CREATIONS: idleRuns, COSTLY_LIMIT: limitOf(1000), ...changes }, address)

  it('requires a verified address once its share of the database is full', async () => {
    const { browser } = await newPasswordPerson()
    expect((await start(visitor())).status).toBe(201)
    await addUnverifiedStorage(contextOf(), gigabyte)
    expect(codeOf(await start(visitor()))).toBe('sign_in_first')
    expect(codeOf(await newDraft(browser))).toBe('email_unverified')
    const verified = await newPerson({ CREATIONS: idleRuns })
    expect((await start(verified)).status).toBe(201)
    expect((await newDraft(verified)).status).toBe(201)
  })

  it('gets measured each hour, without deleted and verified accounts', async () => {
    await env.DB.batch(['draft_websites', 'creations'].map((table) => env.DB.prepare(`delete from ${table}`)))
    const [one, other] = [await newPasswordPerson(), await newPasswordPerson()]
    for (const { browser } of [one, other]) await newDraft(browser)
    await start(visitor())
    await env.DB.prepare('update users set email_verified = 1 where email = ?').bind(other.email).run()
    const stored = await env.DB.prepare(
      `select (select octet_length(website_settings) from draft_websites where user_id = ?)
        + (select octet_length(website_settings) + octet_length(answers) from creations) as bytes`,
    )
      .bind(await uidOf(one.browser))
      .first<number>('bytes')
    await sweep(contextOf())
    const key = await keyOf(contextOf(), 'bytes of unverified people', '')
    expect(await countWithin(contextOf().db, key, new Date())).toBe(stored)
  })

  it('requires a sign-in after 30 websites from a network in an hour', async () => {
    const from = (address: string) => visitor({ PEOPLE_AN_ADDRESS: '1' }, address)
    for (let made = 0; made < 30; made += 1) expect((await start(from('198.51.100.7'))).status).toBe(201)
    expect(codeOf(await start(from('198.51.100.7')))).toBe('sign_in_first')
    expect((await start(from('198.51.100.8'))).status).toBe(201)
  })

  it('shrinks when websites stay unclaimed for seven days', async () => {
    await start(visitor())
    const left = () => env.DB.prepare('select count(*) as n from creations').first<number>('n')
    await sweep(ctxIn(daysCreationStays - 1))
    expect(await left()).toBeGreaterThan(0)
    await sweep(ctxIn(daysCreationStays + 1))
    expect(await left()).toBe(0)
  })
})
