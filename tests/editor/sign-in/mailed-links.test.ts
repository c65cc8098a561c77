import { describe, expect, test } from 'vitest'
import { once, parseStoredToken, signInToken, tokenIn } from '#editor/sign-in/mailed-token.ts'
import { parseLinkAttempt } from '#editor/sign-in/sign-in-mails.ts'

const token = 'QmFzZTY0dXJsX3NlY3JldC1vZi1hLW1haWw'
const hour = 60 * 60 * 1000

describe('an emailed link’s URL', () => {
  test('contains a sign-in token only at its own path', () => {
    const search = `?token=${token}`
    expect(signInToken({ pathname: '/login/link', search })).toBe(token)
    for (const pathname of ['/login', '/login/link/', '/login/verify', '/designer'])
      expect(signInToken({ pathname, search })).toBeNull()
  })

  test.each([
    '',
    '?token=',
    '?token=short',
    `?token=${'x'.repeat(1025)}`,
    `?token=${token}<script>`,
    `?tokens=${token}`,
  ])('contains no token in %j', (search) => expect(tokenIn(search)).toBeNull())

  test('accepts a signed token with dots', () => {
    const signed = `${token}.${token}.${token}`
    expect(tokenIn(`?token=${signed}&utm_source=mail`)).toBe(signed)
  })
})

describe('a token stored until sign-in', () => {
  const storedToken = JSON.stringify({ page: '/login/verify', token, keptAt: 1000 })

  test('lasts for an hour on its own page', () => {
    expect(parseStoredToken(storedToken, '/login/verify', 1000 + hour)).toBe(token)
  })

  test('doesn’t work on other pages, after it expires, or if invalid', () => {
    expect(parseStoredToken(storedToken, '/login/new-email', 1000)).toBeNull()
    expect(parseStoredToken(storedToken, '/login/verify', 1001 + hour)).toBeNull()
    for (const stored of [null, '', 'null', '{', '{"page":"/login/verify","token":7,"keptAt":1000}'])
      expect(parseStoredToken(stored, '/login/verify', 1000)).toBeNull()
  })
})

describe('an attempt to sign in by link', () => {
  const attempt = { email: 'a@b.co', search: '?next=%2Fcreate', askedAt: 5000 }
  const read = (value: unknown, now = 6000) => parseLinkAttempt(JSON.stringify(value), now)

  test('reaches another tab, with its target page and result', () => {
    expect(read(attempt)).toEqual(attempt)
    expect(read({ ...attempt, signedIn: { draftId: 'd1' } })).toEqual({ ...attempt, signedIn: { draftId: 'd1' } })
    expect(read({ ...attempt, signedIn: { draftId: 3 } })?.signedIn).toEqual({ draftId: null })
  })

  test('expires after a day, and is ignored if invalid', () => {
    expect(read(attempt, 5000 + 24 * hour)).toEqual(attempt)
    expect(read(attempt, 5001 + 24 * hour)).toBeNull()
    expect(read(attempt, 4999)).toBeNull()
    for (const other of [null, {}, 'text', { ...attempt, email: 1 }, { ...attempt, search: undefined }])
      expect(read(other)).toBeNull()
    expect(parseLinkAttempt('{', 6000)).toBeNull()
    expect(parseLinkAttempt(null, 6000)).toBeNull()
  })
})

describe('once', () => {
  test('runs the function once per secret', async () => {
    const done: string[] = []
    const act = once(async (secret) => done.push(secret))
    expect(await Promise.all([act('a'), act('a'), act('b')])).toEqual([1, 1, 2])
    await act('a')
    expect(done).toEqual(['a', 'b'])
  })

  test('allows another attempt after a failure', async () => {
    let failures = 1
    const act = once(async () => {
      if (failures-- > 0) throw new Error('no connection')
      return 'done'
    })
    await expect(act('a')).rejects.toThrow('no connection')
    await expect(act('a')).resolves.toBe('done')
  })
})
