import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { exportAccount } from '../../../worker/accounts/archive.ts'
import { accountParts } from '../../../worker/api/account-parts.ts'
import { insertCreation } from '../../../worker/creation/rows.ts'
import type { Draft } from '../../../worker/drafts/schema.ts'
import { openDatabase } from '../../../worker/platform/db/database.ts'
import { mediaKey } from '../../../worker/platform/store/media.ts'
import {
  codeOf,
  newestToken,
  newPasswordPerson,
  newVerifiedPerson,
  password,
  reauthenticate,
  signInElsewhere,
  uidOf,
} from '../../harness/workers/accounts/account.ts'
import { Browser } from '../../harness/workers/accounts/browser.ts'
import { countView } from '../../harness/workers/accounts/deletions.ts'
import { goLive, takeDomain } from '../../harness/workers/domains/connected-domain.ts'
import { messageRow, newConversation, newMessages } from '../../harness/workers/messages/messages.ts'
import { documentShowing, newPicture, watchedBucket } from '../../harness/workers/pictures/uploads.ts'
import { smallDocument } from '../../harness/workers/sites/documents.ts'
import { contextOf, newHandle, newSite, publish, siteEnv } from '../../harness/workers/sites/sites.ts'
import { schema } from '../../harness/workers/tables.ts'
import { readZip } from '../../harness/workers/zips/read-zip.ts'

const text = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes)

async function download(browser: Browser) {
  const response = await browser.fetch('/api/account/export')
  expect(response.status).toBe(200)
  const files = readZip(new Uint8Array(await response.arrayBuffer()))
  const json = (name: string) => JSON.parse(text(files.get(name)))
  return { headers: response.headers, files, names: [...files.keys()], json }
}

/** A person with one of everything. */
async function somebody() {
  const { browser, email } = await newPasswordPerson()
  const userId = await uidOf(browser)
  await browser.post('/api/account/verification/confirm', { token: await newestToken(email) })
  const { body } = await browser.post('/api/drafts', { websiteSettings: smallDocument('Ada’s Plumbing') })
  const site = { userId, draft: body as Draft }
  const { draftId } = site.draft
  const picture = await newPicture(site, { description: 'A kitchen, tiled' })
  const again = await newPicture(site, { description: 'A kitchen, tiled' })
  const lost = await newPicture(site, { description: 'Never stored' })
  await env.MEDIA.delete(mediaKey(lost.hash, 'regular'))
  const handle = newHandle()
  await publish(site, handle)
  const { releaseId } = await publish({ userId, draft: await saved(browser, draftId) }, handle)
  await browser.post(`/api/drafts/${draftId}/preview-links`, { days: 7 })
  await takeDomain(contextOf(), { userId, draftId, domainName: `${handle}.example` })
  const [createdAt, soon] = [new Date(), new Date(Date.now() + 60_000)]
  const unfinished = { userId, draftId, handle, document: '{}', manifest: '{}', createdAt }
  await openDatabase(env.DB).batch([
    openDatabase(env.DB)
      .insert(schema.releases)
      .values({ ...unfinished, id: `unfinished-${draftId}`, state: 'pending', heldUntil: soon }),
    openDatabase(env.DB)
      .insert(schema.scheduledReleases)
      .values({ draftId, kind: 'revert', userId, releaseId, handle, at: soon, createdAt }),
    openDatabase(env.DB)
      .insert(schema.reservedHandles)
      .values({ handle: `left-${handle}`, userId, until: soon }),
  ])
  await newConversation(
    { userId, draftId },
    { folder: 'spam', spamReasons: '["links"]', preferredTime: '2026-11-30T14:30' },
  )
  await countView(draftId)
  await env.DB.prepare(
    "insert into asks (id, draft_id, created_at, message, outcome, title, text, steps, choices) values (?, ?, ?, 'Undo', 'answered', '', 'Done.', '[]', '[]')",
  )
    .bind(`turn-${draftId}`, draftId, Date.now())
    .run()
  await env.DB.prepare(
    "insert into assistant_calls (user_id, connection_id, client_name, draft_id, tool, title, at) values (?, 'one', 'Parrot', ?, 'read-website', '', ?)",
  )
    .bind(userId, draftId, Date.now())
    .run()
  const answers = JSON.stringify({ businessName: 'Ada’s Plumbing' })
  await insertCreation(openDatabase(env.DB), {
    ...{ id: `creation-${userId}`, userId, answers, websiteSettings: '{"first":true}', createdAt: new Date() },
    importedPictures: '[{"url":"https://example.com/kitchen.jpg"}]',
    scrapeSummary: 'Plumbers since 1998.',
  })
  const prompts = Array.from({ length: 250 }, (_, index) => ({
    ...{ id: `${userId}-${index}`, userId, kind: 'names', inputHash: 'secret-hash', answer: `["Name ${index}"]` },
    ...{ status: 'done' as const, promptTokens: 1, answerTokens: 2, costMicros: 3, createdAt: new Date() },
  }))
  for (let at = 0; at < prompts.length; at += 9) {
    await openDatabase(env.DB)
      .insert(schema.aiPrompts)
      .values(prompts.slice(at, at + 9))
  }
  return { browser, email, userId, draftId, handle, releaseId, soon, picture, again }
}

