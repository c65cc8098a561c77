import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { type MessageFolder, messageFolders } from '#worker/messages/schema.ts'

/** What of the inbox is shown, as its address says it. */
export type InboxPlace = {
  folder: MessageFolder
  /** A draft's id; undefined: all websites. */
  website: string | undefined
  search: string
  unread: boolean
  /** The message that is open. */
  message: string | undefined
}

export function placeIn(address: URLSearchParams): InboxPlace {
  const folder = address.get('folder')
  return {
    folder: messageFolders.find((known) => known === folder) ?? 'inbox',
    website: address.get('website') || undefined,
    search: (address.get('search') ?? '').slice(0, longestSearch),
    unread: address.has('unread'),
    message: address.get('message') || undefined,
  }
}

/** In characters: what the server takes. */
export const longestSearch = 100

/** The address of a place: what is as usual is not said. */
export function addressOf({ folder, website, search, unread, message }: InboxPlace): URLSearchParams {
  return new URLSearchParams({
    ...(folder !== 'inbox' && { folder }),
    ...(website && { website }),
    ...(search && { search }),
    ...(unread && { unread: '1' }),
    ...(message && { message }),
  })
}

/** Another list begins without an open message. */
export const movedTo = (place: InboxPlace, change: Partial<InboxPlace>): InboxPlace => ({
  ...place,
  message: undefined,
  ...change,
})

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
