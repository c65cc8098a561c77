import { env } from 'cloudflare:workers'
import * as deletions from '../../../../worker/accounts/deletion/delete-account.ts'
import type { SignedIn } from '../../../../worker/accounts/sessions/sessions.ts'
import { accountParts } from '../../../../worker/api/account-parts.ts'
import { insertCreation } from '../../../../worker/creation/rows.ts'
import type { Env } from '../../../../worker/env.ts'
import type { ServiceContext } from '../../../../worker/platform/context.ts'
import { openDatabase } from '../../../../worker/platform/db/database.ts'
import { manifestKey, releaseFileKey } from '../../../../worker/platform/store/release.ts'
import { repoint } from '../../../../worker/publishing/publish.ts'
import { withoutParts } from '../../../../worker/visits/counted-visit.ts'
import { connectDomain, disconnectDomain, takeDomain } from '../domains/connected-domain.ts'
import { newConversation } from '../messages/messages.ts'
import { filesOf, newPicture } from '../pictures/uploads.ts'
import { contextOf, idOf, newHandle, newSite, publish, visit } from '../sites/sites.ts'
import { schema } from '../tables.ts'

/** Counts a view for a website. */
export function countView(draftId: string): Promise<void> {
  const now = Date.now()
  const visits = [{ ...withoutParts, kind: 'view' as const, at: now }]
  return env.VISITS.getByName(draftId).add({ id: crypto.randomUUID(), timeZone: 'UTC', now, visits })
}

/** The number of counted views of a website. */
export async function countedViews(draftId: string): Promise<number> {
  const { days } = await env.VISITS.getByName(draftId).read({ days: 7, timeZone: 'UTC', now: Date.now() })
  return days.reduce((sum, { views }) => sum + views, 0)
}

let people = 0

/** A person with two websites, one published, and rows in every table with personal data. */
export async function wholePerson() {
  const site = await newSite()
  const { userId, draft } = site
  const db = openDatabase(env.DB)
  const [number, at] = [people++, new Date()]
  const soon = new Date(at.getTime() + 60 * 60_000)
  const email = `${userId}@example.com`
  const handle = newHandle()
  const { releaseId: first } = await publish(site, handle)
  const of = { ...idOf(site), domainName: `${handle}.example` }
  await connectDomain(contextOf(), of)
  const left = { ...of, domainName: `left.${handle}.example` }
  await connectDomain(contextOf(), left)
  await disconnectDomain(contextOf(), left)
  await takeDomain(contextOf(), { ...of, domainName: `pending.${handle}.example` })
  await repoint(contextOf(), { ...idOf(site), handleRedirects: false })
  const live = await env.DB.prepare('select release_id from websites where handle = ?')
    .bind(handle)
    .first<string>('release_id')
  const releaseId = live ?? first
  const old = { releaseId: `old-${number}`, draftId: `deleted-${number}` }
  const oldFile = releaseFileKey(old.releaseId, '404.html')
  for (const key of [manifestKey(old.releaseId), oldFile]) await env.SITES.put(key, '{}')
  const picture = await newPicture(site)
  const cut = await newPicture(site, { kind: 'crop', state: 'pending' })
  await newPicture({ userId, draft: { ...draft, draftId: old.draftId } })
  const stamps = { createdAt: at, updatedAt: at }
  await db.batch([
    db.insert(schema.draftWebsites).values({
      ...{ id: `second-${number}`, userId, version: '1.0', websiteSettings: '{}', businessName: 'Second' },
      ...{ createdAt: at, modifiedAt: at },
    }),
    db.insert(schema.releases).values({
      ...{ id: old.releaseId, draftId: old.draftId, userId, handle, number: 7, state: 'removing', heldUntil: soon },
      ...{ document: '{}', manifest: JSON.stringify({ keys: { '404.html': oldFile } }), createdAt: at },
    }),
    db.insert(schema.scheduledReleases).values({
      ...{ draftId: draft.draftId, kind: 'revert', userId, releaseId, handle, at: soon, createdAt: at },
    }),
    db.insert(schema.reservedHandles).values({ handle: `left-${number}`, userId, until: soon }),
    db.insert(schema.sessions).values({
      ...{ id: `session-${number}`, userId, token: `token-${number}`, expiresAt: soon, ...stamps },
    }),
    db.insert(schema.accounts).values({
      ...{ id: `account-${number}`, userId, accountId: userId, providerId: 'credential', password: 'hash', ...stamps },
    }),
    db.insert(schema.reauthentications).values({
      ...{ sessionId: `session-${number}`, act: 'delete-account', status: 'granted', expiresAt: soon },
    }),
    db.insert(schema.otpSessions).values({
      ...{ id: `otp-${number}`, kind: 'link', email, createdAt: at, expiresAt: soon },
    }),
    db.insert(schema.verifications).values([
      { id: `reset-${number}`, identifier: `reset-${number}`, value: userId, expiresAt: soon, ...stamps },
      { id: `link-${number}`, identifier: `link-${number}`, value: `{"email":"${email}"}`, expiresAt: soon, ...stamps },
    ]),
    db.insert(schema.aiPrompts).values({
      ...{ id: `prompt-${number}`, userId, kind: 'names', inputHash: 'hash', answer: '[]', status: 'done' },
      ...{ promptTokens: 1, answerTokens: 1, costMicros: 1, createdAt: at },
    }),
  ])
  await newConversation(idOf(site))
  await newConversation({ userId, draftId: old.draftId })
  await countView(draft.draftId)
  await countView(old.draftId)
  const creation = { answers: '{}', websiteSettings: '{}', createdAt: at }
  await insertCreation(db, { ...creation, id: `creation-${number}`, userId, status: 'running' })
  await insertCreation(db, { ...creation, id: draft.draftId, draftId: draft.draftId })
  const person: SignedIn = {
    user: { uid: userId, email, verified: true },
    sessionId: `session-${number}`,
    setCookies: [],
  }
  return { site, userId, email, handle, releaseId, old, picture, cut, person, number }
}
export type Whole = Awaited<ReturnType<typeof wholePerson>>

