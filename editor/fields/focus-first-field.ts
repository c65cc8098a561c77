const fields = 'input:not([type=checkbox], [type=hidden], [type=file]), textarea, select'

/** Moves the focus into an item that the next frame shows open: to its first field, whose text can be typed at once. */
export function focusFirstField(itemId: string) {
  requestAnimationFrame(() => {
    const opener = document.getElementById(itemId)
    const first = opener?.closest('li')?.querySelector<HTMLElement>(`:is(${fields}):not(:disabled)`)
    const target = first ?? opener
    target?.focus()
  })
}
