import { createStore } from 'jotai'
import { beforeEach, expect, it, vi } from 'vitest'
import { placeOfferedAtom } from '../../../../editor/features/onboarding/location-state.ts'

const storage = new Map<string, string>()
vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => storage.get(key) ?? null,
  setItem: (key: string, text: string) => storage.set(key, text),
  removeItem: (key: string) => storage.delete(key),
})
beforeEach(() => storage.clear())

it('offers a place once in a tab, reloads included', () => {
  const store = createStore()
  expect(store.get(placeOfferedAtom)).toBe(false)
  store.set(placeOfferedAtom)
  expect(store.get(placeOfferedAtom)).toBe(true)
  expect(createStore().get(placeOfferedAtom)).toBe(true)
  storage.clear()
  expect(createStore().get(placeOfferedAtom)).toBe(false)
})

it('starts over from an invalid stored state', () => {
  storage.set('place', '{"offered":true}')
  expect(createStore().get(placeOfferedAtom)).toBe(false)
})
