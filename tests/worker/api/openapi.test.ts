import { beforeAll, expect, it } from 'vitest'
import { app } from '../../../worker/app.ts'
import { Browser } from '../../harness/workers/accounts/browser.ts'

type Operation = {
  summary?: string
  security?: Record<string, string[]>[]
  requestBody?: { content: Record<string, { schema: object }> }
  responses: Record<string, { description: string }>
}
let paths: Record<string, Record<string, Operation>>

const { text } = await new Browser().get('/api/openapi.json')
beforeAll(() => {
  paths = (JSON.parse(text) as { paths: typeof paths }).paths
})

const routes = app.routes.filter(({ method }) => method !== 'ALL')

it('describes every route, what it answers and how it fails', () => {
  expect(routes.length).toBeGreaterThan(15)
  for (const { method, path } of routes) {
    const operation = paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
    expect(operation?.summary, `${method} ${path}`).toBeTruthy()
    const statuses = Object.keys(operation?.responses ?? {})
    expect(
      statuses.some((status) => Number(status) < 400),
      `${method} ${path}`,
    ).toBe(true)
    expect(statuses).toContain('500')
  }
})

it('describes nothing that is not there', () => {
  const known = new Set(routes.map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`))
  for (const [path, operations] of Object.entries(paths)) {
    for (const method of Object.keys(operations)) expect(known).toContain(`${method.toUpperCase()} ${path}`)
  }
})

it('takes the shapes of bodies from the schemas that check them', () => {
  const schema = paths['/api/login/otp/verify']?.post?.requestBody?.content['application/json']?.schema
  expect(schema).toMatchObject({ properties: { session: { maxLength: 64 }, code: { maxLength: 16 } } })
})

it('says where a bearer token is wanted, and nowhere else', () => {
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

it('writes the website down once, and every reference leads somewhere', () => {
  const { components } = JSON.parse(text) as { components: { schemas: Record<string, object> } }
  expect(Object.keys(components.schemas)).toEqual(expect.arrayContaining(['Error', 'WebsiteSettings', 'Section']))
  for (const [, reference = ''] of text.matchAll(/"\$ref":"([^"]+)"/g)) {
    expect(Object.keys(components.schemas).map((name) => `#/components/schemas/${name}`)).toContain(reference)
  }
  expect(text.match(/"businessName":\{"type":"string","minLength"/g)).toHaveLength(2)
  expect(text.length).toBeLessThan(routes.length * 1_000)
})
