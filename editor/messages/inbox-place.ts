import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { type MessageFolder, messageFolders } from '#worker/messages/schema.ts'

/** The inbox view, as in the URL. */
export type InboxPlace = {
  folder: MessageFolder
  /** A draft's id; undefined for all websites. */
  website: string | undefined
  search: string
  unread: boolean
  /** The open message. */
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

/** The server's limit, in characters. */
export const longestSearch = 100

/** Serializes a view to the query string, without defaults. */
export function addressOf({ folder, website, search, unread, message }: InboxPlace): URLSearchParams {
  return new URLSearchParams({
    ...(folder !== 'inbox' && { folder }),
    ...(website && { website }),
    ...(search && { search }),
    ...(unread && { unread: '1' }),
    ...(message && { message }),
  })
}

/** Changing the list closes the open message. */
export const movedTo = (place: InboxPlace, change: Partial<InboxPlace>): InboxPlace => ({
  ...place,
  message: undefined,
  ...change,
})

/** The current view and its navigation. Back goes from a message to its list. */
export function useInboxPlace() {
  const [address, setAddress] = useSearchParams()
  const navigate = useNavigate()
  const { state } = useLocation()
  const place = placeIn(address)
  const go = (to: InboxPlace, options: { replace: boolean; state?: unknown }) => setAddress(addressOf(to), options)
  return {
    place,
    /** Another folder, website or search. `replace`: typing adds no history entries. */
    show: (change: Partial<InboxPlace>, replace = false) => go(movedTo(place, change), { replace }),
    open: (message: string) =>
      go({ ...place, message }, { replace: place.message !== undefined, state: place.message ? state : fromList }),
    close: () => {
      if (cameFromList(state)) void navigate(-1)
      else go(movedTo(place, {}), { replace: true })
    },
  }
}

/** Navigation state of messages opened from the list. */
export const fromList = { fromList: true }
const cameFromList = (state: unknown) => typeof state === 'object' && state !== null && 'fromList' in state
