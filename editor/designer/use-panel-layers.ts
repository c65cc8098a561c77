import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { useHistoryLayer } from '../ui/history-layer.ts'
import { panelOpenAtom, selectedSectionAtom, selectSectionAtom } from './document/selection.ts'

/**
 * On a phone, Back closes the panel. From a form that was opened in the list of sections, Back leads to
 * the list first.
 */
export function usePanelLayers() {
  const [open, setOpen] = useAtom(panelOpenAtom)
  const section = useAtomValue(selectedSectionAtom)
  const select = useSetAtom(selectSectionAtom)
  const shown = open ? (section ? 'form' : 'list') : 'page'
  const [before, setBefore] = useState(shown)
  const [isFromList, setFromList] = useState(false)
  if (shown !== before) {
    setBefore(shown)
    setFromList(shown === 'form' && before === 'list')
  }
  useHistoryLayer(open, { close: () => setOpen(false), reopen: () => setOpen(true) })
  useHistoryLayer(shown === 'form' && isFromList, { close: () => select(null) })
}
