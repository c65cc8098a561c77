import { expect, it, vi } from 'vitest'
import { attemptLimits } from '../../../../worker/platform/limits/limits.ts'
import { Browser, limitOf } from '../../../harness/workers/accounts/browser.ts'
import { newFarm } from '../../../harness/workers/creation/creations.ts'

vi.spyOn(console, 'log').mockReturnValue()

async function checker() {
  const { farm } = await newFarm()
  const settings = { IMPORT_LOOPBACK_HOSTS: farm.host, IMPORT_DNS_URL: '', PEOPLE_AN_ADDRESS: '1' }
  const browser = new Browser({ ...settings, COSTLY_LIMIT: limitOf(1e6) })
  const stateOf = async (link: string) => (await browser.post('/api/creations/link', { link })).body
  return { farm, browser, stateOf }
}

it('a link check distinguishes readable pages from empty, non-HTML and unreachable ones', async () => {
  const { farm, stateOf } = await checker()
  expect(await stateOf(`${farm.url}/barber`)).toEqual({ state: 'readable' })
  expect(await stateOf(`${farm.url}/empty`)).toEqual({ state: 'empty' })
  expect(await stateOf(`${farm.url}/pdf`)).toEqual({ state: 'refused' })
  expect(await stateOf(`${farm.url}/nowhere-to-be-found`)).toEqual({ state: 'refused' })
  expect(await stateOf('http://127.0.0.1:9/')).toEqual({ state: 'unreachable' })
})

it('a link check fetches neither private addresses nor social networks', async () => {
  const { farm, stateOf } = await checker()
  expect(await stateOf('http://169.254.169.254/latest')).toEqual({ state: 'unreachable' })
  expect(await stateOf('http://10.0.0.1/')).toEqual({ state: 'unreachable' })
  expect(await stateOf('instagram.com/hartley')).toEqual({ state: 'private' })
  expect(await farm.seen()).toEqual([])
})

it('link checks are limited per address, whoever sends them', async () => {
  const { farm, browser, stateOf } = await checker()
  const { max: most } = attemptLimits['link checks from an address']
  for (let count = 0; count < most; count++) await stateOf(`${farm.url}/empty`)
  expect((await browser.post('/api/creations/link', { link: `${farm.url}/empty` })).status).toBe(429)
  expect(await farm.seen()).toHaveLength(most)
})

it.each(['', 'not a link'])('a link check refuses an invalid address: "%s"', async (link) => {
  const { browser } = await checker()
  expect((await browser.post('/api/creations/link', { link })).status).toBe(400)
})
