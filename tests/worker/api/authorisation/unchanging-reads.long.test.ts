import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { visit } from '../../../harness/workers/sites/sites.ts'
import { ask } from './ask.ts'
import { newBrowser, newPerson, type Person, proveOnceMore } from './person.ts'
import { storedOfAll } from './stored.ts'
import { tabled } from './table.ts'

let owner: Person
let other: Person
beforeAll(async () => {
  owner = await newPerson()
  other = await newPerson()
})

const reads = tabled.filter(({ method }) => method === 'GET')

describe('asking changes nothing', () => {
  it.each(reads)('$name', async (route) => {
    const before = await storedOfAll()
    for (const method of ['GET', 'HEAD']) {
      for (const by of [owner, other, undefined]) await ask({ ...route, method }, { of: owner, by })
    }
    expect(await storedOfAll()).toEqual(before)
  })

  it.each(reads.filter(({ name }) => !name.endsWith('/live')))(
    '$name: HEAD answers as GET, without a body',
    async (route) => {
      const cell = { of: owner, by: owner }
      const [get, head] = [await ask(route, cell), await ask({ ...route, method: 'HEAD' }, cell)]
      expect([head.status, head.text]).toEqual([get.status, ''])
    },
  )
})

it('following every link of every mail changes nothing, however often', async () => {
  const unverified = await newPerson({ verified: false })
  await newBrowser().post('/api/login/link/', { email: owner.email })
  await newBrowser().post('/api/login/reset', { email: owner.email })
  await unverified.browser.post('/api/account/verification')
  await proveOnceMore(owner, 'change-email')
  await owner.browser.post('/api/account/email', { email: 'new-address@example.com' })
  const { results } = await env.DB.prepare('select text from mailbox').all<{ text: string }>()
  const links = results.flatMap(({ text }) => [...text.matchAll(/https?:\/\/\S+token=\S+/g)].map(([link]) => link))
  expect(links).toHaveLength(4)
  const before = await storedOfAll()
  const headers = { cookie: [...owner.browser.cookies].map((pair) => pair.join('=')).join('; ') }
  for (const link of links) {
    for (const method of ['GET', 'HEAD', 'GET']) expect((await visit(link, { method, headers })).status).toBe(200)
  }
  expect(await storedOfAll()).toEqual(before)
})
