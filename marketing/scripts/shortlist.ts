import { copyOf, part, within } from './page-part.ts'

/** A name, and where it leads. */
export type Kept = { name: string; link: string }

const key = 'shortlist'

/** What was kept in this tab; whatever is not as it should be is left out. */
export function readShortlist(text: string | null): Kept[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(kept) ? kept.filter(isKept) : []
  } catch {
    return []
  }
}

const isKept = (one: Partial<Kept> | null): one is Kept =>
  typeof one?.name === 'string' && typeof one.link === 'string' && /^\/(?!\/)/.test(one.link)

/** The names that were kept: for as long as the tab is open, and not on the server. `onChange` runs for each addition and removal. */
export function openShortlist(onChange: () => void) {
  const place = part('shortlist')
  let kept = readShortlist(stored())

  const show = () => {
    place.hidden = kept.length === 0
    part('kept').replaceChildren(...kept.map(rowFor))
  }
  const rowFor = ({ name, link }: Kept) => {
    const row = copyOf('kept-blank')
    const [way, button] = [within<HTMLAnchorElement>(row, 'a'), within(row, 'button')]
    way.textContent = name
    way.href = link
    way.setAttribute('aria-label', `Use this name: ${name}`)
    button.setAttribute('aria-label', `Remove ${name} from the shortlist`)
    button.addEventListener('click', () => {
      const at = kept.findIndex((one) => one.name === name)
      toggle({ name, link })
      const left = place.querySelectorAll('button')
      ;(left[at] ?? left[at - 1] ?? part('results-heading')).focus()
    })
    return row
  }
  const toggle = (one: Kept) => {
    kept = holds(one.name) ? kept.filter(({ name }) => name !== one.name) : [...kept, one]
    store(kept)
    show()
    onChange()
  }
  const holds = (name: string) => kept.some((one) => one.name === name)
  show()
  return { toggle, holds }
}

function stored(): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

function store(kept: readonly Kept[]) {
  try {
    sessionStorage.setItem(key, JSON.stringify(kept))
  } catch {
    // It lasts as long as the page.
  }
}
