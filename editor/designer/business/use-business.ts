import { useAtomValue, useSetAtom } from 'jotai'
import type { Business } from '../../../renderer/document/business.ts'
import type { Change } from '../../fields/field-props.ts'
import { businessAtom, changeBusinessAtom } from '../document/business.ts'
import { readBusinessAgainAtom } from '../document/business-lookup.ts'
import { today } from '../document/today.ts'

/** The facts of the open website's business, and how to change some of them everywhere. */
export function useBusiness(): [Business, Change<Partial<Business>>] {
  const business = useAtomValue(businessAtom)
  const edit = useSetAtom(changeBusinessAtom)
  const readAgain = useSetAtom(readBusinessAgainAtom)
  return [
    business,
    (change, field) => {
      readAgain(change)
      edit({ change, field, asOf: today() })
    },
  ]
}
