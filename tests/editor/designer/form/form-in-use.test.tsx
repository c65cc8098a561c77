// @vitest-environment happy-dom
import { Notifications } from '@mantine/notifications'
import { cleanup, configure, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fieldValue } from '#editor/designer/document/field.ts'
import { redoAtom, undoAtom } from '#editor/designer/document/history.ts'
import { documentAtom, timelineAtom } from '#editor/designer/document/session.ts'
import { setFieldAtom } from '#editor/designer/document/use-field.ts'
import type { SectionType } from '#renderer/document/section-types.ts'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import { shapeNames } from '#renderer/shapes/shape.ts'
import { ContentForm, InDesigner, openedWith, type Store, websiteWith } from '../../in-designer.tsx'

/** The default of one second is too short on a busy machine. */
configure({ asyncUtilTimeout: 20_000 })

let store: Store
let user: ReturnType<typeof userEvent.setup>

/** Renders a section's form in an open website. */
function show(section: { id: string; type: SectionType; content?: object }) {
  store = openedWith(websiteWith(section))
  render(
    <InDesigner store={store}>
      <ContentForm type={section.type} id={section.id} />
      <Notifications />
    </InDesigner>,
  )
}
const value = (path: string) => fieldValue(store.get(documentAtom) as WebsiteSettings, path)
const names = () => (value('team.members') as { name: string }[]).map(({ name }) => name)
const row = (id: string) => document.getElementById(`team.members.${id}`) as HTMLElement
const choose = async (item: string, action: string) => {
  await user.click(screen.getByRole('button', { name: `${item}: more` }))
  await user.click(await screen.findByRole('menuitem', { name: action }))
}

beforeEach(() => {
  user = userEvent.setup()
  // Growing text fields wait for fonts, which this document lacks.
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true })
  // Leaves layout miniatures empty, because their frames have no fonts either.
  vi.spyOn(HTMLIFrameElement.prototype, 'contentDocument', 'get').mockReturnValue(null)
})
afterEach(cleanup)

describe('a text field', () => {
  beforeEach(() => show({ id: 'introduction', type: 'Introduction', content: { heading: 'Taps' } }))
  const heading = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Heading' })

  it('writes typed text to the document as one step', async () => {
    await user.type(heading(), ' and drains')
    expect(value('introduction.heading')).toBe('Taps and drains')
    expect(store.get(timelineAtom)?.past).toHaveLength(1)
  })

  it('updates after undo and redo', async () => {
    await user.type(heading(), '!')
    await Promise.resolve(store.set(undoAtom))
    expect(await screen.findByDisplayValue('Taps')).toBe(heading())
    store.set(redoAtom)
    expect(await screen.findByDisplayValue('Taps!')).toBe(heading())
  })

  it('updates after changes made elsewhere in the designer', async () => {
    await user.type(heading(), '!')
    store.set(setFieldAtom, { path: 'introduction.heading', value: 'Drains' })
    expect(await screen.findByDisplayValue('Drains')).toBe(heading())
    await user.type(heading(), ' too')
    expect(value('introduction.heading')).toBe('Drains too')
  })

  it('moves the focus to the next text on Enter', async () => {
    await user.type(heading(), '{Enter}')
    expect(heading()).not.toBe(document.activeElement)
    expect(document.activeElement?.id).toMatch(/^introduction\./)
    expect(value('introduction.heading')).toBe('Taps')
  })

  it('stops at its maximum length and counts down near it', async () => {
    const { maxLength } = heading()
    await user.clear(heading())
    await user.type(heading(), 'x'.repeat(maxLength + 5))
    expect(String(value('introduction.heading'))).toHaveLength(maxLength)
    expect(within(heading().closest('[class*=counted]') as HTMLElement).getByText('0')).toBeTruthy()
  })
})

describe('a link field', () => {
  beforeEach(() => show({ id: 'introduction', type: 'Introduction' }))
  it('shows the input for its kind, and validates it on blur', async () => {
    await user.click(screen.getAllByRole('button', { name: /^Button/ })[0] as HTMLElement)
    await user.click(await screen.findByRole('radio', { name: 'Web page' }))
    const address = screen.getByRole('textbox', { name: 'Web address' })
    await user.type(address, 'nowhere')
    expect(screen.queryByText('Please enter a valid web address')).toBeNull()
    await user.tab()
    expect(screen.getAllByText('Please enter a valid web address').length).toBeGreaterThan(0)
    await user.clear(address)
    await user.type(address, 'shop.example')
    await user.tab()
    expect(screen.queryByText('Please enter a valid web address')).toBeNull()
    expect(JSON.stringify(store.get(documentAtom))).toContain('https://shop.example')
  })
})

