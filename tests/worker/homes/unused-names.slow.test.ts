import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { sweep } from '../../../worker/cron/sweep.ts'
import { takeName } from '../../../worker/platform/db/homes.ts'
import { newDraft, newResident, publishAt } from '../../harness/workers/homes/two-homes.ts'
import { contextOf, newHandle, siteEnv } from '../../harness/workers/sites/sites.ts'

const later = (hours: number) => contextOf(siteEnv(), () => new Date(Date.now() + hours * 3_600_000))

it('The hourly cleanup forgets names that no website has, and keeps the others', async () => {
  const { browser } = await newResident(2)
  const [used, unused] = [newHandle(), newHandle()]
  expect(await publishAt(browser, await newDraft(browser), used)).toBe(200)
  await takeName(contextOf(), unused, async () => false)
  const names = async () =>
    (await env.DB.prepare('select name from name_homes').all<{ name: string }>()).results.map(({ name }) => name)
  await sweep(later(0))
  expect((await names()).toSorted()).toEqual([used, unused].toSorted())
  await sweep(later(2))
  expect(await names()).toEqual([used])
})
