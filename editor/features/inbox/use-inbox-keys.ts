import { useEffect, useRef } from 'react'
import { commandOf, type InboxCommand } from './inbox-keys.ts'

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
