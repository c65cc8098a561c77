import { cloneTemplate, descendant, elementById } from './page-elements.ts'

export type SavedName = { name: string; link: string }

const key = 'shortlist'

/** Parses the stored names and drops invalid entries. */
export function readShortlist(text: string | null): SavedName[] {
  try {
    const saved: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(saved) ? saved.filter(isSavedName) : []
  } catch {
    return []
  }
}

const isSavedName = (one: Partial<SavedName> | null): one is SavedName =>
  typeof one?.name === 'string' && typeof one.link === 'string' && /^\/(?!\/)/.test(one.link)

/** Saved names, in this tab's session storage only. `onChange` runs after each addition and removal. */
export function createShortlist(onChange: () => void) {
  const place = elementById('shortlist')
  let saved = readShortlist(readStorage())

  const show = () => {
    place.hidden = saved.length === 0
    elementById('kept').replaceChildren(...saved.map(rowFor))
  }
  const rowFor = ({ name, link }: SavedName) => {
    const row = cloneTemplate('kept-blank')
    const [way, button] = [descendant<HTMLAnchorElement>(row, 'a'), descendant(row, 'button')]
    way.textContent = name
    way.href = link
    way.setAttribute('aria-label', `Use this name: ${name}`)
    button.setAttribute('aria-label', `Remove ${name} from the shortlist`)
    button.addEventListener('click', () => {
      const at = saved.findIndex((one) => one.name === name)
      toggle({ name, link })
      const left = place.querySelectorAll('button')
      ;(left[at] ?? left[at - 1] ?? elementById('results-heading')).focus()
    })
    return row
  }
  const toggle = (one: SavedName) => {
    saved = holds(one.name) ? saved.filter(({ name }) => name !== one.name) : [...saved, one]
    writeStorage(saved)
    show()
    onChange()
  }
  const holds = (name: string) => saved.some((one) => one.name === name)
  show()
  return { toggle, holds }
}

function readStorage(): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

function writeStorage(saved: readonly SavedName[]) {
  try {
    sessionStorage.setItem(key, JSON.stringify(saved))
  } catch {
    // Without storage, the list lasts as long as the page.
  }
}
