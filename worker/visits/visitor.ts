import { addressNetwork } from '../platform/http/caller.ts'
import { isUntracked, maxFieldLength } from './sent-visits.ts'

type VisitorRequest = { address: string; userAgent: string; untracked: boolean }

/** Identifies a visitor for a day; null for people who ask not to be tracked. */
export const visitorOf = ({ address, userAgent, untracked }: VisitorRequest): string | null =>
  untracked ? null : `${addressNetwork(address)}\n${userAgent}`

/** The visitor who sent a request, as `recordVisit` reports them. */
export function visitorIn(headers: Headers): string | null {
  return visitorOf({
    address: headers.get('cf-connecting-ip') ?? '',
    userAgent: (headers.get('user-agent') ?? '').slice(0, maxFieldLength),
    untracked: isUntracked(headers),
  })
}
