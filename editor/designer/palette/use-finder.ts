import { useQueryClient } from '@tanstack/react-query'
import { useAtomValue, useStore } from 'jotai'
import { type KeyboardEvent, useEffect, useId, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { registerLazy } from '#ui/window/lazy.tsx'
import { documentAtom, storedDraftAtom } from '../document/session.ts'
import type { PaletteResult } from './palette-result.ts'

const { fetched, arrived } = registerLazy(() => import('./find.ts').then((file) => file.find))

/** State, results and keys of a search field. `isWanted` loads the places. */
export function useFinder({ isWanted, onChosen }: { isWanted: boolean; onChosen: (found: PaletteResult) => void }) {
  const [find, setFind] = useState(() => arrived())
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const store = useStore()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const site = useAtomValue(documentAtom)
  const draft = useAtomValue(storedDraftAtom)
  const listId = useId()
  useEffect(() => {
    if (isWanted)
      fetched().then(
        (code) => setFind(() => code),
        () => undefined,
      )
  }, [isWanted])

  const found = useMemo(
    () => (isWanted && find && site && draft ? find(typed, { store, navigate, queries, draft }) : []),
    [isWanted, find, typed, site, draft, store, navigate, queries],
  )
  const type = (text: string) => {
    setTyped(text)
    setAt(0)
  }
  const choose = (index: number) => {
    const chosen = found[index]
    if (chosen) onChosen(chosen)
  }
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const last = found.length - 1
    const to = { ArrowDown: at < last ? at + 1 : 0, ArrowUp: at > 0 ? at - 1 : last }[event.key]
    if (to !== undefined && last >= 0) {
      event.preventDefault()
      setAt(to)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      choose(at)
    }
  }
  const optionId = (index: number) => `${listId}-${index}`
  const input = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': found.length > 0,
    'aria-controls': listId,
    'aria-activedescendant': found.length > 0 ? optionId(at) : undefined,
    autoComplete: 'off',
    autoCapitalize: 'none',
    spellCheck: false,
    enterKeyHint: 'go',
    value: typed,
  } as const
  return { typed, type, found, at, setAt, choose, press, input, listId, optionId, isReady: find !== undefined }
}

export type Finder = ReturnType<typeof useFinder>
