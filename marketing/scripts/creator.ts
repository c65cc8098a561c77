import { openForm } from './creator-form.ts'
import { quoted, type Said, troubleText, unseen } from './creator-words.ts'
import { copyOf, part } from './page-part.ts'

/** The server's limit. */
const mostTaken = 300

type Creator = {
  /** The results' name in texts: 'names'. */
  what: string
  /** Values of the URL that aren't fields. */
  carried?: Said
  /** Asks the server. `taken`: results that were already shown. */
  suggest: (said: Said, taken: string[]) => Promise<readonly string[]>
  /** Fills an empty row with a result and its link. */
  fill: (row: HTMLElement, text: string, said: Said) => void
}

/** Makes a tool's page interactive: submits its form, lists results, and loads more. */
export function startCreator({ what, carried = {}, suggest, fill }: Creator): void {
  const form = openForm(carried)
  const list = openList()
  const more = part<HTMLButtonElement>('more')
  const status = part('said')
  const button = part('ask').querySelector('button')
  const { atOnce, more: moreLabel = '' } = more.dataset
  let asked: Said | undefined
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

  async function ask(said: Said) {
    if (isWaiting) return
    const isAnew = JSON.stringify(said) !== JSON.stringify(asked)
    const known = isAnew ? [] : shown
    setWaiting(true)
    say(`Thinking of ${what}`)
    list.wait(Number(atOnce), isAnew)
    if (isAnew) bringUp(part('results-heading'))
    try {
      const fresh = unseen(await suggest(said, known.slice(-mostTaken)), known)
      const rows = fresh.map((text) => {
        const row = copyOf('blank')
        fill(row, text, said)
        return row
      })
      list.add(rows)
      shown = [...known, ...fresh]
      asked = said
      const isAll = rows.length === 0 || shown.length >= mostTaken
      say(isAll ? `No more ${what} for this description. Change it to get new ones.` : `${shown.length} ${what}`)
      more.textContent = moreLabel
      more.hidden = isAll
      headFor(said)
      leadTo(isAnew ? part('results-heading') : rows[0]?.querySelector<HTMLElement>('a'))
    } catch (error) {
      list.giveUp()
      say(troubleText(error, navigator.onLine), true)
      more.textContent = 'Try again'
      more.hidden = false
      status.scrollIntoView({ block: 'nearest' })
    }
    setWaiting(false)
  }

  /** Retries with the form's values, unless more of the same was requested. */
  const askAgain = () => {
    const said = form.read()
    if (said) void ask(said)
  }
  form.onAsk(askAgain)
  more.addEventListener('click', () => (more.textContent === moreLabel && asked ? void ask(asked) : askAgain()))

  function headFor({ about = '', place = '' }: Said) {
    part('results-heading').textContent = `Your ${what}`
    part('results-about').textContent = quoted(about, place)
  }
}

function leadTo(element: HTMLElement | null | undefined) {
  element?.focus({ preventScroll: true })
  if (element) bringUp(element)
}

/** Scrolls to the results, which are below the form on phones. */
function bringUp(element: Element) {
  const { top } = element.getBoundingClientRect()
  if (top < 0 || top > innerHeight * 0.7) element.scrollIntoView({ block: 'start' })
}

/** The list of results, newest last, and placeholders for pending ones. */
function openList() {
  const list = part('results')
  let before: Element[] = []

  const awaited = () => list.querySelectorAll('.awaited')
  return {
    rows: () => [...list.children] as HTMLElement[],
    /** With `fresh`, new results replace existing ones. */
    wait(count: number, fresh: boolean) {
      before = [...list.children]
      if (fresh) list.replaceChildren()
      list.append(...Array.from({ length: count }, () => copyOf('awaited')))
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
