import { type MessageFolder, messageFolders } from '../../../worker/messages/schema.ts'

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
