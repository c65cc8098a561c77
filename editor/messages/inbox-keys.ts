import { useEffect, useRef } from 'react'
export type InboxCommand = 'next' | 'previous' | 'archive' | 'delete' | 'unread' | 'reply' | 'search' | 'back'

const commands: Record<string, InboxCommand> = {
  j: 'next',
  ArrowDown: 'next',
  k: 'previous',
  ArrowUp: 'previous',
  e: 'archive',
  '#': 'delete',
  u: 'unread',
  r: 'reply',
  '/': 'search',
  Escape: 'back',
}

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'defaultPrevented'>

/** Maps a key to a command. `isTyping`: the key belongs to a field. `isInList`: arrow keys move through the list; elsewhere they scroll. */
export function commandOf(
  { key, ctrlKey, metaKey, altKey, defaultPrevented }: Pressed,
  { isTyping, isInList }: { isTyping: boolean; isInList: boolean },
): InboxCommand | undefined {
  if (defaultPrevented || ctrlKey || metaKey || altKey || isTyping) return undefined
  if (key.startsWith('Arrow') && !isInList) return undefined
  return Object.hasOwn(commands, key) ? commands[key] : undefined
}

/** A message's neighbor in a list, or the first message if none is open. For a message that left the list, uses its last position. */
export function neighbor(
  ids: readonly string[],
  open: string | undefined,
  step: 1 | -1,
  lastAt = 0,
): string | undefined {
  if (open === undefined) return ids[0]
  const at = ids.indexOf(open)
  if (at >= 0) return ids[at + step]
  return ids[step === 1 ? lastAt : lastAt - 1]
}

export const listId = 'message-list'

/** Runs commands for pressed keys, except during typing and while a dialog or menu is open. */
export function useInboxKeys(actions: Partial<Record<InboxCommand, () => void>>) {
  const latest = useRef(actions)
  useEffect(() => {
    latest.current = actions
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : document.body
      if (document.querySelector('[role="dialog"], [role="menu"]')) return
      const command = commandOf(event, {
        isTyping: target.matches('input:not([type="checkbox"]), textarea, select, [contenteditable]'),
        isInList: target === document.body || target.closest(`#${listId}`) !== null,
      })
      const action = command && latest.current[command]
      if (!action) return
      event.preventDefault()
      action()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}
