import { wizardFragment } from '#worker/platform/addresses/paths.ts'
import { lengthNote } from './creator-texts.ts'
import { descendant, elementById } from './page-elements.ts'

const form = elementById<HTMLFormElement>('old-text')
const text = descendant<HTMLTextAreaElement>(form, 'textarea')
const lengthHint = descendant(form, '[data-left]')
const maxLength = Number(text.dataset.longest)

/** Pasted text is never truncated. The form shows by how much it's too long. */
function updateLength(): void {
  const over = text.value.trim().length - maxLength
  text.setCustomValidity(over > 0 ? `Please shorten the text by ${over} characters.` : '')
  lengthHint.textContent = over > 0 ? `${over} too many` : lengthNote(text.value.length, maxLength)
}

text.addEventListener('input', updateLength)
updateLength()

form.addEventListener('submit', (event) => {
  event.preventDefault()
  const typed = [...new FormData(form)].map(([name, value]) => [name, String(value).trim()])
  location.href = wizardFragment(new URLSearchParams(typed))
})
