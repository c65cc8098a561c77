import { createStore } from 'jotai'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '#api/api-error.ts'
import {
  closedList,
  isOpen,
  listOnRequest,
  listWhileTyping,
  moveHighlight,
} from '#editor/create/about/location-field.tsx'
import {
  correctSpelling,
  filterPlaces,
  isSettled,
  type Lookup,
  locationStatus,
  placeOfferedAtom,
} from '#editor/create/about/use-location.ts'
import type { FoundPlace } from '#worker/adapters/places/schema.ts'

describe('the list of suggested places', () => {
  it('opens while the typed text matches no place, or on request', () => {
    expect(isOpen(listWhileTyping, 3, false)).toBe(true)
    expect(isOpen(listWhileTyping, 3, true)).toBe(false)
    expect(isOpen(listOnRequest, 3, true)).toBe(true)
    expect(isOpen(closedList, 3, false)).toBe(false)
    expect(isOpen(listOnRequest, 0, false)).toBe(false)
  })

  it('starts without a selected suggestion, so Enter keeps the typed text', () => {
    for (const list of [closedList, listWhileTyping, listOnRequest]) expect(list.reached).toBe(-1)
  })

  it('opens with the arrow keys and wraps around', () => {
    const walk = (...keys: ('ArrowDown' | 'ArrowUp')[]) =>
      keys.reduce((list, key) => moveHighlight(list, key, 3), closedList)
    expect(walk('ArrowDown')).toEqual({ mode: 'asked', reached: 0 })
    expect(walk('ArrowDown', 'ArrowDown').reached).toBe(1)
    expect(walk('ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown').reached).toBe(0)
    expect(walk('ArrowUp').reached).toBe(2)
    expect(walk('ArrowDown', 'ArrowUp').reached).toBe(2)
    expect(moveHighlight(closedList, 'ArrowDown', 0).reached).toBe(-1)
  })
})

describe('the location field', () => {
  const storage = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, text: string) => storage.set(key, text),
    removeItem: (key: string) => storage.delete(key),
  })
  beforeEach(() => storage.clear())

  it('offers the current place once per tab, even after a reload', () => {
    const store = createStore()
    expect(store.get(placeOfferedAtom)).toBe(false)
    store.set(placeOfferedAtom)
    expect(store.get(placeOfferedAtom)).toBe(true)
    expect(createStore().get(placeOfferedAtom)).toBe(true)
    storage.clear()
    expect(createStore().get(placeOfferedAtom)).toBe(false)
  })

  it('discards an invalid stored state', () => {
    storage.set('place', '{"offered":true}')
    expect(createStore().get(placeOfferedAtom)).toBe(false)
  })
})

const place = (label: string, exact = false, population = 1000): FoundPlace => ({
  ...{
    label,
    exact,
    name: label.split(',')[0] ?? '',
    region: '',
    country: 'United Kingdom',
    latitude: 0,
    longitude: 0,
    population,
  },
})
const leeds = place('Leeds, England', true)
const portlands = [place('Portland, Oregon', true, 600_000), place('Portland, Texas', true, 20_000)]
const newcastles = [place('Newcastle, England', true, 200_000), place('Newcastle, South Africa', true, 400_000)]
const leek = place('Leek, England')
const lookup = (of: Partial<Lookup>): Lookup => ({ words: 'Leeds', isLooking: false, chosen: '', problem: null, ...of })

describe('the status under the location field', () => {
  it.each<[string, Partial<Lookup>]>([
    ['The town or area you work in.', { words: '' }],
    ['Finding location', { words: '', isLooking: true }],
    ['Finding location', { isLooking: true }],
    ['Location found: Leeds, England', { places: [leeds] }],
    ['Location found: Leeds, England', { places: [leek, leeds] }],
    ['Location found: Portland, Oregon', { words: 'portland', places: portlands }],
    ['Several found. Choose yours.', { words: 'newcastle', places: newcastles }],
    ['Location found', { words: 'Newcastle, South Africa', places: newcastles }],
    ['Location found', { words: 'Leeds, England', chosen: 'Leeds, England' }],
    ['Location found', { words: 'Leeds, England', places: [leeds] }],
    ['Location found', { words: 'Leeds, England', chosen: 'Leeds, England', isLooking: true }],
    ['Choose one, or keep yours.', { words: 'Lee', places: [leek] }],
    ['We’ll print it as you typed it.', { words: 'mobile, all of Kent', places: [] }],
    ['We’ll print it as you typed it.', { words: 'L' }],
    ['We’ll print it as you typed it.', { words: 'Leeds, Engl', chosen: 'Leeds, England', places: [] }],
    ['No connection. Fine as typed.', { problem: new ApiError('network') }],
    ['We’ll print it as you typed it.', { problem: new ApiError('places_unavailable') }],
    ['We’ll print it as you typed it.', { problem: new ApiError('too_many_requests') }],
    ['The town or area you work in.', { words: '', problem: new ApiError('network') }],
    ['Location found', { chosen: 'Leeds', problem: new ApiError('network') }],
  ])('reads for %s: %j', (status, of) => {
    expect(locationStatus(lookup(of), false)).toBe(status)
  })
})

it('the location field waits for a choice while it suggests larger places than the typed one', () => {
  const lee = place('Lee, England', true)
  const choose = 'Choose one, or keep yours.'
  expect(locationStatus(lookup({ words: 'Lee', places: [leek, lee] }), true)).toBe(choose)
  expect(locationStatus(lookup({ words: 'Lee', places: [leek, lee] }), false)).toBe('Location found: Lee, England')
  expect(locationStatus(lookup({ words: 'Lee', isLooking: true }), true)).toBe('Finding location')
  expect(locationStatus(lookup({ places: [leeds, leek] }), true)).toBe('Location found: Leeds, England')
})

it('the location field needs no choice once the typed text equals the best match or a place was selected', () => {
  expect(isSettled(lookup({ places: [leeds, leek] }))).toBe(true)
  expect(isSettled(lookup({ places: [leek, leeds] }))).toBe(false)
  expect(isSettled(lookup({ places: [] }))).toBe(false)
  expect(isSettled(lookup({}))).toBe(false)
  expect(isSettled(lookup({ chosen: 'Leeds' }))).toBe(true)
})

it('the location field asks for a choice among places with the same name', () => {
  const several = lookup({ words: 'Portland', places: portlands })
  expect(isSettled(several)).toBe(false)
  expect(isOpen(listWhileTyping, portlands.length, isSettled(several))).toBe(true)
  expect(isSettled({ ...several, words: 'Portland, Texas', chosen: 'Portland, Texas' })).toBe(true)
})

it('the location field corrects a place’s capitalization', () => {
  expect(correctSpelling(lookup({ words: 'leeds', places: [leeds] }))).toBe('Leeds')
  expect(correctSpelling(lookup({ words: 'LEEDS, england', places: [leeds] }))).toBe('Leeds, England')
  expect(correctSpelling(lookup({ words: 'Leeds', places: [leeds] }))).toBeUndefined()
  expect(
    correctSpelling(lookup({ words: 'lee', places: [leeds, leek].map((one) => ({ ...one, exact: false })) })),
  ).toBeUndefined()
})

it('the location field keeps earlier suggestions that still match the typed text', () => {
  const places = [leeds, leek, place('Leipzig, Germany')]
  expect(filterPlaces(places, 'lee')).toEqual([leeds, leek])
  expect(filterPlaces(places, 'LEEDS, e')).toEqual([leeds])
  expect(filterPlaces(places, 'Bath')).toEqual([])
  expect(filterPlaces(places, ' ')).toEqual([])
})
