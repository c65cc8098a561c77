import { createStore } from 'jotai'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { businessAtom, changeBusinessAtom } from '../../../editor/designer/document/business.ts'
import { readBusinessAgainAtom } from '../../../editor/designer/document/business-lookup.ts'
import { undoAtom } from '../../../editor/designer/document/history.ts'
import { canUndoAtom, documentAtom, openDraftAtom } from '../../../editor/designer/document/session.ts'
import { type Business, business as businessSchema } from '../../../renderer/document/business.ts'
import { websiteSettings } from '../../../renderer/document/website-settings.ts'
import { draftOf, websiteOf } from '../website.ts'

const austin = { town: 'Austin', region: 'Texas', country: 'US', latitude: 30.27, longitude: -97.74 }
const leeds = { town: 'Leeds', region: 'England', country: 'GB', latitude: 53.8, longitude: -1.55 }
let store: ReturnType<typeof createStore>
let bodies: unknown[] = []

function open(language: string, answer: Partial<Business> | 'offline') {
  bodies = []
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    bodies.push(JSON.parse(body))
    if (answer === 'offline') throw new TypeError('no network')
    return Response.json({ business: businessSchema.parse(answer), chips: [], missing: [], language })
  })
  store = createStore()
  const business = {
    location: 'Austin, TX',
    place: austin,
    activities: 'We fix taps.',
    trade: { slug: 'plumber', name: 'Plumber' },
  }
  store.set(openDraftAtom, draftOf(websiteSettings.parse({ ...websiteOf(), business, settings: { language } })))
}

const change = async (change: Partial<Business>, field: string) => {
  store.set(readBusinessAgainAtom, change)
  store.set(changeBusinessAtom, { change, field, asOf: '2026-11-22' })
  await vi.advanceTimersByTimeAsync(300)
}
const settled = () => vi.advanceTimersByTimeAsync(2000)

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a location that the owner changes in the business form', () => {
  it('is looked up once, after the last letter, and brings its place, country and language', async () => {
    open('en-US', { place: leeds })
    for (const location of ['L', 'Lee', 'Leeds']) await change({ location }, 'business.location')
    await settled()
    expect(bodies).toEqual([{ businessActivities: 'Plumber. We fix taps.', businessLocation: 'Leeds' }])
    expect(store.get(businessAtom).place).toEqual(leeds)
    expect(store.get(documentAtom)?.settings.language).toBe('en-GB')
  })

  it('goes back with its place and language in one undo', async () => {
    open('en-US', { place: leeds })
    await change({ location: 'Leeds' }, 'business.location')
    await settled()
    store.set(undoAtom)
    expect(store.get(businessAtom)).toMatchObject({ location: 'Austin, TX', place: austin })
    expect(store.get(documentAtom)?.settings.language).toBe('en-US')
    expect(store.get(canUndoAtom)).toBe(false)
  })

  it('leaves a language that the owner chose for another country', async () => {
    open('es-MX', { place: leeds })
    await change({ location: 'Leeds' }, 'business.location')
    await settled()
    expect(store.get(documentAtom)?.settings.language).toBe('es-MX')
  })

  it('keeps what was known when nobody can look it up', async () => {
    open('en-US', 'offline')
    await change({ location: 'Leeds' }, 'business.location')
    await settled()
    expect(store.get(businessAtom)).toMatchObject({ location: 'Leeds', place: { town: '', country: 'US' } })
  })
})

describe('a trade that the owner renames', () => {
  it('brings the slug that its pictures and structured data follow, and asks nothing else', async () => {
    open('en-US', { trade: { slug: 'electrician', name: '', source: 'typed' }, place: leeds })
    await change({ trade: { slug: 'plumber', name: 'Electrician', source: 'typed' } }, 'business.trade.name')
    await settled()
    expect(store.get(businessAtom)).toMatchObject({
      trade: { slug: 'electrician', name: 'Electrician' },
      place: austin,
    })
  })

  it('asks nobody while other facts change', async () => {
    open('en-US', {})
    await change({ phones: [] }, 'business.phones')
    await change({ trade: store.get(businessAtom).trade, activities: 'We fix taps and pipes.' }, 'business.activities')
    await settled()
    expect(bodies).toEqual([])
  })
})
