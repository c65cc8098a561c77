import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { type MessageFolder, messageFolders } from '#worker/messages/schema.ts'

/** The inbox view, as in the URL. */
export type InboxView = {
  folder: MessageFolder
  /** A draft's id. Undefined for all websites. */
  website: string | undefined
  search: string
  unread: boolean
  message: string | undefined
}

export function parseInboxView(address: URLSearchParams): InboxView {
  const folder = address.get('folder')
  return {
    folder: messageFolders.find((known) => known === folder) ?? 'inbox',
    website: address.get('website') || undefined,
    search: (address.get('search') ?? '').slice(0, maxSearchLength),
    unread: address.has('unread'),
    message: address.get('message') || undefined,
  }
}

/** The server's limit, in characters. */
export const maxSearchLength = 100

/** Serializes a view to the query string. Omits defaults. */
export function addressOf({ folder, website, search, unread, message }: InboxView): URLSearchParams {
  return new URLSearchParams({
    ...(folder !== 'inbox' && { folder }),
    ...(website && { website }),
    ...(search && { search }),
    ...(unread && { unread: '1' }),
    ...(message && { message }),
  })
}

/** Changing the list closes the open message. */
export const movedTo = (place: InboxView, change: Partial<InboxView>): InboxView => ({
  ...place,
  message: undefined,
  ...change,
})

/** The current view and its navigation. Back returns from a message to its list. */
export function useInboxView() {
  const [address, setAddress] = useSearchParams()
  const navigate = useNavigate()
  const { state } = useLocation()
  const place = parseInboxView(address)
  const go = (to: InboxView, options: { replace: boolean; state?: unknown }) => setAddress(addressOf(to), options)
  return {
    place,
    /** Shows another folder, website or search. `replace`: typing adds no history entries. */
    show: (change: Partial<InboxView>, replace = false) => go(movedTo(place, change), { replace }),
    open: (message: string) =>
      go({ ...place, message }, { replace: place.message !== undefined, state: place.message ? state : fromList }),
    close: () => {
      if (cameFromList(state)) void navigate(-1)
      else go(movedTo(place, {}), { replace: true })
    },
  }
}

/** Navigation state for messages opened from the list. */
export const fromList = { fromList: true }
const cameFromList = (state: unknown) => typeof state === 'object' && state !== null && 'fromList' in state
