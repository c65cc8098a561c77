import { copyOf, part, within } from './page-part.ts'

export type Kept = { name: string; link: string }

const key = 'shortlist'

/** Parses the stored names and drops invalid entries. */
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

/** Saved names, in this tab's session storage only. `onChange` runs after each addition and removal. */
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
    // Without storage, the list lasts as long as the page.
  }
}
