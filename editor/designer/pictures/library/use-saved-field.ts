import { useDebouncedCallback } from '@mantine/hooks'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { type PictureChange, showPictureChange, useChangePicture } from '../changes.ts'

/** Debounce of saving, in milliseconds. */
const saveDelayMs = 1000

type SavedField = {
  draftId: string
  id: string
  initial: string
  asChange: (text: string) => PictureChange
  /** Called with a changed text on blur and unmount. */
  onLeft?: (text: string) => void
}

/** A picture's text, saved after typing pauses, on blur and on unmount. */
export function useSavedField({ draftId, id, initial, asChange, onLeft }: SavedField) {
  const [value, setValue] = useState(initial)
  const { mutate, error, isSuccess } = useChangePicture(draftId)
  const [sent, setSent] = useState(initial)
  const send = (text: string) => {
    setSent(text)
    mutate({ id, change: asChange(text) })
  }
  const store = useDebouncedCallback(send, { delay: saveDelayMs, flushOnUnmount: true })
  const queries = useQueryClient()
  const change = (text: string) => {
    setValue(text)
    showPictureChange(queries, draftId, id, asChange(text))
    store(text)
  }
  const leave = useReportOnLeave(value, onLeft)
  const save = () => {
    store.flush()
    leave()
  }
  return { value, change, save, problem: error, isSaved: isSuccess && sent === value }
}

/** Reports each changed text once, on blur or unmount. */
function useReportOnLeave(value: string, onLeft: ((text: string) => void) | undefined) {
  const known = useRef(value)
  const leave = () => {
    if (known.current === value) return
    known.current = value
    onLeft?.(value)
  }
  const last = useRef(leave)
  last.current = leave
  useEffect(() => () => last.current(), [])
  return leave
}