describe('a booking button’s link field', () => {
  it('asks for the booking page first, and for a fallback only if there is none', async () => {
    show({
      id: 'booking',
      type: 'Scheduling',
      content: { button: { type: 'Section', value: 'contact', label: 'Book' } },
    })
    const address = screen.getByRole('textbox', { name: 'Web address' })
    const elsewhere = () => screen.queryByRole('button', { name: /^Without it, the button leads to/ })
    expect(elsewhere()).not.toBeNull()
    await user.type(address, 'book.example')
    await user.tab()
    expect(value('booking.button')).toMatchObject({ type: 'Web', value: 'https://book.example/', label: 'Book' })
    expect(elsewhere()).toBeNull()
    await user.clear(address)
    await user.click(elsewhere() as HTMLElement)
    await user.click(await screen.findByRole('radio', { name: 'Section on this page' }))
    expect(value('booking.button')).toMatchObject({ type: 'Section' })
  })
})

describe('a toggle', () => {
  it('explains its effect once it is switched on', async () => {
    show({ id: 'header', type: 'Header' })
    expect(screen.queryByText(/^Fixed header enabled/)).toBeNull()
    await user.click(screen.getByRole('switch', { name: /fixed/i }))
    expect(await screen.findByText('Fixed header enabled. Publish your site to view.')).toBeTruthy()
    expect(JSON.stringify(value('header'))).toContain('true')
  })
})

describe('a list field', () => {
  beforeEach(() => {
    show({
      id: 'team',
      type: 'Team',
      content: {
        members: [
          { id: 'ana', name: 'Ana' },
          { id: 'ben', name: 'Ben', title: 'Apprentice', bio: '(Sample Bio) Likes pipes.', sample: true },
        ],
      },
    })
  })

  it('adds an item, opens it and focuses its first text', async () => {
    await user.click(screen.getByRole('button', { name: 'Add person' }))
    expect(names()).toEqual(['Ana', 'Ben', ''])
    await expect.poll(() => document.activeElement?.id).toBe('team.members.person-3.name')
    await user.keyboard('Cleo')
    expect(names()).toEqual(['Ana', 'Ben', 'Cleo'])
  })

  it('edits an item in place, and removes a sample’s invented details when it is overwritten', async () => {
    await user.click(row('ben'))
    const name = screen.getByDisplayValue('Ben')
    await user.clear(name)
    await user.type(name, 'Cleo Okafor')
    expect(names()).toEqual(['Ana', 'Cleo Okafor'])
    expect(value('team.members.ben')).toMatchObject({ title: '', bio: '', sample: false })
  })

  it('duplicates an item right below the original', async () => {
    await choose('Ana', 'Duplicate')
    expect(names()).toEqual(['Ana', 'Ana', 'Ben'])
  })

  it('removes an item, and one undo restores it', async () => {
    await choose('Ana', 'Remove')
    expect(names()).toEqual(['Ben'])
    store.set(undoAtom)
    expect(names()).toEqual(['Ana', 'Ben'])
  })

  it('moves an item by its menu and by Alt+arrow keys', async () => {
    await choose('Ben', 'Move up')
    expect(names()).toEqual(['Ben', 'Ana'])
    // The menu stays open for another move, and holds the focus.
    await user.keyboard('{Escape}')
    await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Ben: more')
    row('ben').focus()
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
    expect(await screen.findByText('Ben: place 2 of 2.')).toBeTruthy()
    expect(names()).toEqual(['Ana', 'Ben'])
  })
})

describe('a picture field', () => {
  const urls = [{ type: 'regular', url: '/media/kitchen' }]
  const picture = { provider: 'Custom', urls, description: 'A kitchen' }
  beforeEach(() => show({ id: 'introduction', type: 'Introduction', content: { image: picture } }))
  const image = () => value('introduction.image') as typeof picture | null

  it('edits the picture’s description', async () => {
    await user.type(screen.getByRole('textbox', { name: 'Description' }), ' in oak')
    expect(image()?.description).toBe('A kitchen in oak')
    expect(store.get(timelineAtom)?.past).toHaveLength(1)
  })

  it('becomes empty once the picture is removed, with the focus on Choose picture', async () => {
    await user.click(screen.getByRole('button', { name: 'Remove' }))
    expect(image()).toBeNull()
    await expect.poll(() => document.activeElement?.textContent).toBe('Choose picture')
  })
})

it('the pattern button draws a different variant', async () => {
  const pattern = { provider: 'Pattern', pattern: shapeNames[0], seed: 1 }
  show({ id: 'introduction', type: 'Introduction', content: { image: pattern } })
  await user.click(screen.getByRole('button', { name: 'Try another pattern' }))
  const image = value('introduction.image') as typeof pattern
  expect([image.pattern, image.seed === 1]).toEqual([shapeNames[0], false])
})
