import { env } from 'cloudflare:workers'
import { hc, type InferResponseType } from 'hono/client'
import { expect, expectTypeOf, it } from 'vitest'
import type { Api } from '../../../worker/app.ts'
import type { Draft } from '../../../worker/drafts/schema.ts'
import { Browser } from '../../harness/workers/accounts/browser.ts'
import { signIn } from '../../harness/workers/accounts/sign-in.ts'
import { smallDocument } from '../../harness/workers/sites/documents.ts'

it('calls the API through the types of its routes', async () => {
  const browser = new Browser()
  // As a browser does of itself.
  const send = (input: unknown, init: RequestInit = {}) => {
    const headers = new Headers(init.headers)
    headers.set('origin', env.APP_ORIGIN)
    return browser.fetch(String(input), { ...init, headers })
  }
  const { api } = hc<Api>('', { fetch: send })
  await signIn(browser, 'typed@example.com')

  const made = await api.drafts.$post({ json: { websiteSettings: smallDocument() } })
  const draft = await made.json()
  expectTypeOf(draft).toEqualTypeOf<Draft>()
  expect(made.status).toBe(201)

  const param = { draftId: draft.draftId }
  const saved = await api.drafts[':draftId'].$put(
    { param, json: { websiteSettings: smallDocument('Typed') } },
    { headers: { 'if-match': `"${draft.revision}"` } },
  )
  expect(await saved.json()).toMatchObject({ revision: 2, websiteSettings: { businessName: 'Typed' } })

  const { drafts } = await (await api.drafts.$get()).json()
  expect(drafts.map(({ businessName }) => businessName)).toEqual(['Typed'])

  const { token } = await (await api.session.token.$post()).json()
  const bearer = { headers: { authorization: `Bearer ${token}` } }
  const registering = [await api.login.register.$post({}, bearer), await api.login.register.$post({}, bearer)]
  expect(registering.map(({ status }) => status)).toEqual([201, 200])
  expect((await api.login.register.$post()).status).toBe(401)

  const { email, websiteLimit } = await (await api.account.$get()).json()
  expect([email, websiteLimit]).toEqual(['typed@example.com', 5])

  type Verified = InferResponseType<typeof api.login.otp.verify.$post, 200>
  expectTypeOf<Verified['status']>().toEqualTypeOf<'Success' | 'ExpiredCode' | 'InvalidCode' | 'InvalidSession'>()
  type Checked = InferResponseType<(typeof api.handles)[':handle']['$get'], 200>
  expectTypeOf<Checked['status']>().toEqualTypeOf<'available' | 'in-use' | 'invalid'>()
})
