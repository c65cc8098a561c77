import { env } from 'cloudflare:workers'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { openDatabase, rawStatement, runBatch } from '../../../../worker/platform/db/database.ts'
import { visitSalts } from '../../../../worker/visits/tables.ts'

const db = openDatabase(env.DB)
const createdAt = new Date('2027-03-09T08:00:00Z')
const insert = (day: string) => db.insert(visitSalts).values({ day, salt: `salt of ${day}`, createdAt })
const days = () => db.select({ day: visitSalts.day }).from(visitSalts).orderBy(visitSalts.day)

beforeEach(() => db.delete(visitSalts))

it('returns each result under the name of its statement, also after empty and longer groups', async () => {
  const results = await runBatch(db, {
    none: [],
    several: [insert('2027-03-01'), insert('2027-03-02')],
    inserted: insert('2027-03-03').returning({ day: visitSalts.day }),
    all: days(),
  })
  expect(results.none).toEqual([])
  expect(results.several).toHaveLength(2)
  expect(results.inserted).toEqual([{ day: '2027-03-03' }])
  expect(results.all.map(({ day }) => day)).toEqual(['2027-03-01', '2027-03-02', '2027-03-03'])
})

it('runs the statements in the order of their names in the object', async () => {
  const { before, after } = await runBatch(db, {
    before: days(),
    added: [insert('2027-03-01')],
    removed: db.delete(visitSalts).where(eq(visitSalts.day, '2027-03-01')),
    last: insert('2027-03-02'),
    after: days(),
  })
  expect([before, after]).toEqual([[], [{ day: '2027-03-02' }]])
})

it('changes nothing when one statement fails', async () => {
  const failing = rawStatement(db, sql`insert into visit_salts (day) select null`)
  await expect(runBatch(db, { first: insert('2027-03-01'), group: [failing] })).rejects.toThrow()
  expect(await days()).toEqual([])
})
