import { useCallback, useRef, useState } from 'react'
import { sameJson } from '#renderer/document/compare/same-json.ts'
import type { TextLink } from '#renderer/document/values/formatted-text.ts'
import type { Looks, TextEditing } from './text-editing.ts'

const plain: Looks = { bold: false, italic: false, list: false, link: undefined, isCaret: true }

/** State of a formatting toolbar: the selection's formatting, and whether the link form is open. */
export function useFormats(editing: () => TextEditing | null | undefined) {
  const [looks, setLooks] = useState(plain)
  const [isLinkOpen, setIsLinkOpen] = useState(false)
  const editingNow = useRef(editing)
  editingNow.current = editing

  const onLooks = useCallback(() => {
    const next = editingNow.current()?.looks() ?? plain
    setLooks((before) => (sameJson(before, next) ? before : next))
  }, [])
  const onLinkOpen = useCallback((isOpen: boolean) => {
    setIsLinkOpen(isOpen)
    if (!isOpen) editingNow.current()?.focus()
  }, [])
  const onLink = (link: TextLink | undefined) => {
    setIsLinkOpen(false)
    editingNow.current()?.focus()
    editingNow.current()?.link(link)
  }
  return { looks, isLinkOpen, onLooks, onLinkOpen, onLink }
}
