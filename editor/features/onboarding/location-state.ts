import { atom } from 'jotai'
import { keepInTab, readTab } from '../../state/tab-storage.ts'

const offered = 'offered'
const keptAtom = atom(false)

/** Whether the person has had their say about the place: they wrote one, cleared one, or were offered theirs. True for good in this tab. */
export const placeOfferedAtom = atom(
  (get) => get(keptAtom) || readTab('place') === offered,
  (_get, set) => {
    set(keptAtom, true)
    keepInTab('place', offered)
  },
)
