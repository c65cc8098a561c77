import { sql } from 'drizzle-orm'
import { listDrafts } from '../../../worker/drafts/drafts.ts'
import type { Env } from '../../../worker/env.ts'
import { searchTextOf } from '../../../worker/messages/fold-text.ts'
import { countUnread, getMessage, listMessages } from '../../../worker/messages/read.ts'
import { openContext, type ServiceContext } from '../../../worker/platform/context.ts'
import { openDatabase, rawStatement, runBatch } from '../../../worker/platform/db/database.ts'
import { listReleases } from '../../../worker/publishing/read-releases.ts'
import { schema } from '../workers/tables.ts'

export { OwnerChannel } from '../../../worker/platform/live/owner-channel.ts'

const owner = 'owner'
const userId = owner
const websites = 100
const versions = 50
const messages = 5_000
const rowsAtOnce = 250
const turns = 10
/** Advances the clock, since a Worker has none before its first request. */
const at = new Date('2026-11-20T00:00:00Z')
const minute = 60_000
const websiteOf = (index: number) => `website-${index % websites}`
const rarely = 1_007
/** Looks up a different message each time. */
const someMessage = () => `message-${Math.floor(Math.random() * messages)}`

/**
 * GET /fill makes an owner with many messages, websites and versions; GET /add?from= adds messages; GET /measure?kind= returns the time
 * per turn and the number of items.
 */
export default {
  async fetch(request: Request, env: Env, execution: ExecutionContext): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url)
    const ctx = openContext(env, (promise) => execution.waitUntil(promise))
    if (pathname === '/fill') await fill(ctx, await request.text())
    if (pathname === '/add') await addMessages(env.DB, Number(searchParams.get('from')))
    if (pathname === '/measure') return Response.json(await measure(ctx, searchParams.get('kind') as Kind))
    return Response.json({ messages, rowsAtOnce })
  },
}

const list = { userId, folder: 'inbox', search: '', unread: false } as const

/** Each function must find items, except where an empty result is intended. */
const work = {
  'first page': (ctx) => listMessages(ctx, list),
  'deep page': (ctx) => listMessages(ctx, { ...list, before: `${at.getTime() - 3_500 * minute}.x` }),
  'unread counts': (ctx) => countUnread(ctx, { userId }),
  'unread only': (ctx) => listMessages(ctx, { ...list, unread: true }),
  'archive of a website': (ctx) => listMessages(ctx, { ...list, folder: 'archive', draftId: websiteOf(7) }),
  'rare word': (ctx) => listMessages(ctx, { ...list, search: 'Xylophon' }),
  'common word': (ctx) => listMessages(ctx, { ...list, search: 'Heizung' }),
  'common word, deep': (ctx) =>
    listMessages(ctx, { ...list, search: 'Heizung', before: `${at.getTime() - 3_500 * minute}.x` }),
  'rare and common word': (ctx) => listMessages(ctx, { ...list, search: 'heizung xylophon' }),
  'absent word': (ctx) => listMessages(ctx, { ...list, search: 'zyzzyva' }),
  'phone number': (ctx) => listMessages(ctx, { ...list, search: '0660 1000078' }),
  'two letters of Japanese': (ctx) => listMessages(ctx, { ...list, search: '修理' }),
  message: (ctx) => getMessage(ctx, { userId, id: someMessage() }),
  websites: (ctx) => listDrafts(ctx, userId),
  versions: (ctx) => listReleases(ctx, { userId, draftId: websiteOf(0) }),
} satisfies Record<string, (ctx: ServiceContext) => Promise<unknown>>
type Kind = keyof typeof work

async function measure(ctx: ServiceContext, kind: Kind) {
  const found = foundIn(await work[kind](ctx))
  const begun = performance.now()
  for (let turn = 0; turn < turns; turn += 1) await work[kind](ctx)
  return { ms: (performance.now() - begun) / turns, found }
}

function foundIn(answer: unknown): number | undefined {
  const { messages, releases } = (answer ?? {}) as { messages?: unknown[]; releases?: unknown[] }
  return (Array.isArray(answer) ? answer : (messages ?? releases))?.length
}

