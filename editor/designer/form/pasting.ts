import type { ClipboardEvent } from 'react'
import { toast } from '#ui/toasts/toast.tsx'

/** Says that not all that was pasted fits. */
export const sayCut = (max: number) =>
  toast(`We left out what didn’t fit: this text can have ${max.toLocaleString('en')} characters.`)

/** The beginning of a text, of at most so many characters, which ends with a whole one. */
export const cutTo = (text: string, max: number) =>
  text.length <= max ? text : text.slice(0, max).replace(/(?:\u200d|[\uD800-\uDBFF])$/, '')

/** Hears of what is pasted into inputs, where the browser leaves out without a word what doesn't fit. */
export function watchPaste({ target, clipboardData }: ClipboardEvent) {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return
  // A list that is pasted becomes several tags.
  if (target.maxLength < 0 || target.closest('[data-splits]')) return
  const { value, selectionStart, selectionEnd, maxLength } = target
  const selected = (selectionEnd ?? 0) - (selectionStart ?? 0)
  if (clipboardData.getData('text/plain').trim().length > maxLength - value.length + selected) sayCut(maxLength)
}
