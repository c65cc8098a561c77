import { atom } from 'jotai'
import { type Business, business as businessSchema } from '../../../renderer/document/business.ts'
import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import { changeBusiness } from '../../../renderer/facts/change-business.ts'
import { documentAtom, editAtom } from './session.ts'

const initial = businessSchema.parse({})

/** The facts of the open website's business. */
export const businessAtom = atom((get) => get(documentAtom)?.business ?? initial)

/** The fact that is being typed: the website from before the first letter, and what the last one made of it. */
const typingAtom = atom<{ field: string; base: WebsiteSettings; last: WebsiteSettings } | null>(null)

type BusinessEdit = {
  change: Partial<Business>
  /** The field with the cursor. Without one, the change is a separate undo step. */
  field?: string | undefined
  /** Today's date: 2026-11-22. */
  asOf: string
}

/**
 * Changes facts everywhere they appear. While the owner types one, each letter starts from the website before the first letter: half a
 * phone number would match texts that have nothing to do with it.
 */
export const changeBusinessAtom = atom(null, (get, set, { change, field, asOf }: BusinessEdit) => {
  const present = get(documentAtom)
  if (!present) return
  const typing = get(typingAtom)
  const base = typing && typing.field === field && typing.last === present ? typing.base : present
  const next = changeBusiness(base, change, asOf)
  set(editAtom, () => next, field)
  set(typingAtom, field === undefined ? null : { field, base, last: next })
})
