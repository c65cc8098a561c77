import { atom, useAtomValue, useSetAtom, useStore } from 'jotai'
import { startTransition, useCallback, useMemo, useReducer } from 'react'
import type { Business } from '#renderer/document/business.ts'
import { inSectionOrder } from '#renderer/document/edits/follow-services.ts'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import { changeBusiness } from '#renderer/facts/change-business.ts'
import { peopleAfter } from '#renderer/facts/follow-people.ts'
import { changeBusinessAtom, editEverywhereAtom, today } from './business.ts'
import { editAtom } from './edits.ts'
import { type DocumentPath, fieldValue, withFieldValue, withValue } from './field.ts'
import { documentAtom } from './session.ts'

/**
 * Sets a field to a value or an updater's result. Keystrokes with the same `typing` input join one undo step. Without
 * it each change is its own step.
 */
export type SetField<T> = (value: T | ((before: T) => T), typing?: string) => void

export type FieldChange = { path: DocumentPath; value: unknown; typing?: string | undefined }

export type Keystroke = { path: DocumentPath; before: string; after: string }

const lastKeystrokeAtom = atom<Keystroke | null>(null)
export const keystrokeAtom = atom((get) => get(lastKeystrokeAtom))

/** Writes one field of the working copy. Forms and the canvas only write through this atom. */
export const setFieldAtom = atom(null, (get, set, { path, value, typing }: FieldChange) => {
  const document = get(documentAtom)
  if (!document) return
  const before = fieldValue(document, path)
  const next = typeof value === 'function' ? value(before) : value
  if (typing === path && typeof before === 'string' && typeof next === 'string')
    set(lastKeystrokeAtom, { path, before, after: next })
  const [root, name = '', ...steps] = path.split('.')
  if (document.sections.some(({ id, type }) => id === root && type === 'Team')) {
    const edit = (base: WebsiteSettings) => {
      const edited = withFieldValue(base, path, next)
      return changeBusiness(edited, { people: peopleAfter(base, edited) }, today())
    }
    return set(editEverywhereAtom, edit, typing)
  }
  if (
    name === 'items' &&
    steps.length === 0 &&
    document.sections.some(({ id, type }) => id === root && type === 'Services')
  )
    return set(editAtom, (before) => inSectionOrder(withFieldValue(before, path, next)), typing)
  if (root !== 'business') return set(editAtom, (before) => withFieldValue(before, path, next), typing)
  // Facts change wherever they appear.
  const fact = withValue(document.business[name as keyof Business], steps, next)
  set(changeBusinessAtom, { [name]: fact }, typing)
})

/**
 * Sets a field. The document updates at once. Whatever shows the field rerenders in a transition, so that typing never waits for the page.
 */
export function useSetField(): (change: FieldChange) => void {
  const set = useSetAtom(setFieldAtom)
  return useCallback(
    (change) => (change.typing === undefined ? set(change) : startTransition(() => set(change))),
    [set],
  )
}

/**
 * A field of the open document and its setter. Rerenders only when the field changes. Undefined if the field doesn't
 * exist.
 */
export function useField<T>(path: DocumentPath): [T | undefined, SetField<T>] {
  const store = useStore()
  const valueAtom = useMemo(
    () =>
      atom((get) => {
        const document = get(documentAtom)
        return document ? (fieldValue(document, path) as T | undefined) : undefined
      }),
    [path],
  )
  useAtomValue(valueAtom)
  const [, renderNow] = useReducer((renders: number) => renders + 1, 0)
  const setField = useSetField()
  const set = useCallback<SetField<T>>(
    (next, typing) => {
      // The input itself shows the letter and doesn't wait for the transition.
      if (typing !== undefined) renderNow()
      setField({ path, value: next, typing })
    },
    [setField, path],
  )
  return [store.get(valueAtom), set]
}
