// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { acceptStepsAtom } from '#editor/designer/ask/asking.ts'
import { editAtom } from '#editor/designer/document/edits.ts'
import { designerModeAtom, wantedFieldAtom } from '#editor/designer/document/selection.ts'
import { documentAtom, openDraftAtom, timelineAtom } from '#editor/designer/document/session.ts'
import { FindButton } from '#editor/designer/palette/find-button.tsx'
import { FootBar } from '#editor/designer/palette/foot-bar.tsx'
import { paletteOpenAtom } from '#editor/designer/palette/opening.ts'
import { Palette } from '#editor/designer/palette/palette.tsx'
import { publishOpenAtom } from '#editor/designer/publish/publishing.ts'
import { addingAtAtom, wantedStartAtom } from '#editor/designer/sections/use-section-actions.ts'
import { Shortcuts } from '#editor/designer/toolbar/shortcuts.tsx'
import { changeSettings } from '#renderer/document/edits/edits.ts'
import { renderInApp } from '../../in-app.tsx'
import { stubApi } from '../../stub-api.ts'
import { draftOf, websiteOf } from '../../website.ts'

let user: ReturnType<typeof userEvent.setup>
let model: boolean

beforeEach(() => {
  user = userEvent.setup()
  localStorage.clear()
  model = false
  // happy-dom computes no layout.
  Object.defineProperty(HTMLElement.prototype, 'offsetParent', { configurable: true, get: () => document.body })
  Object.defineProperty(document, 'fonts', { configurable: true, value: new EventTarget() })
  stubApi({ 'GET /api/drafts/draft-1/asks': () => ({ turns: [], suggestions: [], model }) })
})
afterEach(() => {
  cleanup()
  Reflect.deleteProperty(HTMLElement.prototype, 'offsetParent')
  vi.unstubAllGlobals()
})

const show = () =>
  renderInApp(
    <>
      <FindButton />
      <FootBar draftId="draft-1" />
      <Palette />
      <Shortcuts />
    </>,
    (store) => store.set(openDraftAtom, draftOf(websiteOf(['Introduction', 'Contact']))),
  )
const field = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'Find anything' })
const options = () => screen.findAllByRole('option')
const selected = () => document.getElementById(document.activeElement?.getAttribute('aria-activedescendant') ?? '')

describe('the search field below the page', () => {
  it('appears if no model is configured; otherwise the ask bar takes its place', async () => {
    show()
    await field()
    expect(screen.queryByRole('textbox', { name: 'What should change?' })).toBeNull()
    cleanup()
    model = true
    show()
    expect(await screen.findByRole('textbox', { name: 'What should change?' })).toBeTruthy()
    expect(screen.queryByRole('combobox')).toBeNull()
    expect(screen.getByRole('button', { name: 'Find anything' })).toBeTruthy()
  })

  it('lists common places, then matches with their count', async () => {
    show()
    await user.click(await field())
    expect((await options()).length).toBeGreaterThan(4)
    await user.keyboard('favicon')
    await waitFor(async () => expect(await options()).toHaveLength(1))
    expect(within((await options())[0] as HTMLElement).getByText('Settings → Search')).toBeTruthy()
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('1 result')
  })

  it('opens the selected result’s field on Enter, and becomes empty', async () => {
    const store = show()
    await user.click(await field())
    await options()
    await user.keyboard('impressum{Enter}')
    expect(store.get(designerModeAtom)).toBe('Settings')
    expect(store.get(wantedFieldAtom)?.path).toBe('settings.legal.privacy')
    expect((await field()).value).toBe('')
    expect(screen.queryByRole('option')).toBeNull()
  })

  it('moves through the results with the arrow keys', async () => {
    show()
    await user.click(await field())
    const all = await options()
    expect(selected()).toBe(all[0])
    await user.keyboard('{ArrowUp}')
    expect(selected()).toBe(all.at(-1))
    await user.keyboard('{ArrowDown}{ArrowDown}')
    expect(selected()).toBe(all[1])
    expect(all[1]?.getAttribute('aria-selected')).toBe('true')
    expect((await field()).getAttribute('aria-expanded')).toBe('true')
  })

  it('closes its results on Escape, and loses the focus on a second Escape', async () => {
    show()
    await user.click(await field())
    await options()
    await user.keyboard('logo{Escape}')
    expect(screen.queryByRole('option')).toBeNull()
    expect(document.activeElement).toBe(await field())
    await user.keyboard('{Escape}')
    expect(document.activeElement).not.toBe(await field())
  })

  it('suggests what to search for if nothing matches', async () => {
    show()
    await user.click(await field())
    await options()
    await user.keyboard('xqzvw')
    expect(await screen.findByText(/Nothing found for “xqzvw”/)).toBeTruthy()
  })

  it('collapses to a button that opens the palette window', async () => {
    const store = show()
    await field()
    await user.click(screen.getByRole('button', { name: 'Hide this line' }))
    await user.click(screen.getByRole('button', { name: 'Find anything' }))
    expect(store.get(paletteOpenAtom)).toBe(true)
    expect(await screen.findByRole('dialog', { name: 'Find anything' })).toBeTruthy()
  })

  it('gets the focus by its shortcut', async () => {
    show()
    await field()
    await user.keyboard('{Control>}k{/Control}')
    expect(document.activeElement).toBe(await field())
  })
})

