import { describe, expect, it } from 'vitest'
import { type AnalyticsEvent, analyticsEvent, eventsBody, maxEvents } from '#worker/analytics/schema.ts'
import { readSourceFiles } from '../../harness/source-files.ts'

const view = { name: 'page_view', path: '/pricing' } as const
const click = { name: 'click', area: 'home', target: 'start-hero', path: '/' } as const
const isTaken = (event: unknown) => analyticsEvent.safeParse(event).success

describe('the analytics event schema', () => {
  it.each<AnalyticsEvent>([
    view,
    { name: 'sign_in' },
    { name: 'sign_in', method: 'code' },
    { name: 'sign_in', method: 'social' },
    { name: 'sign_out' },
    { name: 'new_user_registered' },
    { name: 'new_social_user_registered' },
    { name: 'new_email_user_registered' },
    click,
  ])('accepts %o unchanged', (event) => {
    expect(analyticsEvent.parse(event)).toEqual(event)
  })

  it.each([
    ['without a name', { path: '/' }],
    ['with an unknown name', { name: 'purchase' }],
    ['without its path', { name: 'page_view' }],
    ['with an invalid path', { ...view, path: 'https://example.com/' }],
    ['with a query', { ...view, path: '/login/link?token=abc' }],
    ['with a fragment', { ...view, path: '/pricing#plans' }],
    ['with a long path', { ...view, path: `/${'a'.repeat(128)}` }],
    ['with a person', { ...view, userId: 'ada' }],
    ['with an address', { name: 'sign_in', method: 'code', email: 'ada@example.com' }],
    ['with a token', { name: 'sign_in', token: 'eyJhbGciOi' }],
    ['with an unknown sign-in method', { name: 'sign_in', method: 'passkey' }],
    ['with a website', { name: 'sign_out', websiteId: '0198c2aa' }],
    ['with a handle', { name: 'new_user_registered', handle: 'riverside' }],
    ['in an unknown area', { ...click, area: 'elsewhere' }],
    ['on an unnamed target', { ...click, target: '' }],
    ['on a target named in words', { ...click, target: 'Start now' }],
    ['on a target that is an id', { ...click, target: '0198c2aa-1f0e-7c3d-9b1a-3f2e1d0c9b8a' }],
    ['on a target like a token', { ...click, target: 'abcdefghijklmnopqrstuvwxyz' }],
    ['on a target with a long name', { ...click, target: 'a-long-name-that-goes-on-and-on-until-none' }],
    ['that is text', 'page_view'],
    ['that is empty', null],
  ])('rejects an event %s', (_, event) => {
    expect(isTaken(event)).toBe(false)
  })

  it('shortens a path to the page’s name', () => {
    const reduced = (path: string) => analyticsEvent.parse({ ...click, path })
    expect(reduced('/login/link/eyJhbGciOi')).toEqual({ ...click, path: '/login/link' })
    expect(reduced('/riverside-plumbing')).toEqual({ ...click, path: '/other' })
  })
})

it('analytics events are sent alone or in small batches', () => {
  const takes = (body: unknown) => eventsBody.safeParse(body).success
  expect(takes(view)).toBe(true)
  expect(takes([view, click])).toBe(true)
  expect(takes(Array(maxEvents).fill(view))).toBe(true)
  expect(takes(Array(maxEvents + 1).fill(view))).toBe(false)
  expect(takes([])).toBe(false)
  expect(takes([view, { name: 'purchase' }])).toBe(false)
})

it('every click name in the editor’s markup is accepted as an analytics event', () => {
  const names = readSourceFiles().flatMap(({ path, text }) =>
    path.startsWith('editor/')
      ? [...text.matchAll(/\b(?:data-click|click)=(?:"([^"]*)"|\{([^}]*)\})/g)].flatMap(([, plain, chosen]) =>
          plain === undefined ? [...(chosen ?? '').matchAll(/[?:] '([^']*)'/g)].map(([, name]) => name) : [plain],
        )
      : [],
  )
  expect(names.length).toBeGreaterThan(25)
  expect(names.filter((target) => !isTaken({ ...click, target }))).toEqual([])
})
