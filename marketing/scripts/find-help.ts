import { readJson } from '#api/read-json.ts'
import { createHelpSearch, type HelpEntry, helpIndexPath, minQueryLength } from './find-help-search.ts'

/** Debounces the announcement and the URL, in milliseconds. */
const debounceMs = 250

function start(search: HTMLElement, field: HTMLInputElement) {
  let opened: ReturnType<typeof openIndex> | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const open = () => {
    opened ??= openIndex().catch((error) => {
      // Retries on the next input.
      opened = undefined
      throw error
    })
    return opened
  }

  const find = async () => {
    clearTimeout(timer)
    const query = field.value.trim()
    if (query.length < minQueryLength) {
      showAll()
      announce(search, '')
      return storeQuery('')
    }
    try {
      const answer = await open()
      if (field.value.trim() !== query) return
      const count = show(answer(query))
      timer = setTimeout(() => {
        announce(search, countWords(count))
        storeQuery(query)
      }, debounceMs)
    } catch {
      showAll()
      announce(search, 'The search isn’t working right now. All articles are listed below.')
    }
  }

  // Errors of this prefetch can be ignored.
  field.addEventListener('focus', () => void open().catch(() => undefined))
  field.addEventListener('input', () => void find())
  handleListKeys(search, field, () => {
    field.value = ''
    void find()
  })

  const initialQuery = new URLSearchParams(location.search).get('q')
  if (initialQuery && field.value === '') field.value = initialQuery
  search.dataset.ready = ''
  if (field.value !== '') void find()
}

const openIndex = async () => createHelpSearch(await readJson<HelpEntry[]>(helpIndexPath))

function announce(search: HTMLElement, words: string) {
  const place = search.querySelector('[role=status]')
  if (place) place.textContent = words
}

/** Stores the query in the URL, so that Back from an article returns to the results. */
function storeQuery(query: string) {
  const address = new URL(location.href)
  if (query === '') address.searchParams.delete('q')
  else address.searchParams.set('q', query)
  if (address.href !== location.href) history.replaceState(history.state, '', address)
}

/**
 * Keyboard navigation: arrow keys move between the field and the results, and Enter in the field opens the first
 * result. Escape moves from the results to the field, and there calls `onClear`.
 */
function handleListKeys(search: HTMLElement, field: HTMLInputElement, onClear: () => void) {
  search.addEventListener('keydown', (event) => {
    if (event.isComposing) return
    const links = [...search.querySelectorAll<HTMLElement>('#found-help a')]
    const at = links.indexOf(document.activeElement as HTMLElement)
    const isInField = document.activeElement === field
    if (event.key === 'Escape') {
      if (isInField) onClear()
      field.focus()
    } else if (event.key === 'ArrowDown') (links[at + 1] ?? links[at])?.focus()
    else if (event.key === 'ArrowUp' && at >= 0) (links[at - 1] ?? field).focus()
    else if (event.key === 'Enter' && isInField) links[0]?.focus()
    else return
    event.preventDefault()
  })
}

const byId = (id: string) => document.getElementById(id)

/** Replaces the full list with copies of matching entries. Returns their number. */
function show(paths: readonly string[]): number {
  const all = byId('all-help')
  const found = byId('found-help')
  if (!all || !found) return 0
  const entries = new Map([...all.querySelectorAll('.help-list li')].map((entry) => [pathOf(entry), entry]))
  const shown = paths.flatMap((path) => entries.get(path) ?? [])
  found.replaceChildren(...shown.map((entry) => entry.cloneNode(true)))
  found.hidden = shown.length === 0
  all.hidden = true
  byId('nothing-found')?.toggleAttribute('hidden', shown.length > 0)
  return shown.length
}

function showAll() {
  for (const id of ['found-help', 'nothing-found']) byId(id)?.setAttribute('hidden', '')
  byId('found-help')?.replaceChildren()
  byId('all-help')?.removeAttribute('hidden')
}

const countWords = (count: number) =>
  count === 0 ? 'No article found' : `${count} ${count === 1 ? 'article' : 'articles'} found`

const pathOf = (entry: Element) => entry.querySelector('a')?.pathname ?? ''

const search = document.querySelector<HTMLElement>('#find-help')
const field = search?.querySelector('input')
if (search && field) start(search, field)