/** Creates an owner with websites as large as `document`, and versions of the first website, as the product stores them. */
async function fill({ env: { DB } }: ServiceContext, document: string) {
  const db = openDatabase(DB)
  const manifest = document.slice(0, 7000)
  const person = { id: owner, name: '', email: 'owner@example.com', emailVerified: true, createdAt: at, updatedAt: at }
  await db.insert(schema.users).values(person)
  await runBatch(db, {
    websites: rawStatement(
      db,
      sql`
      with recursive n(i) as (select 0 union all select i + 1 from n where i < ${websites - 1}),
        changed as (select i, ${at.getTime()} - i * ${minute + 977} as saved from n)
      insert into draft_websites (id, user_id, version, website_settings, business_name, created_at, modified_at,
        last_designed_at, last_published_at, handle)
      select 'website-' || i, ${owner}, '1.0', ${document}, 'Website ' || i, saved - (i + 1) * ${minute * 60}, saved, saved,
        iif(i % 2, saved - ${minute}, null), iif(i % 2, 'website-' || i, null) from changed`,
    ),
    domains: rawStatement(
      db,
      sql`
      insert into website_domains (id, user_id, domain_name, shown_name, website_name, state, created_at, modified_at, state_since, live)
      select id, user_id, id || '.example', id || '.example', handle, 'Connected', created_at, created_at, created_at, true
      from draft_websites where handle is not null and rowid % 10 = 0`,
    ),
    versions: rawStatement(
      db,
      sql`
      with recursive n(i) as (select 1 union all select i + 1 from n where i < ${versions})
      insert into releases (id, draft_id, user_id, handle, number, document, manifest, created_at, state, cause)
      select 'release-' || i, 'website-0', ${owner}, 'website-0', i, ${document}, ${manifest}, ${at.getTime()}, 'stored', 'publish' from n`,
    ),
  })
}

const words =
  `die der und ich bitte um wir haben eine guten tag morgen termin wohnung haus bad therme wasser rohr dach fenster
garten heizen kalt warm kosten angebot preis schnell heute woche montag dienstag freitag straße wien graz linz anruf rückruf danke
freundlich grüße problem seit gestern tropft kaputt neu alt groß klein küche keller zimmer quadratmeter stock lift parkplatz`.split(
    /\s+/,
  )

/** Forty words with natural frequencies, including the words that the searches look for. */
function textOf(index: number): string {
  const some = Array.from({ length: 40 }, (_, word) => words[((index + 1) * (word + 3) * (word + 7)) % words.length])
  if (index % 3 === 0) some.push('Heizung')
  if (index % rarely === 3) some.push('Xylophon')
  if (index % rarely === 4) some.push('給湯器の修理をお願いします')
  return `${some.join(' ')} ${index}.`
}

async function addMessages(db: D1Database, from: number) {
  const rows = Array.from({ length: rowsAtOnce }, (_, some) => {
    const index = from + some
    const phone = `+43 660 ${1_000_000 + index}`
    const fields = { name: `Visitor ${index}`, email: `visitor${index}@example.com`, phone, message: textOf(index) }
    return {
      ...fields,
      ...{ id: `message-${index}`, draftId: websiteOf(index), searchText: searchTextOf(fields) },
      folder: index % 11 === 0 ? 'archive' : 'inbox',
      createdAt: at.getTime() - (messages - index) * minute,
      readAt: index % 50 === 1 ? null : at.getTime(),
    }
  })
  await db
    .prepare(
      `insert into customer_contact_forms (id, draft_id, user_id, token_id, name, email, phone, message, language, hostname, folder,
        spam_reasons, text_hash, search_text, created_at, read_at)
      select value ->> 'id', value ->> 'draftId', '${owner}', value ->> 'id', value ->> 'name', value ->> 'email', value ->> 'phone',
        value ->> 'message', 'de', 'website.localhost', value ->> 'folder', '[]', value ->> 'id', value ->> 'searchText',
        value ->> 'createdAt', value ->> 'readAt'
      from json_each(?)`,
    )
    .bind(JSON.stringify(rows))
    .run()
}
