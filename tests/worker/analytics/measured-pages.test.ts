import { describe, expect, it } from 'vitest'
import { areaOf, clickAreas, measuredPath } from '../../../worker/analytics/measured-pages.ts'
import { pages } from '../../../worker/platform/addresses/paths.ts'
import { publicPaths } from '../../../worker/platform/addresses/public-paths.ts'

const routes = [...new Set<string>([...Object.values(pages), ...publicPaths])]

describe('of every route', () => {
  it.each(routes)('%s is measured as itself, and so is what hangs on it', (route) => {
    expect(measuredPath(route)).toBe(route)
    if (route === pages.home) return
    for (const more of ['?token=abc', '#part', '?websiteId=x#y', '/', '/0198c2aa-1f', '/a/b@c.example'])
      expect(measuredPath(route + more), more).toBe(route)
  })

  it('the area is one of those there are', () => {
    for (const route of routes) expect(clickAreas).toContain(areaOf(route))
  })
})

it.each([
  ['/login/link?token=eyJhbGciOi', '/login/link'],
  ['/login/link/eyJhbGciOi', '/login/link'],
  ['/login/something', '/login'],
  ['/designer?websiteId=0198c2aa', '/designer'],
  ['/samples/elegant/therapist', '/samples'],
  ['/industries/shoe-shine', '/industries'],
  ['/riverside-plumbing', '/other'],
  ['/ada@example.com', '/other'],
  ['/pricing-for-friends', '/other'],
  ['/Pricing', '/other'],
  ['/login%2Flink', '/other'],
  ['//evil.example/pricing', '/other'],
  ['/?q=secret', '/'],
  ['', '/other'],
  ['pricing', '/other'],
])('%s is measured as %s', (path, measured) => {
  expect(measuredPath(path)).toBe(measured)
})

it.each([
  ['/', 'home'],
  ['/start', 'public'],
  ['/pricing', 'public'],
  ['/other', 'public'],
  ['/create', 'onboarding'],
  ['/login', 'sign-in'],
  ['/login/code', 'sign-in'],
  ['/designer', 'designer'],
  ['/websites', 'websites'],
  ['/account', 'account'],
])('%s is of the area %s', (path, area) => {
  expect(areaOf(path)).toBe(area)
})
