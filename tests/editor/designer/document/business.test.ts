import { createStore } from 'jotai'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { businessAtom, changeBusinessAtom } from '#editor/designer/document/business.ts'
import { undoAtom } from '#editor/designer/document/history.ts'
import { canUndoAtom, documentAtom, openDraftAtom, timelineAtom } from '#editor/designer/document/session.ts'
import { setFieldAtom } from '#editor/designer/document/use-field.ts'
import { removeItemAtom } from '#editor/designer/form/lists/item-edits.ts'
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

describe('a business’s phone number', () => {
  beforeEach(() => {
    store = createStore()
    const website = websiteOf()
    const sections = website.sections.map((section) =>
      section.type === 'Introduction' ? { ...section, content: { ...section.content, body: text } } : section,
    )
    const business = { phones: [{ id: 'phone-1', number: '0113 496 0000' }] }
    store.set(openDraftAtom, draftOf(websiteSettings.parse({ ...website, business, sections })))
  })

  describe('a retyped phone number', () => {
    it('replaces the old number in texts, and leaves other digits unchanged', () => {
      for (const number of ['0113 496 000', '0113 496 ', '', '2', '24', '0113 555 1234']) type(number)
      expect(body()).toBe('Call 0113 555 1234, or 0113 496 0001 at night. 24 hours.')
    })

    it('changes in one named step, which one undo reverts everywhere', () => {
      for (const number of ['0113 5', '0113 555 1234']) type(number)
      const timeline = store.get(timelineAtom)
      if (!timeline) throw new Error('nothing is open')
      expect(nextSteps(timeline).undo).toBe('Change phone number')
      store.set(undoAtom)
      expect(store.get(businessAtom).phones[0]?.number).toBe('0113 496 0000')
      expect(body()).toBe(text)
    })

    it('updates the current website, even after an undo', () => {
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

describe('a fact that the server looks up', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  describe('a location edited in the business form', () => {
    it('triggers one lookup after the last keystroke, for place, country and language', async () => {
      openAt('en-US', { place: leeds })
      for (const location of ['L', 'Lee', 'Leeds']) await change({ location }, 'business.location')
      await settled()
      expect(bodies).toEqual([{ businessActivities: 'Plumber. We fix taps.', businessLocation: 'Leeds' }])
      expect(store.get(businessAtom).place).toEqual(leeds)
      expect(store.get(documentAtom)?.settings.language).toBe('en-GB')
    })

    it('reverts together with its place and language in one undo', async () => {
      openAt('en-US', { place: leeds })
      await change({ location: 'Leeds' }, 'business.location')
      await settled()
      store.set(undoAtom)
      expect(store.get(businessAtom)).toMatchObject({ location: 'Austin, TX', place: austin })
      expect(store.get(documentAtom)?.settings.language).toBe('en-US')
      expect(store.get(canUndoAtom)).toBe(false)
    })

    it('doesn’t change a language that the owner chose for another country', async () => {
      openAt('es-MX', { place: leeds })
      await change({ location: 'Leeds' }, 'business.location')
      await settled()
      expect(store.get(documentAtom)?.settings.language).toBe('es-MX')
    })

    it('keeps the known place if the lookup fails', async () => {
      openAt('en-US', 'offline')
      await change({ location: 'Leeds' }, 'business.location')
      await settled()
      expect(store.get(businessAtom)).toMatchObject({ location: 'Leeds', place: { town: '', country: 'US' } })
    })
  })

  describe('a renamed trade', () => {
    it('changes only the slug behind pictures and structured data', async () => {
      openAt('en-US', { trade: { ...noTrade, slug: 'electrician' }, place: leeds })
      await change({ trade: { ...noTrade, slug: 'plumber', name: 'Electrician' } }, 'business.trade.name')
      await settled()
      expect(store.get(businessAtom)).toMatchObject({
        trade: { slug: 'electrician', name: 'Electrician' },
        place: austin,
      })
    })

    it('sends no request when the owner edits other facts', async () => {
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

describe('people in the business form and in the team section', () => {
  const membersNow = () =>
    store.get(documentAtom)?.sections.flatMap((section) => (section.type === 'Team' ? section.content.members : [])) ??
    []
  const typeIn = (path: string, ...texts: string[]) => {
    for (const value of texts) store.set(setFieldAtom, { path, value, typing: path })
  }
  const membersOnPage = () => membersNow().map(({ name, title, bio }) => [name, title, bio])
  const known = () => store.get(businessAtom).people.map(({ name, role }) => [name, role])
  const person = businessSchema.parse({ people: [{ id: 'ann', name: 'Ann', role: 'Owner' }] }).people[0]

  beforeEach(() => {
    store = createStore()
    const website = websiteOf(['Introduction', 'Team'])
    const sections = website.sections.map((section) =>
      section.type === 'Team'
        ? { ...section, content: { ...section.content, members: [{ id: 'person-1', name: 'Ann', title: 'Owner' }] } }
        : section,
    )
    const settings = { ...website, business: { people: [person] }, sections }
    store.set(openDraftAtom, draftOf(websiteSettings.parse(settings)))
  })

  const addInSettings = () => {
    const { people } = store.get(businessAtom)
    const added = businessSchema.parse({ people: [{ id: 'person-2' }] }).people
    store.set(setFieldAtom, { path: 'business.people', value: [...people, ...added] })
  }

  it('a person added to the business appears on the page as soon as they have a name', () => {
    addInSettings()
    expect(membersOnPage()).toHaveLength(1)
    typeIn('business.people.person-2.name', 'B', 'Bo', 'Bob')
    expect(membersOnPage()[1]).toEqual(['Bob', '', ''])
    store.set(undoAtom)
    expect(membersOnPage()).toEqual([['Ann', 'Owner', '']])
  })

  it('a member on the page gets the business’s changes of name, role and description', () => {
    addInSettings()
    typeIn('business.people.person-2.name', 'Bo')
    typeIn('business.people.person-2.role', 'F', 'Fitter')
    typeIn('business.people.person-2.about', 'Fits pipes')
    typeIn('business.people.person-2.name', '', 'R', 'Rob')
    expect(membersOnPage()[1]).toEqual(['Rob', 'Fitter', 'Fits pipes'])
  })

  it('a person removed from the business disappears from the page unless the owner wrote about them there', () => {
    typeIn('team-2.members.person-1.bio', 'Climbs.')
    store.set(setFieldAtom, { path: 'business.people', value: [] })
    expect(membersOnPage()).toHaveLength(1)
    store.set(undoAtom)
    store.set(undoAtom)
    store.set(setFieldAtom, { path: 'business.people', value: [] })
    expect(membersOnPage()).toEqual([])
  })

  it('a member typed in the team section is added to the business in the same step', () => {
    store.set(setFieldAtom, {
      path: 'team-2.members',
      value: [...membersNow(), { ...membersNow()[0], id: 'b', name: '' }],
    })
    expect(known()).toHaveLength(1)
    typeIn('team-2.members.b.name', 'B', 'Bo', 'Bob')
    typeIn('team-2.members.b.title', 'Fitter')
    expect(known()).toEqual([
      ['Ann', 'Owner'],
      ['Bob', 'Fitter'],
    ])
    store.set(undoAtom)
    store.set(undoAtom)
    expect(known()).toHaveLength(1)
    expect(membersOnPage()[1]?.[0]).toBe('')
  })

  it('a member removed from the team section is removed from the business, unless a duplicate remains', () => {
    const [ann] = membersNow()
    store.set(setFieldAtom, { path: 'team-2.members', value: [ann, { ...ann, id: 'copy' }] })
    store.set(removeItemAtom, { path: 'team-2.members', id: 'copy' })
    expect(known()).toEqual([['Ann', 'Owner']])
    store.set(removeItemAtom, { path: 'team-2.members', id: 'person-1' })
    expect(known()).toEqual([])
    store.set(undoAtom)
    expect(known()).toEqual([['Ann', 'Owner']])
    expect(membersOnPage()).toHaveLength(1)
  })

  it('a renamed member stays the same person, and a renamed duplicate becomes a new person', () => {
    typeIn('team-2.members.person-1.name', 'Ann L', 'Ann Lee')
    expect(known()).toEqual([['Ann Lee', 'Owner']])
    store.set(setFieldAtom, { path: 'team-2.members', value: [...membersNow(), { ...membersNow()[0], id: 'copy' }] })
    typeIn('team-2.members.copy.name', 'Bob')
    expect(known()).toEqual([
      ['Ann Lee', 'Owner'],
      ['Bob', 'Owner'],
    ])
    expect(membersOnPage().map(([name]) => name)).toEqual(['Ann Lee', 'Bob'])
  })
})
