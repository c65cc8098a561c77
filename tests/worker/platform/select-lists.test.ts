import { env } from 'cloudflare:workers'
import { desc, sql } from 'drizzle-orm'
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { expect, it } from 'vitest'
import { instant, openDatabase } from '../../../worker/platform/db/database.ts'
import { listWith, selectLists } from '../../../worker/platform/db/select-lists.ts'

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
  const { id, name, madeAt, isNew } = things
  const whole = listWith({ id, name, madeAt, isNew })
  const lengths = listWith({ id, letters: sql<number>`length(name)` })
  const some = sql`with some as (select * from listed_things where id < ${3})`
  const lists = {
    all: whole(sql`from listed_things order by id desc`),
    computed: lengths(sql`from some where id > ${0} order by id limit 2`),
    none: whole(sql`from listed_things where false`),
  }
  expect(await selectLists(db, lists, some)).toEqual({
    all: await db.select().from(things).orderBy(desc(id)),
    computed: [
      { id: 1, letters: 21 },
      { id: 2, letters: 13 },
    ],
    none: [],
  })
})

it('refuses columns with parameters, whose text is written once for all lists', () => {
  const next = listWith({ next: sql<number>`id + ${1}` })
  expect(() => next(sql`from listed_things`)).toThrow('The columns of a list have no parameters.')
})
