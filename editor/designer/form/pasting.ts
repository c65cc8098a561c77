import { useEffect } from 'react'
import { toast } from '#ui/toasts/toast.tsx'

/** Notifies the owner that pasted text was cut, and by how much if known. */
export function notifyCut(max: number, left = 0) {
  const what = left > 1 ? `The last ${inThousands(left)} of what you pasted were` : 'The rest of what you pasted was'
  toast(`${inThousands(max)} characters fit. ${what} left out.`)
}

const inThousands = (count: number) => count.toLocaleString('en-US')

/** Truncates without splitting a character. */
export const truncate = (text: string, max: number) =>
  text.length <= max ? text : text.slice(0, max).replace(/(?:\u200d|[\uD800-\uDBFF])$/, '')

/** A pasted list becomes several tags instead. */
export function useCutNotice() {
  useEffect(() => {
    document.addEventListener('paste', watchPaste)
    return () => document.removeEventListener('paste', watchPaste)
  }, [])
}

function watchPaste({ target, clipboardData }: ClipboardEvent) {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) || !clipboardData) return
  // A pasted list becomes several tags.
  if (target.maxLength < 0 || target.closest('[data-splits]')) return
  const { value, selectionStart, selectionEnd, maxLength } = target
  const selected = (selectionEnd ?? 0) - (selectionStart ?? 0)
  const left = clipboardData.getData('text/plain').trim().length - (maxLength - value.length + selected)
  if (left > 0) notifyCut(maxLength, left)
}