const ofUser = [
  'sessions',
  'accounts',
  'draft_websites',
  'websites',
  'releases',
  'scheduled_releases',
  'reserved_handles',
  'sitemaps',
  'website_images',
  'creations',
  'ai_prompts',
  'website_domains',
  'website_domains_history',
  'customer_contact_forms',
  'contact_replies',
  'message_photos',
  'inbox_settings',
  'mail_outbox',
]

/** The person's remaining data, counted by table and store. All counts are zero after a deletion. */
export async function leftOf({ site, userId, email, handle, releaseId, old, picture, number }: Whole) {
  const count = (query: string, ...values: unknown[]) =>
    env.DB.prepare(`select count(*) as count from ${query}`)
      .bind(...values)
      .first<number>('count')
  const named = await Promise.all(
    ofUser.map(async (table) => [table, await count(`${table} where user_id = ?`, userId)] as const),
  )
  return {
    ...Object.fromEntries(named),
    users: await count('users where id = ? or email = ?', userId, email),
    deletions: await count('account_deletions where user_id = ?', userId),
    reauthentications: await count('reauthentications where session_id = ?', `session-${number}`),
    otp: await count('otp_sessions where email = ?', email),
    verifications: await count('verifications where value = ? or instr(value, ?) > 0', userId, `"${email}"`),
    claimed: await count('creations where id = ?', site.draft.draftId),
    outbox: await count('outbox where hostname in (?, ?)', `${handle}.localhost`, `${handle}.example`),
    page: (await env.SITES.get(`host:${handle}.localhost`)) === null ? 0 : 1,
    domainPage: (await env.SITES.get(`host:${handle}.example`)) === null ? 0 : 1,
    release: (await env.SITES.get(manifestKey(releaseId))) === null ? 0 : 1,
    keys: (await env.SITES.list({ prefix: `release:${releaseId}` })).keys.length,
    oldKeys: (await env.SITES.list({ prefix: `release:${old.releaseId}` })).keys.length,
    media: await filesOf(picture.hash),
    visits: (await countedViews(site.draft.draftId)) + (await countedViews(old.draftId)),
  }
}

/** Whether nothing remains. */
export const isNothing = (left: Record<string, unknown>) => Object.values(left).every((count) => count === 0)

export const statusOf = async (handle: string) => (await visit(`http://${handle}.localhost:8787/`)).status

export const goodbyes = (email: string) =>
  env.DB.prepare('select count(*) as count from mailbox where recipient = ?').bind(email).first<number>('count')

/** A context, and a promise for its deferred work. */
export function waitingContext(of: Env, now = () => new Date()) {
  const deferred: Promise<unknown>[] = []
  const ctx = {
    ...contextOf(of, now),
    defer: (promise: Promise<unknown>) => void deferred.push(promise.catch(() => {})),
  }
  return { ctx, settled: () => Promise.all(deferred) }
}

const steps = accountParts.deletion

/** Deletes an account in the same steps as the product. */
export const deleteAccount = (ctx: ServiceContext, { user }: SignedIn) => deletions.deleteAccount(ctx, { user, steps })

/** Resumes interrupted deletions as the cron does. */
export const resumeDeletions = (ctx: ServiceContext) => deletions.resumeDeletions(ctx, { steps })