describe('an unambiguous change typed into the palette', () => {
  const hoursOf = (store: ReturnType<typeof show>) => store.get(documentAtom)?.business.hours.closed
  const propose = async (typed: string) => {
    await user.click(await field())
    await options()
    await user.keyboard(typed)
    const [first] = await options()
    expect(first?.textContent).toContain('Shows you the change first')
    await user.keyboard('{Enter}')
  }

  it('appears first, opens the review card, and becomes one named step', async () => {
    const store = show()
    await propose('closed on mondays')
    const card = await screen.findByRole('dialog', { name: 'Closed on Mondays' })
    expect(document.activeElement).toBe(card)
    expect(hoursOf(store)).toEqual([])
    await user.click(within(card).getByRole('button', { name: 'Accept' }))
    expect(hoursOf(store)).toEqual(['Monday'])
    const timeline = store.get(timelineAtom)
    expect(timeline?.past).toHaveLength(1)
    expect(timeline?.names?.get(timeline.present)).toBe('Closed on Mondays')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('changes nothing if discarded', async () => {
    const store = show()
    await propose('phone 0113 496 0000')
    await user.click(await screen.findByRole('button', { name: 'Discard' }))
    expect(store.get(documentAtom)?.business.phones).toEqual([])
    expect(store.get(timelineAtom)?.past).toEqual([])
  })

  it('isn’t offered if the website already matches', async () => {
    const store = show()
    store.set(acceptStepsAtom, {
      title: 'Closed on Mondays',
      steps: [
        {
          id: 'step-1',
          tool: 'set-hours',
          input: { days: ['Monday'], times: [] },
          title: 'Closed on Mondays',
          sectionIds: [],
        },
      ],
    })
    await user.click(await field())
    await options()
    await user.keyboard('closed on mondays')
    expect((await options())[0]?.textContent).not.toContain('Shows you the change first')
  })

  it('undoes a named step on request, and keeps later steps', async () => {
    const store = show()
    await propose('closed on mondays')
    await user.click(await screen.findByRole('button', { name: 'Accept' }))
    act(() => store.set(editAtom, (site) => changeSettings(site, { pageTitle: 'Typed later' })))
    await user.click(await field())
    await options()
    await user.keyboard('undo mondays')
    expect((await options())[0]?.textContent).toContain('Undo “Closed on Mondays”')
    await user.keyboard('{Enter}')
    expect([hoursOf(store), store.get(documentAtom)?.settings.pageTitle]).toEqual([[], 'Typed later'])
  })
})

describe('the palette window', () => {
  it('opens by its shortcut next to the ask bar, and can open the publish panel', async () => {
    model = true
    const store = show()
    await screen.findByRole('textbox', { name: 'What should change?' })
    await user.keyboard('{Control>}k{/Control}')
    await screen.findByRole('dialog', { name: 'Find anything' })
    await options()
    await user.type(await field(), 'go live{Enter}')
    await waitFor(() => expect(store.get(publishOpenAtom)).toBe(true))
    expect(store.get(paletteOpenAtom)).toBe(false)
  })

  it('opens the template for a missing section', async () => {
    model = true
    const store = show()
    await screen.findByRole('textbox', { name: 'What should change?' })
    store.set(paletteOpenAtom, true)
    await options()
    await user.type(await field(), 'testimonials{Enter}')
    await waitFor(() => expect(store.get(addingAtAtom)).not.toBeNull())
    expect(store.get(wantedStartAtom)).toBe('Review cards')
  })
})
