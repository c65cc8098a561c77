import { atom } from 'jotai'
import { type Business, business as businessSchema } from '../../../renderer/document/business.ts'
import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import { changeBusiness } from '../../../renderer/facts/change-business.ts'
import { lookUpBusinessAtom } from './business-lookup.ts'
import { editAtom } from './edits.ts'
import { documentAtom } from './session.ts'

const initial = businessSchema.parse({})

/** As 2026-11-22, where the owner is: Swedish writes dates so. */
export const today = () => new Date().toLocaleDateString('sv-SE')

/** The facts of the open website's business. */
export const businessAtom = atom((get) => get(documentAtom)?.business ?? initial)

/** The fact being typed: the website before the first letter, and after the last one. */
const typingAtom = atom<{ field: string; base: WebsiteSettings; last: WebsiteSettings } | null>(null)

/**
 * Changes facts everywhere they appear. While the owner types one (`typing` names its field), each letter starts from the website before
 * the first letter: half a phone number would match unrelated texts.
 */
export const changeBusinessAtom = atom(null, (get, set, change: Partial<Business>, typing?: string) => {
  const present = get(documentAtom)
  if (!present) return
  set(lookUpBusinessAtom, change)
  const before = get(typingAtom)
  const base = before && before.field === typing && before.last === present ? before.base : present
  const next = changeBusiness(base, change, today())
  set(editAtom, () => next, typing)
  set(typingAtom, typing === undefined ? null : { field: typing, base, last: next })
})