/** Saves a draft whose introduction shows an uploaded picture. */
async function saveWithPicture({ browser, userId, draftId }: Awaited<ReturnType<typeof somebody>>) {
  const { body, headers } = await browser.get(`/api/drafts/${draftId}`)
  const picture = await newPicture({ userId, draft: body as Draft })
  const websiteSettings = { ...documentShowing({ whole: picture }), businessName: 'Ada’s Plumbing & Heating' }
  const answer = await browser.put(
    `/api/drafts/${draftId}`,
    { websiteSettings },
    { 'if-match': headers.get('etag') ?? '' },
  )
  return { draft: answer.body as Draft, hash: picture.hash }
}

async function saved(browser: Browser, draftId: string): Promise<Draft> {
  const websiteSettings = smallDocument('Ada’s Plumbing & Heating')
  return (await browser.put(`/api/drafts/${draftId}`, { websiteSettings }, { 'if-match': '"1"' })).body as Draft
}

describe('the account archive', () => {
  // ASVS 5.4.1
  it('contains all data about a person, with a description of each file', async () => {
    const { browser, email, userId, draftId, handle, releaseId, soon, picture } = await somebody()
    const { headers, names, json, files } = await download(browser)
    const day = new Date().toISOString().slice(0, 10)
    expect(headers.get('content-disposition')).toBe(`attachment; filename="shingle-${day}.zip"`)
    expect(headers.get('content-type')).toBe('application/zip')
    expect(headers.get('cache-control')).toBe('no-store')
    const folder = 'websites/ada-s-plumbing-heating'
    expect(names.filter((name) => !name.startsWith(`${folder}/site/`))).toEqual([
      'README.txt',
      'account.json',
      `${folder}/draft.json`,
      `${folder}/asks.json`,
      `${folder}/published.json`,
      `${folder}/scheduled.json`,
      `${folder}/releases/unfinished.json`,
      `${folder}/releases/1.json`,
      `${folder}/releases/2.json`,
      `${folder}/pictures/upload-a-kitchen-tiled.webp`,
      `${folder}/pictures/upload-a-kitchen-tiled-2.webp`,
      `${folder}/pictures.json`,
      `${folder}/inbox-settings.json`,
      `${folder}/messages.json`,
      expect.stringMatching(/message-photos\/\w+\/photo-1\.webp$/),
      `${folder}/visits.json`,
      'domains.json',
      `creations/creation-${userId}.json`,
      'ai-prompts.json',
      'assistants.json',
    ])
    const account = json('account.json')
    expect(account.user).toMatchObject({ id: userId, email, emailVerified: true, registeredAt: null })
    expect(account.waysIn).toMatchObject([{ provider: 'credential' }])
    expect(account.keptWebAddresses).toEqual([{ handle: `left-${handle}`, until: soon.toISOString() }])
    expect(account.sessions).toMatchObject([{ createdAt: expect.any(String), expiresAt: expect.any(String) }])
    expect(json(`${folder}/draft.json`)).toMatchObject({
      draftId,
      handle,
      hasPreviewLinks: true,
      revision: 2,
      websiteSettings: { businessName: 'Ada’s Plumbing & Heating' },
    })
    expect(json(`${folder}/published.json`)).toMatchObject({
      handle,
      url: `http://${handle}.localhost:8787/`,
      sitemap: { listed: true, modifiedAt: expect.any(String) },
    })
    expect(json(`${folder}/scheduled.json`)).toEqual([
      {
        ...{ kind: 'revert', at: soon.toISOString(), releaseId, handle, createdAt: expect.any(String) },
        ...{ attempts: 0, failure: null },
      },
    ])
    expect(json(`${folder}/messages.json`)).toEqual([
      {
        ...{ id: expect.any(String), name: 'Grace', email: 'grace@example.com', phone: '', message: 'The tap drips.' },
        ...{ preferredTime: '2026-11-30T14:30', language: 'en', hostname: 'ada.localhost', folder: 'spam' },
        ...{ spamReasons: ['links'], createdAt: expect.any(String), readAt: null },
        answers: [],
        photosLeftOut: false,
        photos: [expect.stringMatching(/^message-photos\/[0-9a-f]{32}\/photo-1\.webp$/)],
        replies: [{ id: expect.any(String), text: 'Hello', createdAt: expect.any(String), state: 'waiting' }],
      },
    ])
    expect(json(`${folder}/inbox-settings.json`)).toEqual({
      ...{ notify: 'daily', timeZone: 'Europe/Vienna', keepMonths: 24 },
      ...{ nextDigestAt: expect.any(String), digestedUntil: expect.any(String) },
      ...{ nextWeeklyAt: null, replyTo: 'account' },
    })
    const visits = json(`${folder}/visits.json`)
    expect(visits).toMatchObject({
      timeZone: 'Europe/Vienna',
      // Late in the evening in UTC, it is already the next day in Vienna.
      days: expect.arrayContaining([expect.objectContaining({ views: 1 })]),
      sources: [{ name: 'direct', views: 1 }],
    })
    expect(json(`${folder}/releases/unfinished.json`)).toMatchObject({ state: 'pending', number: null })
    expect(json(`${folder}/releases/1.json`)).toMatchObject({
      ...{ number: 1, state: 'stored', cause: 'publish', restoredFrom: null, changes: null, handle },
      document: { businessName: 'Ada’s Plumbing' },
    })
    expect(json(`${folder}/releases/2.json`)).toMatchObject({
      releaseId,
      changes: [{ kind: expect.any(String), what: expect.any(Array) }],
      document: { businessName: 'Ada’s Plumbing & Heating' },
    })
    expect(text(files.get(`${folder}/pictures/upload-a-kitchen-tiled.webp`))).toBe('0123456789')
    expect(json(`${folder}/pictures.json`)).toMatchObject([
      { file: 'pictures/upload-a-kitchen-tiled.webp', id: picture.id, description: 'A kitchen, tiled', tags: ['oak'] },
      { file: 'pictures/upload-a-kitchen-tiled-2.webp' },
      { file: null, description: 'Never stored' },
    ])
    const domain = { domainName: `${handle}.example`, websiteName: handle, state: 'PendingOwnershipVerification' }
    expect(json('domains.json')).toMatchObject({
      domains: [{ ...domain, shownName: `${handle}.example`, live: false, failureReason: null }],
      history: [{ ...domain, type: 'Created', at: expect.any(String) }],
    })
    expect(json(`creations/creation-${userId}.json`)).toMatchObject({
      answers: { businessName: 'Ada’s Plumbing' },
      importedPictures: [{ url: 'https://example.com/kitchen.jpg' }],
      scrapeSummary: 'Plumbers since 1998.',
    })
    const prompts = json('ai-prompts.json')
    expect(prompts).toHaveLength(250)
    expect(prompts[0]).toMatchObject({ kind: 'names', answer: [expect.stringMatching(/^Name/)], costMicros: 3 })
    const readme = text(files.get('README.txt'))
    const inbox = ['messages.json', 'inbox-settings.json', 'visits.json']
    const kinds = [
      'account.json',
      'draft.json',
      'asks.json',
      'published.json',
      'scheduled.json',
      'releases/',
      'unfinished',
    ]
    for (const kind of [
      ...kinds,
      'pictures/',
      'pictures.json',
      'domains.json',
      'creations/',
      'ai-prompts.json',
      'assistants.json',
      ...inbox,
    ])
      expect(readme).toContain(kind)
  })

  it('contains each website as files that a static host serves from its root', async () => {
    const person = await somebody()
    const { browser, userId, handle } = person
    const { draft, hash } = await saveWithPicture(person)
    await publish({ userId, draft }, handle)
    const { files, names } = await download(browser)
    const folder = 'websites/ada-s-plumbing-heating/site'
    const page = text(files.get(`${folder}/index.html`))
    expect(page).toContain('Ada’s Plumbing &amp; Heating')
    expect(page).not.toContain('<form')
    expect(text(files.get(`${folder}/media/${hash}/regular.webp`))).toBe('0123456789')
    const own = new RegExp(`(?:http://${handle}[.]localhost:8787|[\\s"(])/(\\w[^\\s")#?]*)`, 'g')
    const referred = [...page.matchAll(own)].map(([, path]) => path)
    expect(referred).toContain(`media/${hash}/regular.webp`)
    expect(referred.some((path) => path?.endsWith('.woff2'))).toBe(true)
    // A folder's address redirects to its index page.
    const exists = (path = '') => [path, `${path}index.html`].some((name) => files.has(`${folder}/${name}`))
    expect(referred.filter((path) => !exists(path))).toEqual([])
    expect(names).toEqual(expect.arrayContaining([`${folder}/404.html`, `${folder}/_headers`, `${folder}/.nojekyll`]))
    expect(text(files.get(`${folder}/_headers`))).toMatch(/^\/\*\n {2}Content-Security-Policy: default-src 'none';/)
  })

  it('contains an offline website as it would be published', async () => {
    const { browser } = await newPasswordPerson()
    await browser.post('/api/drafts', { websiteSettings: smallDocument('Joe’s Barbershop') })
    const { files } = await download(browser)
    const folder = 'websites/joe-s-barbershop/site'
    expect(text(files.get(`${folder}/index.html`))).toContain('Joe’s Barbershop')
    expect(text(files.get(`${folder}/robots.txt`))).toContain('https://example.com/sitemap.xml')
  })

  it('contains each website’s domain', async () => {
    const { browser, userId, draftId, handle } = await somebody()
    await goLive(contextOf(), { userId, draftId, domainName: `${handle}.example` })
    const { json } = await download(browser)
    const published = json('websites/ada-s-plumbing-heating/published.json')
    expect(published).toMatchObject({ handle, url: `http://${handle}.example:8787/` })
    expect(json('domains.json').history.map(({ state }: { state: string }) => state)).toEqual([
      'PendingOwnershipVerification',
      'Connected',
    ])
  })

  // ASVS 14.2.4, ASVS 15.3.1
  it('contains no secrets', async () => {
    const { browser, email, userId } = await somebody()
    await reauthenticate(browser, 'delete-account')
    await new Browser().post('/api/login/otp/generate', { email })
    const of = (query: string) => env.DB.prepare(query).bind(userId).all()
    const secrets = [
      ...(await of('select token, id from sessions where user_id = ?')).results,
      ...(await of('select password from accounts where user_id = ?')).results,
      ...(
        await of(
          'select preview_links.id from preview_links join draft_websites on draft_id = draft_websites.id where user_id = ?',
        )
      ).results,
      ...(await of('select value, identifier from verifications where ? is not null')).results,
      ...(await of('select browser, id from otp_sessions where ? is not null')).results,
      { hash: 'secret-hash', password },
    ].flatMap((row) => Object.values(row))
    expect(secrets.length).toBeGreaterThan(7)
    const all = [...(await download(browser)).files.values()].map(text).join('\n')
    for (const secret of secrets) expect(all).not.toContain(secret)
  })

  it('contains thousands of messages with their replies, by website', async () => {
    const { browser, email } = await newVerifiedPerson()
    const userId = await uidOf(browser)
    const draftIds: string[] = []
    for (const name of ['One', 'Two']) {
      const { body } = await browser.post('/api/drafts', { websiteSettings: smallDocument(name) })
      draftIds.push((body as Draft).draftId)
    }
    const [draftId = '', second = ''] = draftIds
    const rows = Array.from({ length: 1_000 }, (_, index) => messageRow({ userId, draftId }, { name: `n${index}` }))
    await newMessages(rows)
    await newConversation({ userId, draftId }, { name: 'answered', createdAt: new Date(0) })
    await newConversation({ userId, draftId: second })
    const { json, files } = await download(browser)
    const all = json('websites/one/messages.json') as { name: string; replies: unknown[] }[]
    expect(all.map(({ name }) => name).toSorted()).toEqual([...rows.map(({ name }) => name), 'answered'].toSorted())
    expect(all.at(-1)?.replies).toHaveLength(1)
    expect(json('websites/two/messages.json')).toHaveLength(1)
    expect(text(files.get('account.json'))).toContain(email)
  })

  it('contains everything else and a note when the visitor numbers cannot be read', async () => {
    const { userId, email, handle } = await somebody()
    const broken = {
      getByName: () => ({ read: () => Promise.reject(new Error('down')) }),
    } as unknown as typeof env.VISITS // a stub that fails
    const person = { user: { uid: userId, email, verified: true }, sessionId: '', setCookies: [] }
    const { body } = await exportAccount(contextOf(siteEnv({ VISITS: broken })), {
      ...person,
      parts: accountParts.archive,
    })
    const files = readZip(new Uint8Array(await new Response(body).arrayBuffer()))
    const folder = 'websites/ada-s-plumbing-heating'
    expect(text(files.get(`${folder}/visits.json`))).toContain('We couldn’t read the visitor numbers')
    expect(text(files.get('ai-prompts.json'))).toContain('Name 249')
    expect(text(files.get(`${folder}/published.json`))).toContain(handle)
  })

  it('contains nothing about other people', async () => {
    const [one, two] = [await somebody(), await somebody()]
    const all = [...(await download(one.browser)).files.values()].map(text).join('\n')
    for (const theirs of [two.email, two.userId, two.draftId, two.handle, two.picture.id]) {
      expect(all).not.toContain(theirs)
    }
  })

  // ASVS 5.4.2
  it('lists same-named websites separately, in any script, and includes what remains of deleted ones', async () => {
    const { browser } = await newVerifiedPerson()
    const userId = await uidOf(browser)
    for (const name of ['Ada', 'Ada', 'Ада & Ко', '../..//', '💧']) {
      await browser.post('/api/drafts', { websiteSettings: smallDocument(name) })
    }
    await newPicture({ ...(await newSite()), userId } as Awaited<ReturnType<typeof newSite>>)
    const { names } = await download(browser)
    const folders = [...new Set(names.flatMap((name) => /^websites\/([^/]+)\//.exec(name)?.[1] ?? []))]
    expect(folders).toHaveLength(6)
    expect(folders).toEqual(expect.arrayContaining(['ada', 'ada-2', 'ада-ко', 'deleted-website']))
    for (const name of names) expect(name).not.toMatch(/\.\.|\/\/|\\|^\//)
  })

  it('reads each picture only when the stream reaches it', async () => {
    const site = await newSite()
    for (let index = 0; index < 30; index += 1) await newPicture(site)
    const { media, reads } = watchedBucket(env.MEDIA)
    const person = { user: { uid: site.userId, email: '', verified: true }, sessionId: '', setCookies: [] }
    const { body } = await exportAccount(contextOf(siteEnv({ MEDIA: media })), {
      ...person,
      parts: accountParts.archive,
    })
    const reader = body.getReader()
    let bytes = 0
    while (reads.length === 0) bytes += (await reader.read()).value?.byteLength ?? 0
    expect(bytes).toBeGreaterThan(0)
    expect(reads.length).toBeLessThan(3)
    for (let read = await reader.read(); !read.done; read = await reader.read()) bytes += read.value.byteLength
    expect(reads).toHaveLength(30)
  })

  it('downloads for its owner only, ten times a day', async () => {
    expect((await new Browser().get('/api/account/export')).status).toBe(401)
    const { browser, email } = await newPasswordPerson()
    const second = await signInElsewhere(email)
    for (let time = 0; time < 10; time += 1) await download(time % 2 ? browser : second)
    const late = await browser.get('/api/account/export')
    expect([late.status, codeOf(late)]).toEqual([429, 'too_many_requests'])
    expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(86_000)
  })
})

/** The archive's file for each table with personal rows, or the reason for its absence. */
const tables: Record<string, { in: string } | { not: string }> = {
  users: { in: 'account.json' },
  sessions: { in: 'account.json' },
  accounts: { in: 'account.json' },
  otp_sessions: { in: 'account.json' },
  reauthentications: { in: 'account.json' },
  email_changes: { in: 'account.json' },
  draft_websites: { in: 'websites/*/draft.json' },
  websites: { in: 'websites/*/published.json' },
  releases: { in: 'websites/*/releases/*.json' },
  // Only whether there are any; a link's row is a hash.
  preview_links: { in: 'websites/*/draft.json' },
  asks: { in: 'websites/*/asks.json' },
  assistant_calls: { in: 'assistants.json' },
  oauth_records: { in: 'assistants.json' },
  website_suspensions: { in: 'websites/*/draft.json' },
  // Only what blocks a website's publication.
  publication_reviews: { in: 'websites/*/draft.json' },
  scheduled_releases: { in: 'websites/*/scheduled.json' },
  sitemaps: { in: 'websites/*/published.json' },
  reserved_handles: { in: 'account.json' },
  website_images: { in: 'websites/*/pictures.json' },
  creations: { in: 'creations/*.json' },
  ai_prompts: { in: 'ai-prompts.json' },
  customer_contact_forms: { in: 'websites/*/messages.json' },
  message_photos: { in: 'websites/*/message-photos/*/*.webp' },
  contact_replies: { in: 'websites/*/messages.json' },
  inbox_settings: { in: 'websites/*/inbox-settings.json' },
  website_domains: { in: 'domains.json' },
  website_domains_history: { in: 'domains.json' },
  verifications: {
    not: 'hashes of codes and tokens that wait: secrets; the attempts they belong to are in account.json',
  },
  guards: { not: 'always empty' },
  attempt_counts: { not: 'counts under keyed hashes, which do not identify anybody' },
  account_deletions: { not: 'whose account is being deleted cannot sign in to ask' },
  mailbox: { not: 'in development only, in the place of a person’s own mailbox' },
  job_runs: { not: 'when the cron last ran: of nobody' },
  daily_numbers: { not: 'how much happened on each day: of nobody' },
  audit_log: { not: 'what operators did, which outlives the accounts it names by their ids' },
  website_reports: { not: 'what visitors sent to the operators: it is not for the owner of the website' },
  failure_counts: { not: 'how often each kind of failure happened: of nobody' },
  alerts: { not: 'what is wrong with the product: of nobody' },
  outbox: { not: 'hostnames that are about to be written, known from published.json' },
  mail_outbox: {
    not: 'what is about to be mailed, known from messages.json: replies that wait; the rest is mailed to the person',
  },
  analytics_events: { not: 'what happened on pages; nothing in it is of a person' },
  media_removals: { not: 'hashes of pictures that nobody has any more' },
  first_looks: { not: 'the opening and palette that websites of a trade in a town begin with, without an owner' },
}

it('the account archive covers or excludes every database table', async () => {
  const { results } = await env.DB.prepare(
    "select name from sqlite_master where type = 'table' and name not like 'sqlite_%' and name not like '\\_cf%' escape '\\' and name <> 'd1_migrations'",
  ).all<{ name: string }>()
  expect(results.map(({ name }) => name).toSorted()).toEqual(Object.keys(tables).toSorted())
  const { browser } = await somebody()
  const { names } = await download(browser)
  for (const [table, where] of Object.entries(tables)) {
    if (!('in' in where)) continue
    const pattern = new RegExp(`^${where.in.replaceAll('.', '\\.').replaceAll('*', '[^/]+')}$`)
    expect([table, names.some((name) => pattern.test(name))]).toEqual([table, true])
  }
})
