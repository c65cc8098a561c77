import { atom, useAtomValue, useSetAtom } from 'jotai'
import { useCallback, useMemo } from 'react'
import type { Business } from '#renderer/document/business.ts'
import { changeBusinessAtom } from './business.ts'
import { editAtom } from './edits.ts'
import { type DocumentPath, fieldValue, withFieldValue, withValue } from './field.ts'
import { documentAtom } from './session.ts'

/**
 * Sets a field, to a value or to what a function makes of the present one. `typing` names the input being typed in, so that the history
 * folds its keystrokes into one step; without it, the change is a separate step.
 */
export type SetField<T> = (value: T | ((before: T) => T), typing?: string) => void

export type FieldChange = { path: DocumentPath; value: unknown; typing?: string | undefined }

/** Writes one field of the working copy. Forms, the canvas and typing on the page all write through this. */
export const setFieldAtom = atom(null, (get, set, { path, value, typing }: FieldChange) => {
  const document = get(documentAtom)
  if (!document) return
  const next = typeof value === 'function' ? value(fieldValue(document, path)) : value
  const [root, name = '', ...steps] = path.split('.')
  if (root !== 'business') return set(editAtom, (before) => withFieldValue(before, path, next), typing)
  // A fact changes wherever it appears.
  const fact = withValue(document.business[name as keyof Business], steps, next)
  set(changeBusinessAtom, { [name]: fact }, typing)
})

/** A field of the open document and how to set it. Renders again only when this field changes; undefined if there is no such field. */
export function useField<T>(path: DocumentPath): [T | undefined, SetField<T>] {
  const valueAtom = useMemo(
    () =>
      atom((get) => {
        const document = get(documentAtom)
        return document ? (fieldValue(document, path) as T | undefined) : undefined
      }),
    [path],
  )
  const value = useAtomValue(valueAtom)
  const setField = useSetAtom(setFieldAtom)
  const set = useCallback<SetField<T>>((next, typing) => setField({ path, value: next, typing }), [setField, path])
  return [value, set]
}
