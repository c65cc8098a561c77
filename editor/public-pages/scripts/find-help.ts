import { readJson } from '../../api/read-json.ts'
import { onListKeys } from './find-help-keys.ts'
import { countWords, show, showAll } from './find-help-list.ts'
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

const search = document.querySelector<HTMLElement>('#find-help')
const field = search?.querySelector('input')
if (search && field) start(search, field)
