import { expect, test } from 'vitest'
import { newDraft, newResident, publishAt, rowsIn } from '../../harness/workers/homes/two-homes.ts'
import { addressFor, titleAt, visit } from '../../harness/workers/sites/sites.ts'

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
