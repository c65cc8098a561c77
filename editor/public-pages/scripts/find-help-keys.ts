/**
 * The arrows go from the field through the list of what was found and back; Enter goes from the field to the first, and is the links' own
 * from there. Escape leads from the list to the field, and from there to `onClear`.
 */
export function onListKeys(search: HTMLElement, field: HTMLInputElement, onClear: () => void) {
  search.addEventListener('keydown', (event) => {
    if (event.isComposing) return
    const links = [...search.querySelectorAll<HTMLElement>('#found-help a')]
    const at = links.indexOf(document.activeElement as HTMLElement)
    const isInField = document.activeElement === field
    if (event.key === 'Escape') {
      if (isInField) onClear()
      field.focus()
    } else if (event.key === 'ArrowDown') (links[at + 1] ?? links[at])?.focus()
    else if (event.key === 'ArrowUp' && at >= 0) (links[at - 1] ?? field).focus()
    else if (event.key === 'Enter' && isInField) links[0]?.focus()
    else return
    event.preventDefault()
  })
}
