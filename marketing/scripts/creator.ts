import { createToolForm } from './creator-form.ts'
import { errorText, newResults, requestSummary, type ToolInput } from './creator-texts.ts'
import { cloneTemplate, elementById } from './page-elements.ts'

const maxResults = 300

type Creator = {
  /** The results' name in texts: 'names'. */
  what: string
  /** Values of the URL that aren't fields. */
  carried?: ToolInput
  /** Asks the server. `taken`: results that were already shown. */
  suggest: (input: ToolInput, taken: string[]) => Promise<readonly string[]>
  /** Fills an empty row with a result and its link. */
  fill: (row: HTMLElement, text: string, input: ToolInput) => void
}

/** Makes a tool's page interactive: submits its form, lists results, and loads more. */
export function startCreator({ what, carried = {}, suggest, fill }: Creator): void {
  const form = createToolForm(carried)
  const list = createResultList()
  const more = elementById<HTMLButtonElement>('more')
  const status = elementById('said')
  const button = elementById('ask').querySelector('button')
  const { atOnce, more: moreLabel = '' } = more.dataset
  let lastInput: ToolInput | undefined
  let shown: string[] = []
  let isWaiting = false

  const say = (text: string, isProblem = false) => {
    status.textContent = text
    status.toggleAttribute('data-problem', isProblem)
  }
  const setWaiting = (is: boolean) => {
    isWaiting = is
    for (const one of [button, more]) {
      if (is) one?.setAttribute('aria-disabled', 'true')
      else one?.removeAttribute('aria-disabled')
    }
  }

  async function ask(input: ToolInput) {
    if (isWaiting) return
    const isNew = JSON.stringify(input) !== JSON.stringify(lastInput)
    const known = isNew ? [] : shown
    setWaiting(true)
    say(`Thinking of ${what}`)
    list.wait(Number(atOnce), isNew)
    if (isNew) scrollToElement(elementById('results-heading'))
    try {
      const fresh = newResults(await suggest(input, known.slice(-maxResults)), known)
      const rows = fresh.map((text) => {
        const row = cloneTemplate('blank')
        fill(row, text, input)
        return row
      })
      list.add(rows)
      shown = [...known, ...fresh]
      lastInput = input
      const isAll = rows.length === 0 || shown.length >= maxResults
      say(isAll ? `No more ${what} for this description. Change it to get new ones.` : `${shown.length} ${what}`)
      more.textContent = moreLabel
      more.hidden = isAll
      headFor(input)
      focusAndShow(isNew ? elementById('results-heading') : rows[0]?.querySelector<HTMLElement>('a'))
    } catch (error) {
      list.giveUp()
      say(errorText(error, navigator.onLine), true)
      more.textContent = 'Try again'
      more.hidden = false
      status.scrollIntoView({ block: 'nearest' })
    }
    setWaiting(false)
  }

  /** Retries with the form's values, unless more of the same was requested. */
  const askAgain = () => {
    const input = form.read()
    if (input) void ask(input)
  }
  form.onAsk(askAgain)
  more.addEventListener('click', () => (more.textContent === moreLabel && lastInput ? void ask(lastInput) : askAgain()))

  function headFor({ about = '', place = '' }: ToolInput) {
    elementById('results-heading').textContent = `Your ${what}`
    elementById('results-about').textContent = requestSummary(about, place)
  }
}

function focusAndShow(element: HTMLElement | null | undefined) {
  element?.focus({ preventScroll: true })
  if (element) scrollToElement(element)
}

/** Scrolls to the results, which are below the form on phones. */
function scrollToElement(element: Element) {
  const { top } = element.getBoundingClientRect()
  if (top < 0 || top > innerHeight * 0.7) element.scrollIntoView({ block: 'start' })
}

/** The list of results, newest last, and placeholders for pending ones. */
function createResultList() {
  const list = elementById('results')
  let before: Element[] = []

  const awaited = () => list.querySelectorAll('.awaited')
  return {
    rows: () => [...list.children] as HTMLElement[],
    /** With `fresh`, new results replace existing ones. */
    wait(count: number, fresh: boolean) {
      before = [...list.children]
      if (fresh) list.replaceChildren()
      list.append(...Array.from({ length: count }, () => cloneTemplate('awaited')))
      list.setAttribute('aria-busy', 'true')
    },
    add(rows: readonly HTMLElement[]) {
      for (const one of awaited()) one.remove()
      list.append(...rows)
      list.removeAttribute('aria-busy')
    },
    giveUp() {
      list.replaceChildren(...before)
      list.removeAttribute('aria-busy')
    },
  }
}
