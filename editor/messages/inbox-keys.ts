import { useEffect, useRef } from 'react'
/** What a key does in the inbox. */
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

/**
 * What a pressed key asks for, if anything. `isTyping`: the key belongs to a field. `isInList`: the arrows lead through the list; elsewhere
 * they scroll.
 */
export function commandOf(
  { key, ctrlKey, metaKey, altKey, defaultPrevented }: Pressed,
  { isTyping, isInList }: { isTyping: boolean; isInList: boolean },
): InboxCommand | undefined {
  if (defaultPrevented || ctrlKey || metaKey || altKey || isTyping) return undefined
  if (key.startsWith('Arrow') && !isInList) return undefined
  return Object.hasOwn(commands, key) ? commands[key] : undefined
}

/** The message beside another one in a list; the first where none is open. One that left the list is where it last was. */
export function neighbour(
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

/** Where the list of messages is in the page. */
export const listId = 'message-list'

/** Calls what a key stands for, but not while somebody types, or while a dialog or a menu is open. */
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
