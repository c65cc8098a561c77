import { expect, it } from 'vitest'
import { pathAfterSignIn, sameWay, signInPath } from '../../../editor/state/sign-in-path.ts'

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

it('leads back to what a mail wants done by somebody signed in, and to no other page of signing in', () => {
  for (const path of ['/login/verify', '/login/new-email']) expect(pathAfterSignIn(`?next=${path}`)).toBe(path)
  for (const path of ['/login/link', '/login/password', '/login/done', '/login/reset'])
    expect(pathAfterSignIn(`?next=${path}`)).toBe('/designer')
})

it('keeps where to go from one page of signing in to the next, and nothing else', () => {
  expect(sameWay('/login/password', '?next=%2Fcreate&token=secret')).toBe('/login/password?next=%2Fcreate')
  expect(sameWay('/login/password', '?token=secret')).toBe('/login/password')
})
