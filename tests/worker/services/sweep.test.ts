import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { sweep } from '../../../worker/services/upkeep/sweep.ts'
import { Browser } from '../../harness/workers/browser.ts'
import { newPerson, requestCode } from '../../harness/workers/sign-in.ts'

const tables = ['sessions', 'otp_sessions', 'mailbox', 'creations'] as const
const day = 24 * 60 * 60 * 1000

async function counts() {
  const all = tables.map((table) => env.DB.prepare(`select count(*) as count from ${table}`).first<number>('count'))
  return Object.fromEntries((await Promise.all(all)).map((count, index) => [tables[index], count]))
}

const sweepIn = (days: number) => sweep(env, () => new Date(Date.now() + days * day))

it('removes what is of no use any more, and only then', async () => {
  const person = await newPerson()
  await requestCode(new Browser(), 'waits@example.com')
  await env.DB.prepare("insert into creations values ('a', '{}', '{}', ?, null)").bind(Date.now()).run()
  await sweepIn(0)
  expect(await counts()).toEqual({ sessions: 1, otp_sessions: 2, mailbox: 2, creations: 1 })
  expect((await person.get('/api/session')).body).not.toEqual({ user: null })
  await sweepIn(8)
  expect(await counts()).toEqual({ sessions: 1, otp_sessions: 0, mailbox: 0, creations: 1 })
  await sweepIn(32)
  expect(await counts()).toEqual({ sessions: 0, otp_sessions: 0, mailbox: 0, creations: 0 })
})
