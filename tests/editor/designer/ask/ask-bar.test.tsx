// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AskBar } from '#editor/designer/ask/ask-bar.tsx'
import { AskButton } from '#editor/designer/ask/ask-button.tsx'
import { acceptStepsAtom } from '#editor/designer/ask/asking.ts'
import { editAtom } from '#editor/designer/document/edits.ts'
import { documentAtom, openDraftAtom, timelineAtom } from '#editor/designer/document/session.ts'
import { setFieldAtom } from '#editor/designer/document/use-field.ts'
import { hasModelAtom, paletteOpenAtom } from '#editor/designer/palette/opening.ts'
import { publishOpenAtom } from '#editor/designer/publish/publishing.ts'
import { changeSettings } from '#renderer/document/edits/edits.ts'
import type { AskLine, Turn } from '#worker/asks/schema.ts'
import { renderInApp } from '../../in-app.tsx'
import { type ApiRequest, refusal, stubApi } from '../../stub-api.ts'
import { draftOf, websiteOf } from '../../website.ts'

const hide = {
  id: 'step-1',
  tool: 'hide-section',
  input: { sectionId: 'services-2', hidden: true },
  title: 'Services hidden',
  sectionIds: ['services-2'],
} as const

const turnOf = (change: Partial<Turn> = {}): Turn => ({
  turnId: 'turn-1',
  at: '2026-11-20T08:00:00.000Z',
  message: 'Hide the services',
  outcome: 'proposed',
  title: 'Services hidden',
  text: 'Your services would be off the page.',
  steps: [{ ...hide, sectionIds: [...hide.sectionIds] }],
  choices: [],
  screen: null,
  accepted: null,
  ...change,
})

/** A response whose lines come when the test sends them. */
function lines() {
  let sink: ReadableStreamDefaultController<Uint8Array> | undefined
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      sink = controller
    },
  })
  const send = (event: AskLine) => sink?.enqueue(new TextEncoder().encode(`${JSON.stringify(event)}\n`))
  return {
    response: new Response(body, { headers: { 'content-type': 'application/x-ndjson' } }),
    send,
    done: (turn: Turn, effects: Extract<AskLine, { type: 'done' }>['effects'] = []) => {
      send({ type: 'done', turn, effects })
      sink?.close()
    },
    close: () => sink?.close(),
    breakOff: () => sink?.error(new TypeError('network error')),
  }
}

let user: ReturnType<typeof userEvent.setup>
let requests: ApiRequest[]
let responses: Response[]
let turns: Turn[]
let suggestions: string[]

