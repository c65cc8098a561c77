import { createStore } from 'jotai'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { businessAtom, changeBusinessAtom } from '#editor/designer/document/business.ts'
import { undoAtom } from '#editor/designer/document/history.ts'
import { canUndoAtom, documentAtom, openDraftAtom, timelineAtom } from '#editor/designer/document/session.ts'
import { nextSteps } from '#editor/designer/toolbar/history-steps.ts'
import { type Business, business as businessSchema } from '#renderer/document/business.ts'
import { websiteSettings } from '#renderer/document/website-settings.ts'
import { draftOf, websiteOf } from '../../website.ts'

const text = 'Call 0113 496 0000, or 0113 496 0001 at night. 24 hours.'
let store: ReturnType<typeof createStore>
const body = () => {
  const section = store.get(documentAtom)?.sections.find(({ type }) => type === 'Introduction')
  return section?.type === 'Introduction' ? section.content.body : undefined
}
const type = (number: string) => {
  const phones = store.get(businessAtom).phones.map((phone) => ({ ...phone, number }))
  store.set(changeBusinessAtom, { phones }, 'business.phones.phone-1.number')
}

describe('a phone number in texts', () => {
  beforeEach(() => {
    store = createStore()
    const website = websiteOf()
    const sections = website.sections.map((section) =>
      section.type === 'Introduction' ? { ...section, content: { ...section.content, body: text } } : section,
    )
    const business = { phones: [{ id: 'phone-1', number: '0113 496 0000' }] }
    store.set(openDraftAtom, draftOf(websiteSettings.parse({ ...website, business, sections })))
  })

  describe('a phone number that is typed again letter by letter', () => {
    it('changes texts that give it, and no other digits on the way', () => {
      for (const number of ['0113 496 000', '0113 496 ', '', '2', '24', '0113 555 1234']) type(number)
      expect(body()).toBe('Call 0113 555 1234, or 0113 496 0001 at night. 24 hours.')
    })

    it('is one step with a name, and one undo takes it back everywhere', () => {
      for (const number of ['0113 5', '0113 555 1234']) type(number)
      const timeline = store.get(timelineAtom)
      if (!timeline) throw new Error('nothing is open')
      expect(nextSteps(timeline).undo).toBe('Change phone number')
      store.set(undoAtom)
      expect(store.get(businessAtom).phones[0]?.number).toBe('0113 496 0000')
      expect(body()).toBe(text)
    })

    it('starts from the present website after an undo', () => {
      type('0113 555 1234')
      store.set(undoAtom)
      type('0113 777 0000')
      expect(body()).toContain('Call 0113 777 0000, or')
    })
  })
})

const noTrade = businessSchema.parse({}).trade
const austin = { town: 'Austin', region: 'Texas', country: 'US', latitude: 30.27, longitude: -97.74 }
const leeds = { town: 'Leeds', region: 'England', country: 'GB', latitude: 53.8, longitude: -1.55 }
let bodies: unknown[] = []

function openAt(language: string, answer: Partial<Business> | 'offline') {
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
  store.set(changeBusinessAtom, change, field)
  await vi.advanceTimersByTimeAsync(300)
}
const settled = () => vi.advanceTimersByTimeAsync(2000)

describe('a fact that only the server can look up', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  describe('a location that the owner changes in the business form', () => {
    it('is looked up once, after the last letter, and brings its place, country and language', async () => {
      openAt('en-US', { place: leeds })
      for (const location of ['L', 'Lee', 'Leeds']) await change({ location }, 'business.location')
      await settled()
      expect(bodies).toEqual([{ businessActivities: 'Plumber. We fix taps.', businessLocation: 'Leeds' }])
      expect(store.get(businessAtom).place).toEqual(leeds)
      expect(store.get(documentAtom)?.settings.language).toBe('en-GB')
    })

    it('goes back with its place and language in one undo', async () => {
      openAt('en-US', { place: leeds })
      await change({ location: 'Leeds' }, 'business.location')
      await settled()
      store.set(undoAtom)
      expect(store.get(businessAtom)).toMatchObject({ location: 'Austin, TX', place: austin })
      expect(store.get(documentAtom)?.settings.language).toBe('en-US')
      expect(store.get(canUndoAtom)).toBe(false)
    })

    it('leaves a language that the owner chose for another country', async () => {
      openAt('es-MX', { place: leeds })
      await change({ location: 'Leeds' }, 'business.location')
      await settled()
      expect(store.get(documentAtom)?.settings.language).toBe('es-MX')
    })

    it('keeps what was known when nobody can look it up', async () => {
      openAt('en-US', 'offline')
      await change({ location: 'Leeds' }, 'business.location')
      await settled()
      expect(store.get(businessAtom)).toMatchObject({ location: 'Leeds', place: { town: '', country: 'US' } })
    })
  })

  describe('a trade that the owner renames', () => {
    it('brings the slug that its pictures and structured data follow, and asks nothing else', async () => {
      openAt('en-US', { trade: { ...noTrade, slug: 'electrician' }, place: leeds })
      await change({ trade: { ...noTrade, slug: 'plumber', name: 'Electrician' } }, 'business.trade.name')
      await settled()
      expect(store.get(businessAtom)).toMatchObject({
        trade: { slug: 'electrician', name: 'Electrician' },
        place: austin,
      })
    })

    it('asks nobody while other facts change', async () => {
      openAt('en-US', {})
      await change({ phones: [] }, 'business.phones')
      await change(
        { trade: store.get(businessAtom).trade, activities: 'We fix taps and pipes.' },
        'business.activities',
      )
      await settled()
      expect(bodies).toEqual([])
    })
  })
})
