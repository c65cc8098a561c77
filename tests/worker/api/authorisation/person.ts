import { env } from 'cloudflare:workers'
import { generateSignedCookie } from 'hono/cookie'
import { expect } from 'vitest'
import { hashPassword } from '../../../../worker/accounts/passwords/password-hash.ts'
import type { ReauthenticationAct } from '../../../../worker/accounts/schema.ts'
import type { Env } from '../../../../worker/env.ts'
import { creationIdOf, newId, newToken } from '../../../../worker/platform/crypto/hash.ts'
import { openDatabase } from '../../../../worker/platform/db/database.ts'
import { Browser, limitOf } from '../../../harness/workers/accounts/browser.ts'
import { idleRuns, plumberAnswers, shardAssets } from '../../../harness/workers/creation/creations.ts'
import { messageRow } from '../../../harness/workers/messages/messages.ts'
import { smallDocument } from '../../../harness/workers/sites/documents.ts'
import { schema } from '../../../harness/workers/tables.ts'

/** Bindings that avoid external requests and limits in every cell. */
const bindings: Partial<Env> = {
  ...{ ASSETS: shardAssets(), CREATIONS: idleRuns, SOCIAL_PROVIDER: 'none' },
  ...{ API_LIMIT: limitOf(1e6), COSTLY_LIMIT: limitOf(1e6) },
}

export const password = 'a password that everybody here has'
const passwordHash = await hashPassword(password)

/** A person with a website that has one of everything, and their signed-in browser. */
export type Person = {
  userId: string
  email: string
  sessionId: string
  /** The session of another browser of theirs. */
  otherSessionId: string
  browser: Browser
  /** An imported draft, published at `handle`, with a picture, a domain, a preview link and a schedule, claimed from a creation. */
  draftId: string
  handle: string
  imageId: string
  /** A link for phones, and a photo sent with it. */
  linkId: string
  photo: string
  /** The number of its release. */
  number: string
  /** The kind of its schedule. */
  kind: string
  /** A domain whose ownership is pending. */
  domainName: string
  /** A visitor's message with a preferred time. */
  messageId: string
  photoId: string
  /** A request to the assistant in the designer. */
  turnId: string
}

/** A signed-out browser. `changes` are more bindings. */
export const newBrowser = (changes: Partial<Env> = {}) => new Browser({ ...bindings, ...changes })

/** Inserts a person and everything they own as rows, because the tests need thousands. */
export async function newPerson({ verified = true }: { verified?: boolean } = {}): Promise<Person> {
  const [userId, sessionId, otherSessionId, imageId, linkId, token, messageId, photoId, turnId, creation] = [
    newId(),
    newId(),
    newId(),
    newId(),
    newId(),
    newId(),
    newId(),
    newId(),
    newId(),
    newToken(),
  ]
  const draftId = await creationIdOf(creation)
  const [email, handle, at] = [`${userId}@example.com`, `h-${userId.slice(0, 20)}`, new Date()]
  const domainName = `${handle}.custom.localhost`
  const times = { createdAt: at, updatedAt: at }
  const inAMonth = new Date(at.getTime() + 30 * 24 * 3_600_000)
  const tomorrow = new Date(at.getTime() + 24 * 3_600_000)
  const document = JSON.stringify({ ...smallDocument(), id: draftId })
  const release = {
    id: newId(),
    draftId,
    userId,
    handle,
    number: 1,
    document,
    manifest: '{"keys":{},"contentTypes":{},"hashes":{},"icon":null}',
    createdAt: at,
  }
  const db = openDatabase(env.DB)
  await db.batch([
    db.insert(schema.users).values({ id: userId, name: '', email, emailVerified: verified, ...times }),
    db.insert(schema.accounts).values({
      ...{ id: newId(), userId, accountId: userId, providerId: 'credential', password: passwordHash, ...times },
    }),
    db.insert(schema.sessions).values([
      { id: sessionId, userId, token, expiresAt: inAMonth, ...times },
      { id: otherSessionId, userId, token: newToken(), expiresAt: inAMonth, ...times },
    ]),
    db.insert(schema.draftWebsites).values({
      ...{ id: draftId, userId, version: '1.0', websiteSettings: document, businessName: 'Ada’s Plumbing', handle },
      ...{ createdAt: at, modifiedAt: at, lastPublishedAt: at },
    }),
    db.insert(schema.previewLinks).values({ id: newId(), draftId, createdAt: at, expiresAt: tomorrow }),
    db.insert(schema.releases).values(release),
    db.insert(schema.websites).values({
      ...{ handle, userId, draftId, releaseId: release.id, version: '1.0', createdAt: at, modifiedAt: at },
    }),
    db.insert(schema.sitemaps).values({ handle, draftId, userId, listed: true, modifiedAt: at }),
    db
      .insert(schema.reservedHandles)
      .values({ handle: `l${handle}`, userId, until: tomorrow, reservedUntil: tomorrow }),
    db.insert(schema.scheduledReleases).values({
      ...{ draftId, userId, kind: 'publish', releaseId: release.id, handle, at: tomorrow, createdAt: at },
    }),
    db.insert(schema.websiteDomains).values({
      ...{ id: newId(), userId, domainName, shownName: domainName, websiteName: handle, createdAt: at, modifiedAt: at },
      ...{ state: 'PendingOwnershipVerification', stateSince: at, nextCheckAt: tomorrow },
    }),
    db.insert(schema.websiteImages).values({
      ...{ id: imageId, draftId, userId, kind: 'upload', hash: newToken(), state: 'ready', provider: 'Custom' },
      ...{ description: 'A kitchen', tags: '[]', width: 1200, height: 900, bytes: 12_345, createdAt: at },
      variants: '[{"variant":"regular","width":1200,"height":900}]',
    }),
    db.insert(schema.verifications).values({
      ...{ id: newId(), identifier: `phone-photos:${linkId}`, value: JSON.stringify({ userId, sessionId }) },
      ...{ expiresAt: tomorrow, ...times },
    }),
    db
      .insert(schema.customerContactForms)
      .values(messageRow({ userId, draftId }, { id: messageId, preferredTime: '2026-11-30T14:30', createdAt: at })),
    db.insert(schema.messagePhotos).values({
      ...{ id: photoId, draftId, userId, messageId, position: 0, hash: newToken(), width: 4, height: 3 },
      ...{ createdAt: at, expiresAt: at },
    }),
    db.insert(schema.asksTable).values({
      ...{
        id: turnId,
        draftId,
        createdAt: at,
        message: 'Undo',
        outcome: 'answered',
        title: '',
        text: '',
        steps: '[]',
        choices: '[]',
      },
    }),
    db.insert(schema.creations).values({
      ...{ id: draftId, answers: JSON.stringify(plumberAnswers), websiteSettings: document, createdAt: at, userId },
      ...{ draftId, importedPictures: JSON.stringify([{ url: pageOfPicture, description: 'A van', kind: 'picture' }]) },
    }),
  ])
  await env.MESSAGE_PHOTOS.put(photoId, 'the file')
  await env.MEDIA.put(`phone/${linkId}/photo`, 'the file')
  const browser = newBrowser()
  const signed = await generateSignedCookie('session', token, env.AUTH_SECRET)
  browser.cookies.set('session', signed.slice('session='.length))
  browser.cookies.set('creation', creation)
  return {
    userId,
    email,
    sessionId,
    otherSessionId,
    browser,
    draftId,
    handle,
    imageId,
    linkId,
    photo: 'photo',
    number: '1',
    kind: 'publish',
    domainName,
    messageId,
    photoId,
    turnId,
  }
}

