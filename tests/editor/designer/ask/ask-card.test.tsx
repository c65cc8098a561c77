// @vitest-environment happy-dom
import { act, cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AskCard } from '#editor/designer/ask/ask-card.tsx'
import { editAtom } from '#editor/designer/document/edits.ts'
import { undoAtom } from '#editor/designer/document/history.ts'
import { documentAtom, openDraftAtom, timelineAtom } from '#editor/designer/document/session.ts'
import { setFieldAtom } from '#editor/designer/document/use-field.ts'
import { removeSection, setSectionHidden } from '#renderer/document/edits/edits.ts'
import type { Step } from '#renderer/document/tools/steps.ts'
import type { Turn } from '#worker/asks/schema.ts'
import { renderInApp } from '../../in-app.tsx'
import { draftOf, websiteOf } from '../../website.ts'

const website = websiteOf(['Introduction', 'Services', 'Gallery', 'Contact'])
const hideGallery: Step = {
  id: 'one',
  tool: 'hide-section',
  input: { sectionId: 'gallery-3', hidden: true },
  title: 'Gallery hidden',
  sectionIds: ['gallery-3'],
}
const contactFirst: Step = {
  id: 'two',
  tool: 'move-section',
  input: { sectionId: 'contact-4', place: 'above', otherId: 'services-2' },
  title: 'Contact above Services',
  sectionIds: ['contact-4'],
}
const rename: Step = {
  id: 'three',
  tool: 'set-page',
  input: { pageTitle: 'Plumber in Leeds' },
  title: 'Page title',
  sectionIds: [],
}
const steps = [hideGallery, contactFirst, rename]

let user: ReturnType<typeof userEvent.setup>
const onSettled = vi.fn()
const onClose = vi.fn()

beforeEach(() => {
  user = userEvent.setup()
  vi.clearAllMocks()
})
afterEach(cleanup)

function show(shown: Step[] = steps) {
  const turn = {
    turnId: 'turn-1',
    at: '2026-11-20T08:00:00.000Z',
    message: 'Tidy the page',
    outcome: 'proposed',
    title: 'Tidied',
    text: 'Three changes.',
    steps: shown,
    choices: [],
    screen: null,
    accepted: null,
  } satisfies Turn
  return renderInApp(<AskCard turn={turn} onSettled={onSettled} onClose={onClose} />, (store) =>
    store.set(openDraftAtom, draftOf(website)),
  )
}
type Store = ReturnType<typeof show>
const order = (store: Store) => store.get(documentAtom)?.sections.map(({ id }) => id)
const nameOfLast = (store: Store) => {
  const timeline = store.get(timelineAtom)
  return timeline?.names?.get(timeline.present)
}

describe('the proposed changes card', () => {
  it('sets the business’s time zone with the first date, as the hours form does', async () => {
    const input = { action: 'add', label: '', firstDay: '2026-12-24', times: [] }
    const closed: Step = { id: 'one', tool: 'set-date-hours', input, title: 'Closed December 24', sectionIds: [] }
    const store = show([closed])
    store.set(setFieldAtom, { path: 'business.place.country', value: 'GB' })
    expect(store.get(documentAtom)?.settings.timeZone).toBe('')
    await user.click(screen.getByRole('button', { name: 'Accept' }))
    const { settings, business } = store.get(documentAtom) ?? {}
    expect(business?.hours.exceptions).toHaveLength(1)
    expect(settings?.timeZone).toBe('Europe/London')
  })

  it('leaves unrequested changes unchecked and says why', async () => {
    show([hideGallery, { ...rename, warnings: ['“Leeds” isn’t in your words: check it.'], unasked: true }])
    const [requested, doubtful] = screen.getAllByRole<HTMLInputElement>('checkbox')
    expect([requested?.checked, doubtful?.checked]).toEqual([true, false])
    screen.getByText('“Leeds” isn’t in your words: check it.')
  })

  it('lets the owner check a single change despite its warning', () => {
    show([{ ...rename, warnings: ['Your page shows this nowhere yet.'] }])
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true)
  })

  it('groups changes by section, with all of them checked', () => {
    show()
    const groups = screen.getAllByRole('group').map((group) => [
      within(group).getByText(/./, { selector: 'legend' }).textContent,
      within(group)
        .getAllByRole<HTMLInputElement>('checkbox')
        .map(({ checked }) => checked),
    ])
    expect(groups).toEqual([
      ['Gallery', [true]],
      ['Contact', [true]],
      ['Whole website', [true]],
    ])
  })

  it('accepts all changes as one step that one undo reverts', async () => {
    const store = show()
    await user.click(screen.getByRole('button', { name: 'Accept all' }))
    expect(order(store)?.indexOf('contact-4')).toBe(2)
    expect(store.get(documentAtom)?.settings.pageTitle).toBe('Plumber in Leeds')
    expect(nameOfLast(store)).toBe('Tidied')
    expect(onSettled).toHaveBeenCalledWith('all')
    act(() => store.set(undoAtom))
    expect(store.get(documentAtom)).toBe(website)
  })

  it('applies only the checked changes, and names a step with one change after that change', async () => {
    const store = show()
    await user.click(screen.getByRole('checkbox', { name: 'Contact above Services' }))
    await user.click(screen.getByRole('checkbox', { name: 'Page title' }))
    await user.click(screen.getByRole('button', { name: 'Accept chosen' }))
    expect(order(store)).toEqual(website.sections.map(({ id }) => id))
    expect(store.get(documentAtom)?.settings.pageTitle).toBe(website.settings.pageTitle)
    expect(nameOfLast(store)).toBe('Gallery hidden')
    expect(onSettled).toHaveBeenCalledWith('some')
  })

  it('disables Accept while nothing is checked', async () => {
    show([hideGallery])
    await user.click(screen.getByRole('checkbox', { name: 'Gallery hidden' }))
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Accept' }).disabled).toBe(true)
  })

  it('applies changes to the current document, and lists changes that no longer fit', async () => {
    const store = show()
    act(() => store.set(editAtom, (document) => removeSection(document, 'gallery-3')))
    expect(screen.getByText('That section is no longer on the page.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Accept all' }))
    expect(order(store)).toEqual(['header-0', 'introduction-1', 'contact-4', 'services-2', 'footer-5'])
    expect(onSettled).toHaveBeenCalledWith('some')
  })

  it('keeps edits that the owner made while it was open', async () => {
    const store = show([contactFirst])
    act(() => store.set(editAtom, (document) => setSectionHidden(document, 'services-2', true)))
    await user.click(screen.getByRole('button', { name: 'Accept' }))
    expect(store.get(documentAtom)?.sections.find(({ id }) => id === 'services-2')?.hidden).toBe(true)
    act(() => store.set(undoAtom))
    expect(store.get(documentAtom)?.sections.find(({ id }) => id === 'services-2')?.hidden).toBe(true)
  })

  it('disables Accept when the website already contains every change', () => {
    const store = show([hideGallery])
    act(() => store.set(editAtom, (document) => setSectionHidden(document, 'gallery-3', true)))
    expect(screen.getByText('Gallery is hidden already.')).toBeTruthy()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Accept' }).disabled).toBe(true)
  })

  it('closes with Escape without accepting or discarding', async () => {
    show()
    screen.getByRole('dialog').focus()
    await user.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalledOnce()
    expect(onSettled).not.toHaveBeenCalled()
  })
})
