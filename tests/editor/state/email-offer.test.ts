import { createStore } from 'jotai'
import { beforeEach, expect, it, vi } from 'vitest'
import { emailOfferAtom } from '../../../editor/state/email-offer.ts'

const storage = new Map<string, string>()
vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => storage.get(key) ?? null,
  setItem: (key: string, text: string) => storage.set(key, text),
  removeItem: (key: string) => storage.delete(key),
})
beforeEach(() => storage.clear())

it('offers for the draft of a sign-in, over reloads, until it is answered', () => {
  expect(createStore().get(emailOfferAtom)).toBeNull()
  createStore().set(emailOfferAtom, 'draft-1')
  const store = createStore()
  expect(store.get(emailOfferAtom)).toBe('draft-1')
  store.set(emailOfferAtom, null)
  expect(store.get(emailOfferAtom)).toBeNull()
  expect(createStore().get(emailOfferAtom)).toBeNull()
})