beforeEach(() => {
  user = userEvent.setup()
  localStorage.clear()
  // The growing field waits for fonts, which happy-dom does not have.
  Object.defineProperty(document, 'fonts', { configurable: true, value: new EventTarget() })
  responses = []
  turns = []
  suggestions = ['Add your opening hours', 'Show the prices', 'Try warmer colors']
  requests = stubApi({
    'GET /api/drafts/draft-1/asks': () => ({ turns, suggestions, model: false }),
    'POST /api/drafts/draft-1/asks': () => responses.shift() ?? refusal(500, 'unknown'),
    'POST /api/drafts/draft-1/asks/turn-1': () => ({}),
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const show = () =>
  renderInApp(
    <>
      <AskButton />
      <AskBar draftId="draft-1" />
    </>,
    (store) => {
      store.set(openDraftAtom, draftOf(websiteOf()))
      store.set(hasModelAtom, true)
    },
  )
const line = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'What should change?' })
const button = (name: string) => screen.getByRole('button', { name })
const sent = () => requests.filter(({ method, path }) => method === 'POST' && path.endsWith('/asks'))
const noted = () => requests.filter(({ path }) => path.endsWith('/turn-1')).map(({ body }) => body)
const expectAnnouncement = (text: string) =>
  waitFor(() => expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(text))

/** Sends a message. Returns its response stream, still empty. */
async function ask(message = 'Hide the services') {
  const stream = lines()
  responses.push(stream.response)
  await user.type(line(), `${message}{Enter}`)
  return stream
}

describe('the ask bar', () => {
  it('sends the message with the current document, including unsaved changes', async () => {
    const store = show()
    store.set(editAtom, (document) => changeSettings(document, { pageTitle: 'Not saved yet' }))
    await ask('  Hide the services  ')
    await waitFor(() => expect(sent()).toHaveLength(1))
    expect(sent()[0]?.body).toMatchObject({
      message: 'Hide the services',
      websiteSettings: { settings: { pageTitle: 'Not saved yet' } },
    })
  })

  it('starts a new line with Shift+Enter and never sends an empty message', async () => {
    show()
    await user.type(line(), '  {Enter}')
    expect(sent()).toEqual([])
    await user.type(line(), 'one{Shift>}{Enter}{/Shift}two')
    expect(line().value).toBe('  one\ntwo')
  })

  it('limits the message to 500 characters and announces how many remain', async () => {
    show()
    await user.click(line())
    await user.paste('x'.repeat(520))
    expect(line().maxLength).toBe(500)
    await expectAnnouncement('No characters left')
  })

  it('collapses to a button, stays collapsed, and gets the focus back when opened', async () => {
    show()
    await user.click(button('Hide this line'))
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(localStorage.getItem('askFolded')).toBe('true')
    await user.click(button('Ask for a change'))
    await waitFor(() => expect(document.activeElement).toBe(line()))
  })
})

describe('the ask bar’s suggestions', () => {
  it('show three examples in the focused empty bar, and put a selected one into the bar', async () => {
    show()
    expect(screen.queryByRole('list', { name: 'Suggestions' })).toBeNull()
    await user.click(line())
    const list = await screen.findByRole('list', { name: 'Suggestions' })
    expect(within(list).getAllByRole('listitem')).toHaveLength(3)
    await user.click(button('Show the prices'))
    expect(line().value).toBe('Show the prices')
    expect(document.activeElement).toBe(line())
    expect(screen.queryByRole('list', { name: 'Suggestions' })).toBeNull()
    expect(sent()).toEqual([])
  })

  it('show the latest requests with their outcomes', async () => {
    turns = [
      turnOf({ turnId: 'a', message: 'Close on Mondays', accepted: 'all' }),
      turnOf({ turnId: 'b', message: 'Sing a song', outcome: 'declined', steps: [] }),
      turnOf({ turnId: 'c', accepted: 'none' }),
    ]
    show()
    await user.click(line())
    const list = await screen.findByRole('list', { name: 'Earlier requests' })
    const texts = within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
    expect(texts).toEqual(['Close on MondaysAccepted', 'Sing a songNot possible', 'Hide the servicesDiscarded'])
    await user.click(within(list).getByText('Close on Mondays'))
    expect(line().value).toBe('Close on Mondays')
  })

  it('reopen changes that were discarded', async () => {
    turns = [turnOf({ accepted: 'none' })]
    show()
    await user.click(line())
    await user.click(await screen.findByText('Discarded'))
    expect(await screen.findByRole('dialog', { name: 'Services hidden' })).toBeTruthy()
  })

  it('close with Escape', async () => {
    show()
    await user.click(line())
    await screen.findByRole('list', { name: 'Suggestions' })
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('list', { name: 'Suggestions' })).toBeNull()
    expect(document.activeElement).not.toBe(line())
  })
})

describe('a request to the assistant', () => {
  it('streams text and changes, and moves the focus to the reply at the end', async () => {
    show()
    const stream = await ask()
    await screen.findByText('Looking at your website…')
    stream.send({ type: 'text', text: 'Your services' })
    await screen.findByText('Your services')
    stream.send({ type: 'step', step: turnOf().steps[0] as Turn['steps'][number] })
    await screen.findByText('Services hidden')
    stream.done(turnOf())
    const card = await screen.findByRole('dialog', { name: 'Services hidden' })
    await waitFor(() => expect(document.activeElement).toBe(card))
    expect(line().value).toBe('')
  })

  it('doesn’t move the focus if the owner has moved it to a field', async () => {
    show()
    const elsewhere = document.body.appendChild(document.createElement('input'))
    const stream = await ask()
    elsewhere.focus()
    stream.done(turnOf())
    await screen.findByRole('dialog')
    expect(document.activeElement).toBe(elsewhere)
    elsewhere.remove()
  })

  it('ends on Stop, which restores its text, and ignores later messages', async () => {
    const store = show()
    const stream = await ask()
    await user.click(button('Stop'))
    stream.done(turnOf(), [{ kind: 'open', screen: 'checklist' }])
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull())
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(store.get(publishOpenAtom)).toBe(false)
    expect(line().value).toBe('Hide the services')
  })

  it('ends on Escape', async () => {
    show()
    await ask()
    await user.keyboard('{Escape}')
    expect(screen.queryByText('Looking at your website…')).toBeNull()
    expect(line().value).toBe('Hide the services')
  })

  it('reports a lost connection, keeps its text, and can be retried', async () => {
    show()
    const stream = await ask()
    stream.send({ type: 'text', text: 'Your' })
    stream.breakOff()
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toBe(
      'Network connectivity failed. Check your connection and try again. What you typed is saved.',
    )
    expect(line().value).toBe('Hide the services')
    const again = lines()
    responses.push(again.response)
    await user.click(button('Try again'))
    again.done(turnOf())
    await screen.findByRole('dialog', { name: 'Services hidden' })
    expect(sent()).toHaveLength(2)
  })

  it('treats a response without an end as a lost connection', async () => {
    show()
    const stream = await ask()
    stream.send({ type: 'text', text: 'Your' })
    stream.close()
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Network connectivity failed/)
  })

  it.each([
    ['too many requests', refusal(429, 'too_many_requests'), /^Too many attempts/],
    ['a server that fails', refusal(500, 'unknown'), /^An unknown error has occurred/],
    ['being signed out', refusal(401, 'not_signed_in'), /^You’re signed out/],
  ])('shows why it failed after %s', async (_what, response, text) => {
    show()
    responses.push(response)
    await user.type(line(), 'Hide the services{Enter}')
    expect((await screen.findByRole('alert')).textContent).toMatch(text)
    expect(line().value).toBe('Hide the services')
  })

  it('tells the owner after six seconds that the assistant is slow', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
    user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    show()
    await ask()
    expect(screen.queryByText(/longer than usual/)).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(6_500))
    expect(screen.getByText(/longer than usual/)).toBeTruthy()
  })

  it('shows a sentence when there are no changes to accept', async () => {
    show()
    const stream = await ask('Sing a song')
    stream.done(turnOf({ outcome: 'declined', steps: [], text: 'I can’t do that. I can change your page.' }))
    await expectAnnouncement('I can’t do that. I can change your page.')
    await user.click(button('Close'))
    expect(screen.queryByText(/I can’t do that/, { ignore: '[role=status]' })).toBeNull()
  })
})

