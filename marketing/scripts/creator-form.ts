import { inputUrl, lengthNote, readInput, type ToolInput } from './creator-texts.ts'
import { elementById } from './page-elements.ts'

type Field = HTMLInputElement | HTMLTextAreaElement

export type CreatorForm = {
  /** Returns the input. If something is missing, shows an error and returns undefined. */
  read: () => ToolInput | undefined
  onAsk: (ask: () => void) => void
}

/**
 * Fills in a tool's form from the URL, which stores the last request. `carried`: values of the URL that aren't fields.
 */
export function createToolForm(carried: ToolInput): CreatorForm {
  const form = elementById<HTMLFormElement>('ask')
  const fields = [...form.querySelectorAll<Field>('input, textarea')]
  const valuesInUrl = readInput(
    location.search,
    Object.fromEntries(fields.map(({ name, maxLength }) => [name, maxLength])),
  )

  for (const field of fields) {
    const left = form.querySelector(`[data-left="${field.name}"]`)
    const showLength = () => {
      if (left) left.textContent = lengthNote(field.value.length, field.maxLength)
    }
    // Keeps values that the browser restored.
    if (field.value === '') field.value = valuesInUrl[field.name] || carried[field.name] || ''
    field.addEventListener('input', showLength)
    showLength()
  }

  const read = () => {
    for (const field of fields) if (field.value.trim() === '') field.value = ''
    if (!form.reportValidity()) return undefined
    const typed = Object.fromEntries(fields.map(({ name, value }) => [name, value.trim()]))
    const input = { ...(carried.trade && { trade: carried.trade }), ...typed }
    history.replaceState(null, '', inputUrl(location.pathname, input))
    return input
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