/** The address of an imported picture, where no server listens. */
export const pageOfPicture = 'http://127.0.0.1:9/van.jpg'

/** Another browser with the person's cookies. */
export function twinOf({ browser }: Person, changes?: Partial<Env>): Browser {
  const twin = newBrowser(changes)
  for (const [name, value] of browser.cookies) twin.cookies.set(name, value)
  return twin
}

/** Grants a reauthentication for an act. */
export const proveOnceMore = ({ sessionId }: Person, act: ReauthenticationAct) =>
  openDatabase(env.DB)
    .insert(schema.reauthentications)
    .values({ sessionId, act, status: 'granted', expiresAt: new Date(Date.now() + 60_000) })
    .onConflictDoNothing()

/** Lets a person's session expire. */
export const expire = ({ sessionId }: Person) =>
  env.DB.prepare('update sessions set expires_at = ? where id = ?')
    .bind(Date.now() - 1000, sessionId)
    .run()

/** Deletes a person's account from another window, unknown to their browser. */
export async function deleteAccount(person: Person): Promise<void> {
  await proveOnceMore(person, 'delete-account')
  const { status } = await twinOf(person).delete('/api/account')
  expect(status).toBe(204)
}

const ownTables = [
  'accounts',
  'draft_websites',
  'websites',
  'releases',
  'scheduled_releases',
  'reserved_handles',
  'sitemaps',
  'website_images',
  'website_domains',
  'website_domains_history',
  'creations',
  'customer_contact_forms',
  'contact_replies',
  'message_photos',
  'inbox_settings',
  'mail_outbox',
]

/** All stored rows by table, except counts of attempts and failures. */
export async function storedOfAll(): Promise<Record<string, unknown[]>> {
  const { results } = await env.DB.prepare(
    "select name from sqlite_master where type = 'table' and name not glob '_cf_*' and name not glob 'sqlite_*' and name not in ('attempt_counts', 'failure_counts')",
  ).all<{ name: string }>()
  const tables = await env.DB.batch(results.map(({ name }) => env.DB.prepare(`select * from ${name} order by rowid`)))
  return Object.fromEntries(results.map(({ name }, index) => [name, tables[index]?.results ?? []]))
}

/** All stored rows of a person by table, without expired sessions. */
export async function storedOf({ userId, sessionId, email }: Person): Promise<Record<string, unknown[]>> {
  const live = `expires_at > ${Date.now()}`
  const queries = {
    ...Object.fromEntries(ownTables.map((table) => [table, [`${table} where user_id = ?`, userId]])),
    users: ['users where id = ?', userId],
    sessions: [`sessions where user_id = ? and ${live}`, userId],
    reauthentications: [
      `reauthentications where session_id in (select id from sessions where id = ? and ${live})`,
      sessionId,
    ],
    mailbox: ['mailbox where recipient = ?', email],
  }
  const statements = Object.values(queries).map(([from, value]) =>
    env.DB.prepare(`select * from ${from} order by rowid`).bind(value),
  )
  const results = await env.DB.batch(statements)
  return Object.fromEntries(Object.keys(queries).map((name, index) => [name, results[index]?.results ?? []]))
}
