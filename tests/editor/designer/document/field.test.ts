import { createStore } from 'jotai'
import { beforeEach, describe, expect, it } from 'vitest'
import { fieldValue, withFieldValue } from '#editor/designer/document/field.ts'
import { undoAtom } from '#editor/designer/document/history.ts'
import { documentAtom, openDraftAtom, timelineAtom } from '#editor/designer/document/session.ts'
import { setFieldAtom } from '#editor/designer/document/use-field.ts'
import { websiteSettings } from '#renderer/document/website-settings.ts'
import { draftOf, websiteOf } from '../../website.ts'

const website = websiteSettings.parse({
  ...websiteOf(),
  business: { phones: [{ id: 'phone-1', number: '0113 496 0000' }] },
  sections: [
    { id: 'header', type: 'Header' },
    {
      id: 'services',
      type: 'Services',
      content: {
        heading: 'What we do',
        items: [
          { id: 'taps', heading: 'Taps' },
          { id: 'drains', heading: 'Drains' },
        ],
      },
    },
    { id: 'team', type: 'Team', content: { members: [{ id: 'ana', name: 'Ana', sample: true }] } },
    { id: 'footer', type: 'Footer' },
  ],
})

describe('a field path', () => {
  it.each([
    ['services.heading', 'What we do'],
    ['services.items.drains.heading', 'Drains'],
    ['services.look.tone', 'Plain'],
    ['business.phones.phone-1.number', '0113 496 0000'],
    ['business.address.text', ''],
    ['settings.pageTitle', ''],
    ['theme.buttonCorners', website.theme.buttonCorners],
  ])('points to a value: %s', (path, value) => {
    expect(fieldValue(website, path)).toBe(value)
  })

  it('points to nothing if the section, item or field is missing', () => {
    for (const path of [
      'gone.heading',
      'services.items.gone.heading',
      'services.gone',
      'business.phones.gone.number',
    ]) {
      expect(fieldValue(website, path)).toBeUndefined()
    }
  })
})

describe('writing to a field', () => {
  it.each(['services.heading', 'services.items.drains.heading', 'services.look.tone', 'settings.pageTitle'])(
    'changes only %s',
    (path) => {
      const after = withFieldValue(website, path, 'Other')
      expect(fieldValue(after, path)).toBe('Other')
      expect(withFieldValue(after, path, fieldValue(website, path))).toEqual(website)
      expect(after.sections[0]).toBe(website.sections[0])
    },
  )

  it('leaves the website as it is if the value is equal or the field unknown', () => {
    expect(withFieldValue(website, 'services.heading', 'What we do')).toBe(website)
    expect(withFieldValue(website, 'services.items.gone.heading', 'x')).toBe(website)
    expect(withFieldValue(website, 'gone.heading', 'x')).toBe(website)
  })

  it('turns a sample into real content', () => {
    const after = withFieldValue(website, 'team.members.ana.name', 'Rosa Pereira')
    expect(fieldValue(after, 'team.members.ana')).toMatchObject({ name: 'Rosa Pereira', sample: false })
  })

  it.each([
    ['name', 'Ana Pereira'],
    ['title', 'Plumber'],
  ])('leaves an item a sample while its text stays the same: %s, %s', (name, value) => {
    const after = withFieldValue(website, `team.members.ana.${name}`, value)
    expect(fieldValue(after, 'team.members.ana')).toMatchObject({ [name]: value, sample: true })
  })

  it('replaces a whole item at its path', () => {
    const after = withFieldValue(website, 'services.items.drains', { id: 'drains', heading: 'Blocked drains' })
    expect(fieldValue(after, 'services.items.drains.heading')).toBe('Blocked drains')
    expect(fieldValue(after, 'services.items.taps')).toBe(fieldValue(website, 'services.items.taps'))
  })

  it('updates the website’s name with a new company name, unless it is blank', () => {
    const named = withFieldValue(website, 'settings.companyName', 'Wren Plumbing')
    expect(named.businessName).toBe('Wren Plumbing')
    expect(withFieldValue(named, 'settings.companyName', ' ').businessName).toBe('Wren Plumbing')
  })
})

describe('editing a field of the open website', () => {
  let store: ReturnType<typeof createStore>
  const value = (path: string) => {
    const document = store.get(documentAtom)
    return document && fieldValue(document, path)
  }
  beforeEach(() => {
    store = createStore()
    store.set(openDraftAtom, draftOf(website))
  })

  it('records one step per input while typing continues', () => {
    for (const text of ['W', 'We', 'We fix']) {
      store.set(setFieldAtom, { path: 'services.heading', value: text, typing: 'services.heading' })
    }
    store.set(setFieldAtom, { path: 'services.heading', value: 'We fix it', typing: 'page.services.heading' })
    expect(store.get(timelineAtom)?.past).toHaveLength(2)
    store.set(undoAtom)
    expect(value('services.heading')).toBe('We fix')
    store.set(undoAtom)
    expect(value('services.heading')).toBe('What we do')
  })

  it('accepts a function of the current value', () => {
    store.set(setFieldAtom, { path: 'services.items', value: (items: { id: string }[]) => items.toReversed() })
    expect((value('services.items') as { id: string }[]).map(({ id }) => id)).toEqual(['drains', 'taps'])
  })

  it('marks only the changed fact as typed by the owner', () => {
    store.set(setFieldAtom, { path: 'business.phones.phone-1.number', value: '0113 555 1234' })
    expect(value('business.phones.phone-1')).toMatchObject({ number: '0113 555 1234', source: 'typed' })
    expect(value('business.hours')).toBe(website.business.hours)
  })
})
