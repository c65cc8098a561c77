import type { KeyboardEvent } from 'react'

const line = 'input[type=text], input[type=email], input[type=tel], input:not([type])'
const texts = `:is(${line}, textarea):not(:disabled)`

/**
 * Enter in a line of text ends it, and goes on to the next text of the form; at the last one it stays. Not while letters are
 * being composed, where Enter chooses among them.
 */
export function goToNextField(event: KeyboardEvent<HTMLElement>) {
  const { target, currentTarget, nativeEvent } = event
  if (event.key !== 'Enter' || event.defaultPrevented || nativeEvent.isComposing) return
  if (!(target instanceof HTMLInputElement) || !target.matches(line)) return
  event.preventDefault()
  const all = [...currentTarget.querySelectorAll<HTMLElement>(texts)]
  all[all.indexOf(target) + 1]?.focus()
}