describe('an action that the assistant takes immediately', () => {
  const answer = turnOf({ outcome: 'answered', steps: [], text: 'Undone.' })

  it('undoes the last step, or says that there is nothing to undo', async () => {
    const store = show()
    const first = await ask('undo')
    first.done(answer, [{ kind: 'undo' }])
    await expectAnnouncement('There’s nothing to undo.')
    store.set(editAtom, (document) => changeSettings(document, { pageTitle: 'Another' }))
    const second = await ask('undo')
    second.done(answer, [{ kind: 'undo' }])
    await expectAnnouncement('Undone: Settings: Page title.')
    expect(store.get(documentAtom)?.settings.pageTitle).not.toBe('Another')
    const third = await ask('do it again')
    third.done({ ...answer, text: 'Done again.' }, [{ kind: 'redo' }])
    await expectAnnouncement('Redone: Settings: Page title.')
    expect(store.get(documentAtom)?.settings.pageTitle).toBe('Another')
  })

  const undo = async () => (await ask('undo')).done(answer, [{ kind: 'undo' }])
  const retitle = (store: ReturnType<typeof show>, pageTitle: string) =>
    store.set(editAtom, (document) => changeSettings(document, { pageTitle }))
  const titleOf = (store: ReturnType<typeof show>) => store.get(documentAtom)?.settings.pageTitle
  const isHidden = (store: ReturnType<typeof show>) => store.get(documentAtom)?.sections[2]?.hidden

  it('undoes the assistant’s change but keeps what was typed later', async () => {
    const store = show()
    store.set(acceptStepsAtom, turnOf())
    retitle(store, 'Typed later')
    await undo()
    await expectAnnouncement('Undone: Services hidden.')
    expect([isHidden(store), titleOf(store)]).toEqual([false, 'Typed later'])
    await user.click(button('Redo'))
    await expectAnnouncement('Redone: Services hidden.')
    expect([isHidden(store), titleOf(store)]).toEqual([true, 'Typed later'])
  })

  it('doesn’t undo a change that the owner has edited since, and refers to the history', async () => {
    const store = show()
    store.set(acceptStepsAtom, turnOf())
    store.set(setFieldAtom, { path: 'services-2.heading', value: 'What we do' })
    await undo()
    await expectAnnouncement(
      'You changed the same part after “Services hidden”. To go back, choose a step in the history.',
    )
    expect(isHidden(store)).toBe(true)
  })

  it('offers Redo until the next edit', async () => {
    const store = show()
    retitle(store, 'Typed')
    await undo()
    await expectAnnouncement('Undone: Settings: Page title.')
    await user.click(button('Redo'))
    expect(titleOf(store)).toBe('Typed')
    await undo()
    await screen.findByRole('button', { name: 'Redo' })
    act(() => retitle(store, 'Typed anew'))
    expect(screen.queryByRole('button', { name: 'Redo' })).toBeNull()
  })

  it('opens the checklist', async () => {
    const store = show()
    const stream = await ask('What is missing?')
    stream.done({ ...answer, text: 'Here is what to look at before you publish.' }, [
      { kind: 'open', screen: 'checklist' },
    ])
    await waitFor(() => expect(store.get(publishOpenAtom)).toBe(true))
  })
})

