import { readJson } from '#api/read-json.ts'
import { type HelpEntry, helpIndexPath, openHelpSearch, shortestSearch } from './find-help-search.ts'

/** In milliseconds: the announcement and the address need not follow every letter. */
const pause = 250

function start(search: HTMLElement, field: HTMLInputElement) {
  let opened: ReturnType<typeof openIndex> | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const open = () => {
    opened ??= openIndex().catch((error) => {
      // The next letter asks again.
      opened = undefined
      throw error
    })
    return opened
  }

  const find = async () => {
    clearTimeout(timer)
    const typed = field.value.trim()
    if (typed.length < shortestSearch) {
      showAll()
      say(search, '')
      return keepInAddress('')
    }
    try {
      const answer = await open()
      if (field.value.trim() !== typed) return
      const count = show(answer(typed))
      timer = setTimeout(() => {
        say(search, countWords(count))
        keepInAddress(typed)
      }, pause)
    } catch {
      showAll()
      say(search, 'The search isn’t working right now. All articles are listed below.')
    }
  }

  // Nobody waits here for what is only fetched early.
  field.addEventListener('focus', () => void open().catch(() => undefined))
  field.addEventListener('input', () => void find())
  onListKeys(search, field, () => {
    field.value = ''
    void find()
  })

  const asked = new URLSearchParams(location.search).get('q')
  if (asked && field.value === '') field.value = asked
  search.dataset.ready = ''
  if (field.value !== '') void find()
}

const openIndex = async () => openHelpSearch(await readJson<HelpEntry[]>(helpIndexPath))

function say(search: HTMLElement, words: string) {
  const place = search.querySelector('[role=status]')
  if (place) place.textContent = words
}

/** So that the way back from an article leads to what was found. */
function keepInAddress(typed: string) {
  const address = new URL(location.href)
  if (typed === '') address.searchParams.delete('q')
  else address.searchParams.set('q', typed)
  if (address.href !== location.href) history.replaceState(history.state, '', address)
}

/**
 * The arrows go from the field through the list of what was found and back; Enter goes from the field to the first, and is the links' own
 * from there. Escape leads from the list to the field, and from there to `onClear`.
 */
function onListKeys(search: HTMLElement, field: HTMLInputElement, onClear: () => void) {
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

/** Shows the found articles instead of all, as copies of their entries there. Returns their number. */
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

/** As the page was before anything was looked for. */
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
