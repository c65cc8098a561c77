import { env } from 'cloudflare:workers'
import { hc, type InferResponseType } from 'hono/client'
import { beforeAll, describe, expect, expectTypeOf, it } from 'vitest'
import { type Api, app } from '../../../worker/api/app.ts'
import type { Draft } from '../../../worker/drafts/schema.ts'
import { signIn } from '../../harness/workers/accounts/account.ts'
import { Browser } from '../../harness/workers/accounts/browser.ts'
import { smallDocument } from '../../harness/workers/sites/documents.ts'

type Operation = {
  summary?: string
  security?: Record<string, string[]>[]
  requestBody?: { content: Record<string, { schema: object }> }
  responses: Record<string, { description: string }>
}
let paths: Record<string, Record<string, Operation>>

const { text } = await new Browser().get('/api/openapi.json')

const routes = app.routes.filter(({ method }) => method !== 'ALL')

describe('the OpenAPI document', () => {
  beforeAll(() => {
    paths = (JSON.parse(text) as { paths: typeof paths }).paths
  })

  // ASVS 15.3.1
  it('describes every route with its responses and errors', () => {
    expect(routes.length).toBeGreaterThan(15)
    for (const { method, path } of routes) {
      const operation = paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
      expect(operation?.summary, `${method} ${path}`).toMatch(/\w+ \w+/)
      const statuses = Object.keys(operation?.responses ?? {})
      expect(
        statuses.some((status) => Number(status) < 400),
        `${method} ${path}`,
      ).toBe(true)
      expect(statuses).toContain('500')
    }
  })

  // ASVS 13.4.5
  it('describes only existing routes', () => {
    const known = new Set(routes.map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`))
    for (const [path, operations] of Object.entries(paths)) {
      for (const method of Object.keys(operations)) expect(known).toContain(`${method.toUpperCase()} ${path}`)
    }
  })

  // ASVS 2.1.1
  it('uses the schemas that validate the bodies', () => {
    const schema = paths['/api/login/otp/verify']?.post?.requestBody?.content['application/json']?.schema
    expect(schema).toMatchObject({ properties: { session: { maxLength: 64 }, code: { maxLength: 16 } } })
  })

  it('marks exactly the routes that require a bearer token', () => {
    const { components } = JSON.parse(text) as { components: { securitySchemes: Record<string, object> } }
    expect(components.securitySchemes).toEqual({ bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } })
    const secured = Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations).flatMap(([method, { security }]) => (security ? [[method, path, security]] : [])),
    )
    expect(secured.toSorted()).toEqual([
      ['post', '/api/entri/email-service/send-disconnect-email', [{ bearer: [] }]],
      ['post', '/api/login/register', [{ bearer: [] }]],
    ])
  })

  it('defines the website once, and resolves every reference', () => {
    const { components } = JSON.parse(text) as { components: { schemas: Record<string, object> } }
    expect(Object.keys(components.schemas)).toEqual(expect.arrayContaining(['Error', 'WebsiteSettings', 'Section']))
    for (const [, reference = ''] of text.matchAll(/"\$ref":"([^"]+)"/g)) {
      expect(Object.keys(components.schemas).map((name) => `#/components/schemas/${name}`)).toContain(reference)
    }
    expect(text.match(/"businessName":\{"type":"string","minLength"/g)).toHaveLength(2)
    expect(text.length).toBeLessThan(routes.length * 1_000)
  })
})

describe('the typed client', () => {
  it('calls the API through the types of its routes', async () => {
    const browser = new Browser()
    // Browsers send the origin themselves.
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
})
