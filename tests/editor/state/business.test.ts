import { createStore } from 'jotai'
import { beforeEach, describe, expect, it } from 'vitest'
import { businessAtom, changeBusinessAtom } from '../../../editor/designer/document/business.ts'
import { undoAtom } from '../../../editor/designer/document/history.ts'
import { documentAtom, openDraftAtom, timelineAtom } from '../../../editor/designer/document/session.ts'
import { nextSteps } from '../../../editor/designer/toolbar/history-steps.ts'
import { websiteSettings } from '../../../renderer/document/website-settings.ts'
import { draftOf, websiteOf } from '../website.ts'

const text = 'Call 0113 496 0000, or 0113 496 0001 at night. 24 hours.'
let store: ReturnType<typeof createStore>
const body = () => {
  const section = store.get(documentAtom)?.sections.find(({ type }) => type === 'Introduction')
  return section?.type === 'Introduction' ? section.content.body : undefined
}
const type = (number: string) => {
  const phones = store.get(businessAtom).phones.map((phone) => ({ ...phone, number }))
  store.set(changeBusinessAtom, { change: { phones }, field: 'business.phones.phone-1.number', asOf: '2026-11-22' })
}

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
