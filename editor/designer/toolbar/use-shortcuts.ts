import { useHotkeys, useOs } from '@mantine/hooks'
import { useAtomValue, useSetAtom } from 'jotai'
import { useMemo } from 'react'
import { sectionTypes } from '#renderer/document/section-types.ts'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import { toast } from '#ui/toasts/toast.tsx'
import { usePictureActions } from '../canvas/use-picture-actions.ts'
import { redoAtom, undoAtom } from '../document/history.ts'
import { documentPart } from '../document/parts.ts'
import { saveDraftAtom } from '../document/save.ts'
import { leavePanelAtom, openItemAtom, panelOpenAtom, selectedIdAtom, useAskFolded } from '../document/selection.ts'
import { useGoToFind } from '../palette/opening.ts'
import { useSectionActions } from '../sections/use-section-actions.ts'

/**
 * The editor's shortcuts, listed in shortcut-list.tsx. Undo and redo work in text fields too, since the document's
 * history includes every keystroke. None work in modal dialogs.
 */
export function useShortcuts({ onList }: { onList: () => void }) {
  const undo = useSetAtom(undoAtom)
  const redo = useSetAtom(redoAtom)
  const save = useSetAtom(saveDraftAtom)
  const ask = useGoToAsk()
  const find = useGoToFind()
  const leave = useSetAtom(leavePanelAtom)
  const selected = useAtomValue(selectedIdAtom)
  const section = useSectionActions(selected ?? '')
  const picture = usePictureActions()
  const canGoAtom = useMemo(() => documentPart((document) => isRemovable(document, selected)), [selected])
  // While an item's panel is open, Delete must not remove the section.
  const hasItem = useAtomValue(openItemAtom) !== null
  const isMovable = useAtomValue(canGoAtom) && !hasItem
  const sayFull = () => toast(`A page takes no more sections like ${section.title}.`)
  const { duplicate, remove } = picture ?? (isMovable ? { ...section, duplicate: section.duplicate ?? sayFull } : none)
  const onPage = (action: (() => void) | undefined) => (event: KeyboardEvent) => {
    if (!action || isAsked() || event.defaultPrevented) return
    event.preventDefault()
    action()
  }
  const outsideFields = (action: (() => void) | undefined) => (event: KeyboardEvent) => {
    if (!isTyping() && !isOverPage(event)) onPage(action)(event)
  }
  useHotkeys(
    [
      ['mod+Z', onPage(undo), allowDefault],
      ['mod+shift+Z', onPage(redo), allowDefault],
      ['mod+Y', onPage(redo), allowDefault],
      ['mod+S', () => void (isAsked() || save())],
      ['mod+J', () => void (isAsked() || ask())],
      ['mod+K', onPage(find), allowDefault],
      ['mod+D', onPage(duplicate), allowDefault],
      ['Delete', outsideFields(remove), allowDefault],
      ['Backspace', outsideFields(remove), allowDefault],
      ['Escape', outsideFields(selected ? leave : undefined), allowDefault],
      ['F6', onPage(toggleFocusSide), allowDefault],
      ['shift+?', outsideFields(onList), allowDefault],
      ['?', outsideFields(onList), allowDefault],
    ],
    [],
    true,
  )
}

const none = { duplicate: undefined, remove: undefined }

/** Whether a section can be duplicated and removed. */
const isRemovable = ({ sections }: WebsiteSettings, id: string | null) =>
  sections.some((section) => section.id === id && !sectionTypes[section.type].required)

function toggleFocusSide() {
  const panel = document.querySelector<HTMLElement>('[data-panel]')
  const website = document.querySelector<HTMLElement>('main iframe')
  const next = panel?.contains(document.activeElement) ? website : panel
  next?.focus()
}

/** Shows and focuses the ask bar, or a pending proposal. */
export function useGoToAsk() {
  const { setFolded } = useAskFolded()
  const openPanel = useSetAtom(panelOpenAtom)
  return () => {
    setFolded(false)
    openPanel(false)
    focusAskLine()
  }
}

/** The bar loads lazily, so its button may be pressed before the bar exists. */
function focusAskLine(framesLeft = 300) {
  requestAnimationFrame(() => {
    const line = document.querySelector<HTMLElement>('[data-ask] :is([data-card], textarea, input)')
    if (line) line.focus()
    else if (framesLeft > 0) focusAskLine(framesLeft - 1)
  })
}

/** In dialogs, undo belongs to the field. */
const allowDefault = { preventDefault: false }

const isTyping = () =>
  document.activeElement?.matches('input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]') ??
  false

/** Whether a menu or popover handles the key. It may already have closed. */
const isOverPage = ({ target }: KeyboardEvent) =>
  target instanceof Element && target.closest('[role=menu], [role=dialog]') !== null

const isAsked = () => document.activeElement?.closest('[aria-modal="true"]') != null

export function useShortcutWords() {
  const os = useOs({ getValueInEffect: false })
  return os === 'macos' || os === 'ios' ? macKeys : otherKeys
}

const macKeys = {
  undo: '⌘Z',
  redo: '⇧⌘Z',
  ask: '⌘J',
  find: '⌘K',
  save: '⌘S',
  duplicate: '⌘D',
  bold: '⌘B',
  italic: '⌘I',
  link: '⌘K',
}
const otherKeys: typeof macKeys = {
  undo: 'Ctrl+Z',
  redo: 'Ctrl+Shift+Z',
  ask: 'Ctrl+J',
  find: 'Ctrl+K',
  save: 'Ctrl+S',
  duplicate: 'Ctrl+D',
  bold: 'Ctrl+B',
  italic: 'Ctrl+I',
  link: 'Ctrl+K',
}
