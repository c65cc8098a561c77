import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepBearer } from '../../../editor/state/bearer.ts'

const minute = 60_000
let now: number
let issued: number
let lost: boolean
const warn = vi.spyOn(console, 'warn')

const issue = vi.fn(async () => {
  if (lost) throw new Error('no network')
  issued += 1
  return { token: `token-${issued}`, expiresAt: new Date(now + 5 * minute).toISOString() }
})
const held = () => keepBearer(issue, () => now)

beforeEach(() => {
  ;[now, issued, lost] = [Date.parse('2026-11-01T08:00:00.000Z'), 0, false]
  issue.mockClear()
  warn.mockReset().mockReturnValue()
})
afterEach(() => warn.mockReset())

describe('the bearer token', () => {
  it('is asked for once and used until it is near its end', async () => {
    const bearer = held()
    expect(await bearer.token()).toBe('token-1')
    now += 4 * minute
    expect(await bearer.token()).toBe('token-1')
    now += minute - 20_000
    expect(await bearer.token()).toBe('token-2')
  })

  it('is asked for once by calls made at the same time', async () => {
    const bearer = held()
    expect(await Promise.all([bearer.token(), bearer.token(), bearer.token()])).toEqual(Array(3).fill('token-1'))
    expect(issue).toHaveBeenCalledOnce()
  })

  it('that cannot be renewed is a warning, and the old one does as long as it lives', async () => {
    const bearer = held()
    await bearer.token()
    lost = true
    now += 5 * minute - 10_000
    expect(await bearer.token()).toBe('token-1')
    expect(warn).toHaveBeenCalledOnce()
    now += 11_000
    expect(await bearer.token()).toBeUndefined()
    expect(warn).toHaveBeenCalledTimes(2)
  })

  it('that could not be had is asked for again the next time', async () => {
    const bearer = held()
    lost = true
    expect(await bearer.token()).toBeUndefined()
    lost = false
    expect(await bearer.token()).toBe('token-1')
  })

  it('does not live longer where the clock is behind', async () => {
    const behind = keepBearer(issue, () => now - 60 * minute)
    await behind.token()
    now += 5 * minute
    expect(await behind.token()).toBe('token-2')
  })

  it('is forgotten, one that is on its way too', async () => {
    const bearer = held()
    const asked = bearer.token()
    bearer.forget()
    expect(await asked).toBeUndefined()
    expect(await bearer.token()).toBe('token-2')
  })
})
