import { atom, useStore } from 'jotai'
import { selectAtom } from 'jotai/utils'
import { useMemo } from 'react'
import { sameJson } from '#renderer/document/compare/same-json.ts'
import type { Image } from '#renderer/document/values/image.ts'
import type { PhotoSuggestion, Suggestion } from '#templates/suggestions/website-suggestions.ts'
import { pageFrameAtom } from '../canvas/page-frame.ts'
import { today } from '../document/business.ts'
import { editAsAtom } from '../document/edits.ts'
import { fieldValue } from '../document/field.ts'
import { openFieldAtom, panelOpenAtom } from '../document/selection.ts'
import { documentAtom } from '../document/session.ts'
import { useToastWithUndo } from '../document/undo-toast.ts'
import { setFieldAtom } from '../document/use-field.ts'
import { usePictureDialogs } from '../form/pictures/use-picture-dialogs.ts'
import { placesOf } from './places.ts'

// Loaded after the page because it includes every trade. The editor works without it offline.
const fetchSuggester = async () => ({
  ...(await import('#templates/suggestions/website-suggestions.ts')),
  ...(await import('#templates/suggestions/keep-suggestions.ts')),
})
type Suggester = Awaited<ReturnType<typeof fetchSuggester>>

const suggesterAtom = atom<Suggester | null>(null)
suggesterAtom.onMount = (set) => {
  const fetchNow = () => void fetchSuggester().then(set, () => undefined)
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(fetchNow, { timeout: 1000 })
  else setTimeout(fetchNow, 300)
}

const none: readonly Suggestion[] = []
const computedAtom = atom((get) => {
  const [making, document] = [get(suggesterAtom), get(documentAtom)]
  return making && document ? making.suggestionsFor(document) : none
})

/** Stays the same object while deeply equal. */
export const suggestionsAtom = selectAtom(computedAtom, (suggestions) => suggestions, sameJson)

const computedPlacesAtom = atom((get) => {
  const document = get(documentAtom)
  return document ? placesOf(document, get(suggestionsAtom)) : []
})

export const placesAtom = selectAtom(computedPlacesAtom, (places) => places, sameJson)

/** Actions on suggestions. Each is one undo step. */
export function useSuggestionActions() {
  const store = useStore()
  const toast = useToastWithUndo()
  const dialogs = usePictureDialogs()
  return useMemo(() => {
    const making = () => store.get(suggesterAtom)
    const keep = (kept: readonly Suggestion[]) =>
      store.set(
        editAsAtom,
        `${namesOf(kept)} kept`,
        (document) => making()?.keepSuggestions(document, kept, today()) ?? document,
      )
    return {
      keep,
      /** Keeps a suggestion and opens its form. */
      keepAndEdit: (suggestion: Suggestion) => {
        keep([suggestion])
        const document = store.get(documentAtom)
        const path = document && making()?.suggestionField(document, suggestion)
        if (path) store.set(openFieldAtom, path)
      },
      remove: (removed: readonly Suggestion[]) => {
        const message = `${namesOf(removed)} removed`
        const keys = removed.map(({ key }) => key)
        store.set(editAsAtom, message, (document) => making()?.removeSuggestions(document, keys) ?? document)
        toast(message)
      },
      addPhoto: ({ path }: PhotoSuggestion) => {
        const document = store.get(documentAtom)
        const current = ((document && fieldValue(document, path)) ?? null) as Image | null
        const onChoose = (value: Image) => store.set(setFieldAtom, { path, value })
        dialogs.choose(path, { label: 'Picture', current, onChoose })
      },
    }
  }, [store, toast, dialogs])
}

export type SuggestionActions = ReturnType<typeof useSuggestionActions>

const kinds = { service: 'Service', hours: 'Hours', photo: 'Photo', question: 'Question' }

function namesOf([first, ...others]: readonly Suggestion[]): string {
  if (!first || others.length > 0) return `${others.length + 1} suggestions`
  return first.kind === 'service' ? first.name : kinds[first.kind]
}

/** Scrolls to the first suggestion, or the first one of a kind, and focuses it. */
export const showSuggestionsAtom = atom(null, (get, set, kind?: Suggestion['kind']) => {
  set(panelOpenAtom, false)
  const frame = get(pageFrameAtom)
  const shown = frame?.querySelector(kind ? `[data-suggestion^="${kind}"]` : '[data-suggestion]')
  if (!shown) return
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  shown.scrollIntoView({ behavior: calm ? 'auto' : 'smooth', block: 'center' })
  shown.querySelector<HTMLElement>('[data-acts] button')?.focus({ preventScroll: true })
})
