import type { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { app } from '../../../worker/api/app.ts'
import { apiFor, partNames } from '../../../worker/api/parts.ts'

/** The method and path of each route, without what comes before all of them. */
const routesOf = (api: unknown) =>
  (api as Hono).routes
    .filter(({ path, method }) => !path.endsWith('*') || method !== 'ALL')
    .map(({ method, path }) => `${method} ${path}`)
const pathOf = (route: string) => route.slice(route.indexOf('/')).replaceAll(/:\w+/g, 'x')

const all = [...new Set(routesOf(app))]

describe('A part of the API that loads alone', () => {
  it('serves every path that all of the API serves, in all its ways', async () => {
    expect(all.length).toBeGreaterThan(100)
    for (const route of all)
      expect([route, routesOf(await apiFor(pathOf(route)))]).toEqual([route, expect.arrayContaining([route])])
  })

  it.each(partNames)('has only routes that all of the API has, and is asked for some of them (%s)', async (name) => {
    const part = await apiFor(`/api/${name.replaceAll('*', 'x')}`)
    expect(part).not.toBe(app)
    expect(routesOf(part).filter((route) => !all.includes(route))).toEqual([])
    const asked = await Promise.all(routesOf(part).map(async (route) => (await apiFor(pathOf(route))) === part))
    expect(asked).toContain(true)
  })

  it.each([
    '/api',
    '/api/',
    '/api/openapi.json',
    '/api/sessions',
    '/api/constructor',
    '/api/__proto__',
    '/api//session',
  ])('does not exist at %s, which all of the API serves', async (path) => {
    expect(await apiFor(path)).toBe(app)
  })

  it('is the same one each time', async () => {
    expect(await apiFor('/api/drafts/a/visits')).toBe(await apiFor('/api/drafts/b/visits'))
    expect(await apiFor('/api/drafts/a')).toBe(await apiFor('/api/drafts/b/publish'))
  })
})
