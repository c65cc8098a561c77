// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { undoAtom } from '#editor/designer/document/history.ts'
import {
  markedPathAtom,
  openClickedAtom,
  selectSectionAtom,
  wantedFieldAtom,
} from '#editor/designer/document/selection.ts'
import { documentAtom } from '#editor/designer/document/session.ts'
import { Shortcuts, shortcutsListedAtom } from '#editor/designer/toolbar/shortcuts.tsx'
import { addToMenu } from '#renderer/document/edits/edits.ts'
import { writeField } from '#renderer/document/fields/field-path.ts'
import { image } from '#renderer/document/values/image.ts'
import { InDesigner, openedWith, type Store } from '../in-designer.tsx'
import { websiteOf } from '../website.ts'

const photo = (name: string) => image.parse({ provider: 'Custom', urls: [{ type: 'regular', url: `/media/${name}` }] })
const items = ['a', 'b'].map((id) => ({ id, image: photo(id), caption: '' }))
const bare = writeField(websiteOf(['Introduction', 'Gallery']), 'gallery-2.items', items)
const website = addToMenu(
  writeField(bare, 'introduction-1.image', photo('opening')),
  { id: 'gallery-2', type: 'Gallery' },
  'Photos',
)

let store: Store
const user = userEvent.setup()

function opened(path: string) {
  store = openedWith(website)
  render(
    <InDesigner store={store}>
      <Shortcuts />
    </InDesigner>,
  )
  act(() => (path.includes('.') ? store.set(openClickedAtom, path, {}) : store.set(selectSectionAtom, path)))
}
const sections = () => store.get(documentAtom)?.sections ?? []
const pictures = () =>
  sections().flatMap((one) => (one.type === 'Gallery' ? one.content.items.map(({ id }) => id) : []))
const opening = () => sections().flatMap((one) => (one.type === 'Introduction' ? [one.content.image] : []))[0]
const menu = () =>
  sections().flatMap((one) => (one.type === 'Header' ? one.content.links.map(({ link }) => link.value) : []))

afterEach(cleanup)

describe('keyboard shortcuts for a selected picture', () => {
  it('delete a list picture with its item and select the next, which one undo reverts', async () => {
    opened('gallery-2.items.a.image')
    await user.keyboard('{Delete}')
    expect(pictures()).toEqual(['b'])
    expect(store.get(markedPathAtom)).toBe('gallery-2.items.b.image')
    act(() => store.set(undoAtom))
    expect(pictures()).toEqual(['a', 'b'])
  })

  it('delete only the picture if it belongs to a section', async () => {
    opened('introduction-1.image')
    await user.keyboard('{Delete}{Delete}')
    expect(opening()).toBeNull()
    expect(sections()).toHaveLength(website.sections.length)
  })

  it('duplicate the item that contains the picture', async () => {
    opened('gallery-2.items.a.image')
    await user.keyboard('{Control>}d{/Control}')
    expect(pictures()).toEqual(['a', 'picture-3', 'b'])
    expect(store.get(markedPathAtom)).toBe('gallery-2.items.picture-3.image')
  })

  it('deselect the picture with Escape, and list all shortcuts with a question mark', async () => {
    opened('gallery-2.items.a.image')
    expect(store.get(wantedFieldAtom)?.leavesFocus).toBe(true)
    await user.keyboard('{Escape}')
    expect(store.get(markedPathAtom)).toBeNull()
    await user.keyboard('?')
    expect(store.get(shortcutsListedAtom)).toBe(true)
  })
})

it('deleting a section deletes its menu link too, and one undo restores both', async () => {
  opened('gallery-2')
  expect(menu()).toEqual(['gallery-2'])
  await user.keyboard('{Delete}')
  expect([menu(), pictures()]).toEqual([[], []])
  act(() => store.set(undoAtom))
  expect([menu(), pictures()]).toEqual([['gallery-2'], ['a', 'b']])
})

it('F6 moves the focus between the panel and the website', async () => {
  store = openedWith(website)
  render(
    <InDesigner store={store}>
      <Shortcuts />
      <div data-panel tabIndex={-1} data-testid="panel" />
      <main>
        <iframe title="Website" />
      </main>
    </InDesigner>,
  )
  await user.keyboard('{F6}')
  expect(document.activeElement).toBe(screen.getByTestId('panel'))
  await user.keyboard('{F6}')
  expect(document.activeElement).toBe(screen.getByTitle('Website'))
})
