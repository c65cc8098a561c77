import { wizardFragment } from '#worker/platform/addresses/paths.ts'
import { leftNote } from './creator-words.ts'
import { part, within } from './page-part.ts'

const form = part<HTMLFormElement>('old-text')
const text = within<HTMLTextAreaElement>(form, 'textarea')
const left = within(form, '[data-left]')
const longest = Number(text.dataset.longest)

/** Pasted text is never truncated. The form shows by how much it's too long. */
function tellLength(): void {
  const over = text.value.trim().length - longest
  text.setCustomValidity(over > 0 ? `Please shorten the text by ${over} characters.` : '')
  left.textContent = over > 0 ? `${over} too many` : leftNote(text.value.length, longest)
}

text.addEventListener('input', tellLength)
tellLength()

form.addEventListener('submit', (event) => {
  event.preventDefault()
  const typed = [...new FormData(form)].map(([name, value]) => [name, String(value).trim()])
  location.href = wizardFragment(new URLSearchParams(typed))
})
