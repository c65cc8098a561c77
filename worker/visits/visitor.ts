import { addressNetwork } from '../platform/http/caller.ts'
import { isUntracked, longestField } from './sent-visits.ts'

type Asked = { address: string; userAgent: string; untracked: boolean }

/** Identifies a visitor for a day; null for people who ask not to be tracked. */
export const visitorOf = ({ address, userAgent, untracked }: Asked): string | null =>
  untracked ? null : `${addressNetwork(address)}\n${userAgent}`

/** The visitor who sent a request, as `recordVisit` reports them. */
export function visitorIn(headers: Headers): string | null {
  return visitorOf({
    address: headers.get('cf-connecting-ip') ?? '',
    userAgent: (headers.get('user-agent') ?? '').slice(0, longestField),
    untracked: isUntracked(headers),
  })
}
