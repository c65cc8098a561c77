import { applyD1Migrations, reset } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { reconcile } from '../../worker/publishing/reconcile.ts'
import { contextOf } from '../harness/workers/sites/sites.ts'

const run = (query: string) => env.DB.prepare(query).run()
const all = async (query: string) => (await env.DB.prepare(query).all()).results

/** A website that is online, as the product before releases had states left it, and the release of one that was deleted. */
async function formerWorld() {
  await reset()
  await applyD1Migrations(
    env.DB,
    env.TEST_MIGRATIONS.filter(({ name }) => name < '0006'),
  )
  await run("insert into users (id, name, email, created_at, updated_at) values ('ada', '', 'ada@example.com', 1, 1)")
  for (const [draft, handle, indexing] of [
    ['one', 'ada-one', 'true'],
    ['two', 'ada-two', 'false'],
  ] as const) {
    const document = `{"version":"1.0","settings":{"searchIndexing":${indexing}}}`
    await run(
      `insert into draft_websites (id, user_id, version, website_settings, business_name, handle, created_at, modified_at)
       values ('${draft}', 'ada', '1.0', '${document}', 'Ada', '${handle}', 1, 1)`,
    )
    await run(
      `insert into releases (id, draft_id, user_id, handle, number, document, manifest, created_at)
       values ('${draft}-release', '${draft}', 'ada', '${handle}', 1, '${document}', '{"keys":{}}', 5)`,
    )
    await run(
      `insert into websites (handle, user_id, draft_id, release_id, version, created_at, modified_at)
       values ('${handle}', 'ada', '${draft}', '${draft}-release', '1.0', 1, 7)`,
    )
  }
  await run(
    `insert into releases (id, draft_id, user_id, handle, number, document, manifest, created_at)
     values ('gone-release', 'gone', 'ada', 'ada-gone', 1, '{}', '{"keys":{"robots.txt":"release:gone-release/robots.txt"}}', 5)`,
  )
  await env.SITES.put('release:gone-release/robots.txt', 'left behind')
}

it('what was online before releases had states goes on as it was, and is listed', async () => {
  await formerWorld()
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS)
  expect(await all('select id, number, state, held_until, cause, created_at from releases order by id')).toEqual([
    { id: 'gone-release', number: 1, state: 'removing', held_until: 0, cause: 'publish', created_at: 5 },
    { id: 'one-release', number: 1, state: 'stored', held_until: null, cause: 'publish', created_at: 5 },
    { id: 'two-release', number: 1, state: 'stored', held_until: null, cause: 'publish', created_at: 5 },
  ])
  expect(await all('select * from sitemaps order by handle')).toEqual([
    { handle: 'ada-one', draft_id: 'one', user_id: 'ada', listed: 1, modified_at: 7 },
    { handle: 'ada-two', draft_id: 'two', user_id: 'ada', listed: 0, modified_at: 7 },
  ])
  expect(await reconcile(contextOf())).toMatchObject({ removed: 1, failed: 0 })
  expect(await env.SITES.get('release:gone-release/robots.txt')).toBeNull()
  expect(await all("select id from releases where draft_id = 'gone'")).toEqual([])
})
