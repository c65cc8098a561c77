// A first visitor's whole way, against a product that runs: a website from answers, published, read, and deleted again.
import { fontPairs } from '../../renderer/styles/font-pairs.ts'
import { palettes } from '../../templates/palettes/palettes.ts'
import { hashPassword } from '../../worker/accounts/passwords/password-hash.ts'
import { reasonOf } from '../deploy/reason-of.ts'
import { smokeVisitor } from './smoke-visitor.ts'

/** Runs one statement on the product's database. */
export type Sql = (statement: string, values: readonly string[]) => Promise<unknown>

export type SmokeTarget = {
  /** The app's origin. */
  origin: string
  sql: Sql
  /** Gets a line for each finished step. */
  say: (line: string) => void
  fetch?: (url: string, init?: RequestInit) => Promise<Response>
  /** How long a page may take to every location, in milliseconds. */
  publishedWithin?: number
  /** How long a page may stay in caches after its website was deleted, in milliseconds. */
  cachedFor?: number
}

/** Nobody can receive mail at this domain (RFC 2606), so nobody can ask for a way into the account. */
export const smokeDomain = 'smoke-test.invalid'

const answers = {
  businessName: 'Smoke Test Bakery',
  businessActivities: 'We bake bread and rolls every morning. Sourdough loaf £4. Open Monday to Friday 7:00-14:00.',
  businessLocation: '',
  fontPair: fontPairs[0]?.id,
  palette: palettes[0]?.id,
  sections: ['Header', 'Introduction', 'Services', 'Contact', 'Footer'],
}

/**
 * Throws a sentence that names the step that failed. Always removes what it made: the website through the API, its account in the database.
 * The account's password exists only in this process.
 */
export async function runSmokeTest({ origin, sql, say, fetch: ask = fetch, ...limits }: SmokeTarget) {
  const { publishedWithin = 120_000, cachedFor = 150_000 } = limits
  const visitor = smokeVisitor(origin, ask)
  const [id, password] = [crypto.randomUUID(), `${crypto.randomUUID()}${crypto.randomUUID()}`]
  const email = `${id}@${smokeDomain}`
  const step = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const begun = performance.now()
    const result = await work().catch((error: unknown) => {
      throw new Error(`${name} failed: ${reasonOf(error)}`)
    })
    say(`  ✓ ${name} (${((performance.now() - begun) / 1000).toFixed(1)} s)`)
    return result
  }
  await removeLeftovers(sql)
  try {
    await step('Create a website from answers', async () => {
      await visitor.call('POST', '/api/creations', answers)
      await visitor.untilCreated()
    })
    const draftId = await step('Sign in, which keeps it as a draft', async () => {
      await insertAccount(sql, { id, email, hash: await hashPassword(password) })
      const { draftId } = await visitor.call<{ draftId: string | null }>('POST', '/api/login/password', {
        email,
        password,
      })
      if (!draftId) throw new Error('the website did not become a draft of the account')
      return draftId
    })
    const url = await step('Publish it', async () => {
      const draft = await visitor.call<Draft>('GET', `/api/drafts/${draftId}`)
      // Search engines must not index it in between.
      const settings = { ...draft.websiteSettings.settings, searchIndexing: false }
      const saved = await visitor.call<Draft>(
        'PUT',
        `/api/drafts/${draftId}`,
        { websiteSettings: { ...draft.websiteSettings, settings } },
        { 'if-match': `"${draft.revision}"` },
      )
      const handle = `smoke-test-${id.slice(0, 8)}`
      const published = await visitor.call<{ url: string }>(
        'POST',
        `/api/drafts/${draftId}/publish`,
        { handle },
        { 'if-match': `"${saved.revision}"` },
      )
      return published.url
    })
    await step(`Read ${url}`, () =>
      visitor.untilPage(
        url,
        (page) => page.status === 200 && page.text.includes(answers.businessName),
        publishedWithin,
      ),
    )
    await step('Delete it', () => visitor.call('DELETE', `/api/drafts/${draftId}`))
    await step('See it gone', () => visitor.untilPage(url, ({ status }) => status === 404, cachedFor))
  } finally {
    await removeAccount(sql, id)
  }
}

type Draft = { revision: number; websiteSettings: { settings?: Record<string, unknown> } }

/** A verified account with a password, as signing up and opening the emailed link would leave it. */
async function insertAccount(sql: Sql, { id, email, hash }: { id: string; email: string; hash: string }) {
  const now = String(Date.now())
  await sql(
    'insert into users (id, name, email, email_verified, created_at, updated_at) values (?1, ?2, ?3, 1, cast(?4 as integer), cast(?4 as integer))',
    [id, 'Smoke test', email, now],
  )
  await sql(
    `insert into accounts (id, user_id, account_id, provider_id, password, created_at, updated_at)
      values (?1, ?2, ?2, 'credential', ?3, cast(?4 as integer), cast(?4 as integer))`,
    [crypto.randomUUID(), id, hash, now],
  )
}

/** Accounts of earlier tests whose process was killed, with their websites. */
const removeLeftovers = (sql: Sql) =>
  sql(
    `insert or ignore into account_deletions (user_id, websites, started_at)
      select id, 0, cast(?2 as integer) from users where email like ?1 and created_at < cast(?2 as integer) - 3600000`,
    [`%@${smokeDomain}`, String(Date.now())],
  )

/** Ends every way into the account, and leaves the rest to the cron, like a deletion that was interrupted. Sends no email. */
async function removeAccount(sql: Sql, id: string): Promise<void> {
  await sql('delete from sessions where user_id = ?1', [id])
  await sql('delete from accounts where user_id = ?1', [id])
  await sql(
    'insert or ignore into account_deletions (user_id, websites, started_at) select id, 0, cast(?2 as integer) from users where id = ?1',
    [id, String(Date.now())],
  )
  await sql("update users set email = 'deleted:' || id where id = ?1", [id])
}
