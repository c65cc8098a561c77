import { expect, it } from 'vitest'
import { pathAfterSignIn, signInPath } from '../../../editor/state/sign-in-path.ts'

it('leads back to the page that asked, with what it was to show', () => {
  for (const [pathname, search] of [
    ['/websites', ''],
    ['/designer', '?websiteId=fern&x=1'],
  ] as const) {
    const path = signInPath({ pathname, search })
    expect(path).toMatch(/^\/login\?/)
    expect(pathAfterSignIn(path.slice('/login'.length))).toBe(pathname + search)
  }
})

it.each([
  '',
  '?next=',
  '?next=/',
  '?next=/login',
  '?next=//evil.example',
  '?next=https://evil.example/designer',
  '?next=/api/drafts',
])('leads to the designer for %j', (search) => {
  expect(pathAfterSignIn(search)).toBe('/designer')
})
