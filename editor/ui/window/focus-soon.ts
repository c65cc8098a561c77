import type { KeyboardEvent } from 'react'
/** Focuses an element that the next frame renders or moves. */
export function focusSoon(id: string) {
  requestAnimationFrame(() => document.getElementById(id)?.focus())
}

/** Makes a list of buttons a single tab stop with arrow keys, Home and End. */
export function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const at = buttons.indexOf(event.target as HTMLButtonElement)
  const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: buttons.length - 1 }[event.key]
  if (to === undefined) return
  event.preventDefault()
  buttons[to]?.focus()
}

/** Menus aren't portaled, so that they stay in their landmark. Fixed positioning avoids clipping. */
export const menuBehavior = {
  withinPortal: false,
  floatingStrategy: 'fixed',
  withInitialFocusPlaceholder: false,
} as const

/** Props for an unavailable menu item. Unlike a disabled item, it can be focused, which keyboard navigation needs. */
export const unavailableItem = (isIdle: boolean) =>
  isIdle ? { 'data-disabled': true, 'aria-disabled': true } : undefined
