import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { addressOf, type InboxPlace, movedTo, placeIn } from './inbox-place.ts'

/** Where in the inbox somebody is, and the ways to go on. The browser's own way back leads from a message to its list. */
export function useInboxPlace() {
  const [address, setAddress] = useSearchParams()
  const navigate = useNavigate()
  const { state } = useLocation()
  const place = placeIn(address)
  const go = (to: InboxPlace, options: { replace: boolean; state?: unknown }) => setAddress(addressOf(to), options)
  return {
    place,
    /** Another folder, website or search. What is typed leaves no trail. */
    show: (change: Partial<InboxPlace>, replace = false) => go(movedTo(place, change), { replace }),
    open: (message: string) =>
      go({ ...place, message }, { replace: place.message !== undefined, state: place.message ? state : fromList }),
    close: () => {
      if (cameFromList(state)) void navigate(-1)
      else go(movedTo(place, {}), { replace: true })
    },
  }
}

/** Where a message was opened from. */
export const fromList = { fromList: true }
const cameFromList = (state: unknown) => typeof state === 'object' && state !== null && 'fromList' in state
