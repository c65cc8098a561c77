import { expect, test } from 'vitest'
import { newDraft, newResident, publishAt, rowsIn } from '../../harness/workers/homes/two-homes.ts'
import { addressFor, contextOf, titleAt, visit } from '../../harness/workers/sites/sites.ts'
import { schema } from '../../harness/workers/tables.ts'

test('an account of the second database keeps its websites there, and is signed in by the first', async () => {
  const { browser, userId } = await newResident(2)
  const draftId = await newDraft(browser, 'Second Home')
  expect(await publishAt(browser, draftId, 'second-home')).toBe(200)
  expect(await titleAt('second-home')).toContain('Second Home')
  for (const table of ['draft_websites', 'websites', 'releases']) {
    expect([table, await rowsIn(1, table), await rowsIn(2, table)]).toEqual([table, 0, 1])
  }
  expect([await rowsIn(1, 'sessions'), await rowsIn(2, 'sessions')]).toEqual([1, 0])
  expect(await rowsIn(1, 'users', `id = '${userId}' and email like 'person%'`)).toBe(1)
  expect(await rowsIn(2, 'users', `id = '${userId}' and email like 'person%'`)).toBe(0)
  expect((await visit(addressFor('second-home'))).status).toBe(200)
})

test('a statement about the other side’s tables fails, also where both sides are one database', async () => {
  const { db, directory } = contextOf()
  await expect(db.select().from(schema.sessions)).rejects.toThrow('not on the side of the home')
  await expect(directory.select().from(schema.draftWebsites)).rejects.toThrow('not on the side of the directory')
})
