import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { bytes } from '../../../harness/pictures/bytes.ts'
import { ask, inShort } from './ask.ts'
import { newPerson, type Person, proveOnceMore } from './person.ts'
import { storedOf } from './stored.ts'
import { writes } from './table.ts'

const app = new URL(env.APP_ORIGIN)
/** Origins that differ from the app's. '' means no header. */
const foreign = [
  '',
  'null',
  'https://evil.example',
  `https://${app.host}`,
  `http://alice.${app.host}`,
  `http://${app.hostname}`,
  `http://${app.hostname}:1`,
  `http://${app.hostname}.:${app.port}`,
  `http://${app.host}.evil.example`,
  `http://127.0.0.1:${app.port}`,
  `${env.APP_ORIGIN}/`,
  `${env.APP_ORIGIN}, https://evil.example`,
  env.APP_ORIGIN.toUpperCase(),
]

/** What another site's form can send, and what is nearly JSON. '' stands for none at all. */
const foreignTypes = [
  '',
  'text/plain',
  'text/plain; charset=application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/jsonp',
  'application/json-patch+json',
  'text/json',
]

let person: Person
beforeAll(async () => {
  person = await newPerson()
  for (const act of ['change-email', 'change-password', 'delete-account'] as const) await proveOnceMore(person, act)
})

describe('a change is refused', () => {
  it.each(writes)('$name, unless it comes from exactly the app’s origin', async (route) => {
    const before = await storedOf(person)
    for (const origin of foreign) {
      const told = await ask(route, { of: person, by: person }, { headers: { origin } })
      expect(inShort(told), origin || 'no origin').toBe('403 forbidden_origin')
    }
    expect(await storedOf(person)).toEqual(before)
  })

  it.each(writes)('$name, unless it has the content type of the route', async (route) => {
    const before = await storedOf(person)
    const raw = bytes(JSON.stringify(route.row.body?.({ of: person, by: person }) ?? {}))
    for (const type of foreignTypes) {
      const told = await ask(route, { of: person, by: person }, { raw, headers: { 'content-type': type } })
      expect(inShort(told), type || 'no type').toBe('415 unsupported_media_type')
    }
    expect(await storedOf(person)).toEqual(before)
  })
})

it('what the browser says of the site it comes from makes no origin up for', async () => {
  const headers = { 'sec-fetch-site': 'same-origin', referer: `${env.APP_ORIGIN}/account`, host: app.host }
  const answer = await person.browser.fetch('/api/session/sign-out-everywhere', { method: 'POST', headers })
  expect(answer.status).toBe(403)
})
