import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { registerIfNew } from '../../../editor/state/register.ts'

const at = '2026-11-01T08:00:00.000Z'
let people = 0
/** Another person each time, because each person is reported once. */
const newcomer = () => ({
  uid: `newcomer-${++people}`,
  email: 'ada@example.com',
  type: 'email' as const,
  verified: true,
  createdAt: at,
  lastSignInAt: at,
})
const storage = new Map<string, string>()
vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => storage.get(key) ?? null,
  setItem: (key: string, text: string) => storage.set(key, text),
})
const bearer = async () => 'token'
const warn = vi.spyOn(console, 'warn')
beforeEach(() => void warn.mockReset().mockReturnValue())
afterEach(() => void warn.mockReset())

it('tells the server of a new person, with the bearer token, once', async () => {
  const send = vi.fn(async () => true)
  const user = newcomer()
  expect(await registerIfNew(user, { send, bearer })).toBe(true)
  expect(await registerIfNew(user, { send, bearer })).toBe(false)
  expect(send.mock.calls).toEqual([['token']])
})

it('asks no more in this tab once the server has noted them, and asks for the next person', async () => {
  const user = newcomer()
  await registerIfNew(user, { send: async () => true, bearer })
  vi.resetModules()
  const reloaded = await import('../../../editor/state/register.ts')
  const send = vi.fn(async () => true)
  expect(await reloaded.registerIfNew(user, { send, bearer })).toBe(false)
  expect(send).not.toHaveBeenCalled()
  expect(await reloaded.registerIfNew(newcomer(), { send, bearer })).toBe(true)
})

it('asks again after a reload when it failed', async () => {
  const user = newcomer()
  await registerIfNew(user, { send: () => Promise.reject(new Error('offline')), bearer })
  vi.resetModules()
  const reloaded = await import('../../../editor/state/register.ts')
  expect(await reloaded.registerIfNew(user, { send: async () => true, bearer })).toBe(true)
})

it('says when the server knew of them already', async () => {
  expect(await registerIfNew(newcomer(), { send: async () => false, bearer })).toBe(false)
})

it('tells nothing of somebody who comes a second time, or has no email', async () => {
  const send = vi.fn(async () => true)
  await registerIfNew({ ...newcomer(), lastSignInAt: '2026-11-02T08:00:00.000Z' }, { send, bearer })
  await registerIfNew({ ...newcomer(), email: '' }, { send, bearer })
  expect(send).not.toHaveBeenCalled()
})

it('only warns when it fails, for want of a token too, and tries again the next time', async () => {
  const user = newcomer()
  const failing = async () => {
    throw new Error('503 Service Unavailable')
  }
  expect(await registerIfNew(user, { send: failing, bearer })).toBe(false)
  expect(await registerIfNew(user, { send: async () => true, bearer: async () => undefined })).toBe(false)
  expect(warn).toHaveBeenCalledTimes(2)
  expect(await registerIfNew(user, { send: async () => true, bearer })).toBe(true)
})
