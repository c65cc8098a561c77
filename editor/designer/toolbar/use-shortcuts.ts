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
 * The editor's keys, as shortcut-list.tsx lists them. Those of the history work in a text field too, as the document's history knows
 * every keystroke that the field's own would. None works in a dialog that asks something: its fields have their own.
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
  const canGoAtom = useMemo(() => documentPart((document) => canGo(document, selected)), [selected])
  // Beside the panel of an item, a key must not take away its whole section.
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
      ['mod+Z', onPage(undo), fieldsOwn],
      ['mod+shift+Z', onPage(redo), fieldsOwn],
      ['mod+Y', onPage(redo), fieldsOwn],
      ['mod+S', () => void (isAsked() || save())],
      ['mod+J', () => void (isAsked() || ask())],
      ['mod+K', onPage(find), fieldsOwn],
      ['mod+D', onPage(duplicate), fieldsOwn],
      ['Delete', outsideFields(remove), fieldsOwn],
      ['Backspace', outsideFields(remove), fieldsOwn],
      ['Escape', outsideFields(selected ? leave : undefined), fieldsOwn],
      ['F6', onPage(changeSides), fieldsOwn],
      ['shift+?', outsideFields(onList), fieldsOwn],
      ['?', outsideFields(onList), fieldsOwn],
    ],
    [],
    true,
  )
}

const none = { duplicate: undefined, remove: undefined }

/** Whether a section may be doubled and removed. */
const canGo = ({ sections }: WebsiteSettings, id: string | null) =>
  sections.some((section) => section.id === id && !sectionTypes[section.type].required)

/** Moves the focus from the panel to the website, and from anywhere else to the panel. */
function changeSides() {
  const panel = document.querySelector<HTMLElement>('[data-panel]')
  const website = document.querySelector<HTMLElement>('main iframe')
  const next = panel?.contains(document.activeElement) ? website : panel
  next?.focus()
}

/** Shows the line for asking for a change, and gives it the focus; while there are changes to look at, these. */
export function useGoToAsk() {
  const { setFolded } = useAskFolded()
  const openPanel = useSetAtom(panelOpenAtom)
  return () => {
    setFolded(false)
    openPanel(false)
    focusAskLine()
  }
}

/** The line comes late: on a slow network its button may be pressed before it is there. */
function focusAskLine(framesLeft = 300) {
  requestAnimationFrame(() => {
    const line = document.querySelector<HTMLElement>('[data-ask] :is([data-card], textarea, input)')
    if (line) line.focus()
    else if (framesLeft > 0) focusAskLine(framesLeft - 1)
  })
}

/** In a dialog the browser's undo is for the field. */
const fieldsOwn = { preventDefault: false }

const isTyping = () =>
  document.activeElement?.matches('input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]') ??
  false

/** Whether a key is for an open menu or popover, which may have closed at it already. */
const isOverPage = ({ target }: KeyboardEvent) =>
  target instanceof Element && target.closest('[role=menu], [role=dialog]') !== null

const isAsked = () => document.activeElement?.closest('[aria-modal="true"]') != null

/** The keys as the person's keyboard labels them. */
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
