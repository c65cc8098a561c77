// @vitest-environment happy-dom
import { Notifications } from '@mantine/notifications'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fieldValue } from '#editor/designer/document/field.ts'
import { undoAtom } from '#editor/designer/document/history.ts'
import { documentAtom, timelineAtom } from '#editor/designer/document/session.ts'
import '#editor/designer/formatting/formatted-field.tsx'
import type { FormattedText } from '#renderer/document/values/formatted-text.ts'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import { ContentForm, InDesigner, openedWith, type Store, websiteWith } from '../../in-designer.tsx'
import { wordHtml } from './pasted-html.ts'

let store: Store
let box: HTMLElement

/** Renders an introduction's form with an editable text. */
async function show(body: FormattedText = 'Taps and drains') {
  // Leaves layout miniatures empty, because their frames have no fonts to wait for.
  vi.spyOn(HTMLIFrameElement.prototype, 'contentDocument', 'get').mockReturnValue(null)
  store = openedWith(websiteWith({ id: 'introduction', type: 'Introduction', content: { body } }))
  render(
    <InDesigner store={store}>
      <ContentForm type="Introduction" id="introduction" />
      <Notifications />
    </InDesigner>,
  )
  box = await screen.findByRole('textbox', { name: 'Text' })
  await act(() => box.focus())
}

const value = () => fieldValue(store.get(documentAtom) as WebsiteSettings, 'introduction.body')
const steps = () => store.get(timelineAtom)?.past.length
const press = (key: string, more: object = { ctrlKey: true }) => act(() => fireEvent.keyDown(box, { key, ...more }))
/** Selects a range of the only text. */
const select = (from: number, to = from) =>
  act(() => {
    const text = box.querySelector('p')?.firstChild as Text
    document.getSelection()?.setBaseAndExtent(text, from, text, to)
    document.dispatchEvent(new Event('selectionchange'))
  })
/** Dispatches `beforeinput`. Returns whether the browser may proceed. */
const input = (inputType: string, data?: string) =>
  act(() => {
    const event = new InputEvent('beforeinput', { inputType, data, bubbles: true, cancelable: true })
    return box.dispatchEvent(event)
  })
const paste = (html: string, text = '') => {
  const clipboardData = { getData: (type: string) => (type === 'text/html' ? html : text) }
  return act(() => fireEvent.paste(box, { clipboardData }))
}

afterEach(cleanup)

describe('a rich text field', () => {
  it('exposes an accessible name and labeled buttons', async () => {
    await show()
    const bar = screen.getByRole('toolbar', { name: 'Format Text' })
    const names = within(bar)
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label'))
    expect(names).toEqual(['Bold', 'Italic', 'Link', 'List'])
    expect(box.getAttribute('aria-multiline')).toBe('true')
  })

  it('toggles bold and italic with the usual shortcuts, one step each', async () => {
    await show()
    await select(0, 4)
    await press('b')
    expect(value()).toEqual({ blocks: [{ runs: [{ text: 'Taps', bold: true }, { text: ' and drains' }] }] })
    await press('i')
    expect(box.querySelector('strong > em')?.textContent).toBe('Taps')
    expect(steps()).toBe(2)
    expect(screen.getByRole('button', { name: 'Bold' }).getAttribute('aria-pressed')).toBe('true')
    await press('b')
    await press('i')
    expect(value()).toBe('Taps and drains')
  })

  it('shows the result of an undo', async () => {
    await show()
    await select(0, 4)
    await press('b')
    await act(() => store.set(undoAtom))
    expect(value()).toBe('Taps and drains')
    expect(box.querySelector('strong')).toBeNull()
  })

  it('turns the selection into a list with a button, and ends the list with Backspace', async () => {
    await show()
    await act(() => fireEvent.click(screen.getByRole('button', { name: 'List' })))
    expect(value()).toEqual({ blocks: [{ item: true, runs: [{ text: 'Taps and drains' }] }] })
    expect(box.querySelectorAll('ul > li')).toHaveLength(1)
    await press('Backspace', {})
    expect(value()).toBe('Taps and drains')
  })

  it('splits a paragraph with Enter and joins it again with Backspace', async () => {
    await show()
    await select(4)
    await press('Enter', {})
    expect(value()).toBe('Taps\n\n and drains')
    await press('Backspace', {})
    expect(value()).toBe('Taps and drains')
  })

  it('cleans up pasted content', async () => {
    await show('')
    await paste(wordHtml)
    expect(box.querySelectorAll('li')).toHaveLength(2)
    expect(box.querySelector('strong')?.textContent).toBe('spring')
    expect(box.querySelector('[style], [class], table, script, img')).toBeNull()
  })

  it('cuts a paste at the length limit and announces that it did', async () => {
    await show('')
    await paste('', 'x'.repeat(5000))
    expect(value()).toBe('x'.repeat(512))
    expect(await screen.findByText(/512 characters fit/)).toBeTruthy()
    await paste('', 'y')
    expect(value()).toBe('x'.repeat(512))
  })

  it('turns the selection into a link, and rejects an unsafe address', async () => {
    await show()
    await select(0, 4)
    await press('k')
    const address = await screen.findByLabelText('Web address')
    await act(() => fireEvent.change(address, { target: { value: 'javascript:alert(1)' } }))
    await act(() => fireEvent.click(screen.getByRole('button', { name: 'Apply' })))
    expect(screen.getByText('Please enter a valid web address')).toBeTruthy()
    expect(value()).toBe('Taps and drains')
    await act(() => fireEvent.change(address, { target: { value: 'alder.example' } }))
    await act(() => fireEvent.click(screen.getByRole('button', { name: 'Apply' })))
    const link = { type: 'Web', value: 'alder.example' }
    expect(value()).toEqual({ blocks: [{ runs: [{ text: 'Taps', link }, { text: ' and drains' }] }] })
  })

  it('prevents the browser’s own formatting and undo', async () => {
    await show()
    expect(await input('formatUnderline')).toBe(false)
    expect(await input('historyUndo')).toBe(false)
    expect(value()).toBe('Taps and drains')
  })
})
