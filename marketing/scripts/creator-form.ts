import { addressOf, leftNote, type Said, saidIn } from './creator-words.ts'
import { part } from './page-part.ts'

type Field = HTMLInputElement | HTMLTextAreaElement

export type CreatorForm = {
  /** Returns the input. If something is missing, shows an error and returns undefined. */
  read: () => Said | undefined
  onAsk: (ask: () => void) => void
}

/**
 * Fills in a tool's form from the URL, which stores the last request. `carried`: values of the URL that aren't fields.
 */
export function openForm(carried: Said): CreatorForm {
  const form = part<HTMLFormElement>('ask')
  const fields = [...form.querySelectorAll<Field>('input, textarea')]
  const inAddress = saidIn(location.search, Object.fromEntries(fields.map(({ name, maxLength }) => [name, maxLength])))

  for (const field of fields) {
    const left = form.querySelector(`[data-left="${field.name}"]`)
    const tell = () => {
      if (left) left.textContent = leftNote(field.value.length, field.maxLength)
    }
    // Keeps values that the browser restored.
    if (field.value === '') field.value = inAddress[field.name] || carried[field.name] || ''
    field.addEventListener('input', tell)
    tell()
  }

  const read = () => {
    for (const field of fields) if (field.value.trim() === '') field.value = ''
    if (!form.reportValidity()) return undefined
    const typed = Object.fromEntries(fields.map(({ name, value }) => [name, value.trim()]))
    const said = { ...(carried.trade && { trade: carried.trade }), ...typed }
    history.replaceState(null, '', addressOf(location.pathname, said))
    return said
  }

  return {
    read,
    onAsk: (ask) =>
      form.addEventListener('submit', (event) => {
        event.preventDefault()
        ask()
      }),
  }
}
