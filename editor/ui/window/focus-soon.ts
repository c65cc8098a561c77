import type { KeyboardEvent } from 'react'
/** Moves the focus to an element that the next frame shows, or shows elsewhere. */
export function focusSoon(id: string) {
  requestAnimationFrame(() => document.getElementById(id)?.focus())
}

/** For a list of buttons that is one tab stop: the arrow keys lead through it, Home and End to its ends. */
export function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const at = buttons.indexOf(event.target as HTMLButtonElement)
  const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: buttons.length - 1 }[event.key]
  if (to === undefined) return
  event.preventDefault()
  buttons[to]?.focus()
}

/** Menus stand beside their button in the page, so that they are in its landmark, and over whatever would cut them off. */
export const menuBehavior = {
  withinPortal: false,
  floatingStrategy: 'fixed',
  withInitialFocusPlaceholder: false,
} as const

/** For an item of a menu that does nothing now. Unlike a disabled one it can have the focus, without which a menu hears no key. */
export const idleItem = (isIdle: boolean) => (isIdle ? { 'data-disabled': true, 'aria-disabled': true } : undefined)
