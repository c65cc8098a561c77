import type { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { apiFor, partNames } from '../../../worker/api-parts.ts'
import { app } from '../../../worker/app.ts'

/** The method and path of each route, without what comes before all of them. */
const routesOf = ({ routes }: Pick<Hono, 'routes'>, name?: string) =>
  routes
    .filter(({ path, method }) => !path.endsWith('*') || method !== 'ALL')
    .map(({ method, path }) => `${method} ${path}`)
    .filter((route) => name === undefined || new RegExp(` /api/${name}(/|$)`).test(route))
    .toSorted()

describe('A part of the API that loads alone', () => {
  it.each(partNames)('has the same routes as all of the API has there (%s)', async (name) => {
    const part = (await apiFor(`/api/${name}`)) as unknown as Hono
    expect(routesOf(part).length).toBeGreaterThan(0)
    expect(routesOf(part)).toEqual(routesOf(app as unknown as Hono, name))
    expect(await apiFor(`/api/${name}/anything`)).toBe(part)
  })

  it.each(['/api', '/api/', '/api/drafts', '/api/sessions', '/api/constructor', '/api/__proto__', '/api//session'])(
    'does not exist at %s, which all of the API serves',
    async (path) => {
      expect(await apiFor(path)).toBe(app)
    },
  )
})
