import { describe, expect, it } from 'vitest'
import { sessionFlags } from '../../../editor/state/session.ts'
import type { Session } from '../../../worker/accounts/schema.ts'

const user = {
  uid: 'ada',
  email: 'ada@example.com',
  type: 'email',
  verified: true,
  createdAt: '2026-11-01T08:00:00.000Z',
  lastSignInAt: '2026-11-01T08:00:00.000Z',
} satisfies Session['user']

describe('what is known of a session', () => {
  it('is nothing until the server has said who is there', () => {
    expect(sessionFlags(undefined)).toEqual({ loaded: false, loggedIn: false, verified: false })
  })

  it('is that nobody is there', () => {
    expect(sessionFlags({ user: null })).toEqual({ loaded: true, loggedIn: false, verified: false })
  })

  it('is verified with a verified email, and not without', () => {
    expect(sessionFlags({ user })).toEqual({ loaded: true, loggedIn: true, verified: true })
    expect(sessionFlags({ user: { ...user, verified: false } }).verified).toBe(false)
  })

  it('is verified with the social provider', () => {
    expect(sessionFlags({ user: { ...user, type: 'social-provider', verified: false } }).verified).toBe(true)
  })
})
