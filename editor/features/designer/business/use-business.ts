import { atom, useAtomValue, useSetAtom } from 'jotai'
import { type Business, business as businessSchema } from '../../../../renderer/document/business.ts'
import { changeBusiness } from '../../../../renderer/document/change-business.ts'
import type { Change } from '../../../fields/field-props.ts'
import { documentAtom, editAtom } from '../../../state/draft.ts'
import { today } from '../settings/today.ts'

const initial = businessSchema.parse({})
const businessAtom = atom((get) => get(documentAtom)?.business ?? initial)

/** The facts of the open website's business, and how to change some of them everywhere. */
export function useBusiness(): [Business, Change<Partial<Business>>] {
  const business = useAtomValue(businessAtom)
  const edit = useSetAtom(editAtom)
  return [business, (change, typing) => edit((document) => changeBusiness(document, change, today()), typing)]
}
