import { createStore } from 'jotai'
import { beforeEach, describe, expect, it } from 'vitest'
import { editAtom } from '#editor/designer/document/edits.ts'
import { undoAtom } from '#editor/designer/document/history.ts'
import { documentAtom, openDraftAtom, timelineAtom, unsavedAtom } from '#editor/designer/document/session.ts'
import { acceptRewriteAtom } from '#editor/designer/rewrite/rewriting.ts'
import { setSectionLocked } from '#renderer/document/edits/edits.ts'
import { writeField } from '#renderer/document/fields/field-path.ts'
import { websiteSettings } from '#renderer/document/website-settings.ts'
import { draftOf } from '../website.ts'

const website = websiteSettings.parse({
  id: 'site-1',
  version: '1.0',
  businessName: 'Wren Plumbing',
  sections: [
    { id: 'header', type: 'Header' },
    { id: 'introduction', type: 'Introduction', content: { heading: 'Leaks, fixed', body: 'We come. We fix.' } },
    { id: 'footer', type: 'Footer' },
  ],
})
const changes = [
  { path: 'introduction.heading', before: 'Leaks, fixed', after: 'Pipes that keep quiet' },
  { path: 'introduction.body', before: 'We come. We fix.', after: 'You call, and we come.' },
]

let store: ReturnType<typeof createStore>
beforeEach(() => {
  store = createStore()
  store.set(openDraftAtom, draftOf(website))
})
const accept = () => store.set(acceptRewriteAtom, { sectionId: 'introduction', changes })
const texts = () => {
  const section = store.get(documentAtom)?.sections[1]
  return section?.type === 'Introduction' ? [section.content.heading, section.content.body] : []
}

describe('accepted text suggestions', () => {
  it('replace the old texts', () => {
    expect(accept()).toBe(2)
    expect(texts()).toEqual(['Pipes that keep quiet', 'You call, and we come.'])
    expect(store.get(unsavedAtom)).toBe(true)
  })

  it('form one step, which one undo reverts', () => {
    accept()
    expect(store.get(timelineAtom)?.past).toHaveLength(1)
    store.set(undoAtom)
    expect(texts()).toEqual(['Leaks, fixed', 'We come. We fix.'])
    expect(store.get(unsavedAtom)).toBe(false)
  })

  it('never replace text typed since', () => {
    store.set(editAtom, (document) => writeField(document, 'introduction.heading', 'Mine'))
    expect(accept()).toBe(1)
    expect(texts()).toEqual(['Mine', 'You call, and we come.'])
  })

  it('don’t change a section locked since', () => {
    store.set(editAtom, (document) => setSectionLocked(document, 'introduction', true))
    expect(accept()).toBe(0)
    expect(texts()).toEqual(['Leaks, fixed', 'We come. We fix.'])
  })
})
