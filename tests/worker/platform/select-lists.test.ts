import { env } from 'cloudflare:workers'
import { desc, sql } from 'drizzle-orm'
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { expect, it } from 'vitest'
import { instant, openDatabase } from '../../../worker/platform/db/database.ts'
import { selectLists } from '../../../worker/platform/db/select-lists.ts'

const things = sqliteTable('listed_things', {
  id: integer('id').primaryKey(),
  name: text('name'),
  madeAt: instant('made_at'),
  isNew: integer('is_new', { mode: 'boolean' }),
})

it('reads several lists in one statement as reading each would, in their orders', async () => {
  await env.DB.exec(
    'create table if not exists listed_things (id integer primary key, name text, made_at integer, is_new integer)',
  )
  const db = openDatabase(env.DB)
  await db.insert(things).values([
    { id: 1, name: 'quotes " and \\ and 💧\n', madeAt: new Date('2026-11-27T05:00:00.123Z'), isNew: true },
    { id: 2, name: '{"json": [1]}', madeAt: new Date(0), isNew: false },
    { id: 3, name: null, madeAt: null, isNew: null },
  ])
  const all = db.select().from(things).orderBy(desc(things.id))
  const computed = db
    .select({ id: things.id, letters: sql<number>`length(name)`.as('letters') })
    .from(things)
    .limit(2)
  const none = db.select().from(things).where(sql`false`)
  expect(await selectLists(db, { all, computed, none })).toEqual({ all: await all, computed: await computed, none: [] })
  const unnamed = db.select({ letters: sql<number>`length(name)` }).from(things)
  await expect(selectLists(db, { unnamed })).rejects.toThrow('letters has no alias')
})