describe('an assistant’s reply without changes', () => {
  const answered = { title: '', steps: [] }

  it('offers answers as buttons and sends the chosen one', async () => {
    show()
    const stream = await ask('Change the number')
    stream.done(turnOf({ ...answered, outcome: 'asked', text: 'Which number?', choices: ['0113 496 0555', 'None'] }))
    await user.click(await screen.findByRole('button', { name: '0113 496 0555' }))
    await waitFor(() => expect(requests.at(-1)?.body).toMatchObject({ message: '0113 496 0555' }))
  })

  it('links to the screen where the owner can do what the assistant may not', async () => {
    const store = show()
    const stream = await ask('Publish it')
    stream.done(turnOf({ ...answered, outcome: 'declined', text: 'Publishing is yours.', screen: 'publish' }))
    await user.click(await screen.findByRole('button', { name: 'Publish' }))
    await waitFor(() => expect(store.get(publishOpenAtom)).toBe(true))
  })

  it('links to the palette if no screen is specified', async () => {
    const store = show()
    const stream = await ask('Sing')
    stream.done(turnOf({ ...answered, outcome: 'declined', text: 'Nothing was changed.' }))
    await user.click(await screen.findByRole('button', { name: 'Find it yourself' }))
    expect(store.get(paletteOpenAtom)).toBe(true)
  })
})

describe('changes proposed by the assistant', () => {
  async function propose(turn = turnOf()) {
    const store = show()
    const stream = await ask(turn.message)
    stream.done(turn)
    await screen.findByRole('dialog')
    return store
  }
  const isHidden = (store: ReturnType<typeof show>) => store.get(documentAtom)?.sections[2]?.hidden

  it('take effect only on Accept, as one named step', async () => {
    const store = await propose()
    expect(isHidden(store)).toBe(false)
    await user.click(button('Accept'))
    expect(isHidden(store)).toBe(true)
    const timeline = store.get(timelineAtom)
    expect(timeline?.past).toHaveLength(1)
    expect(timeline?.names?.get(timeline.present)).toBe('Services hidden')
    await waitFor(() => expect(noted()).toEqual([{ accepted: 'all' }]))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(line())
    expect(screen.queryByRole('list', { name: 'Suggestions' })).toBeNull()
  })

  it('disappear on Discard', async () => {
    const store = await propose()
    await user.click(button('Discard'))
    expect(isHidden(store)).toBe(false)
    expect(store.get(timelineAtom)?.past).toEqual([])
    await waitFor(() => expect(noted()).toEqual([{ accepted: 'none' }]))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('remain available when closed with Escape, without a step in the history', async () => {
    await propose()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(noted()).toEqual([])
    await user.keyboard('{ArrowUp}')
    expect(await screen.findByText('Not decided')).toBeTruthy()
  })
})
