/** Moves the focus to an element that the next frame shows, or shows elsewhere. */
export function focusSoon(id: string) {
  requestAnimationFrame(() => document.getElementById(id)?.focus())
}
