import * as z from 'zod'
import { FetchRefused } from './fetch-refused.ts'
import { isPublicAddress } from './public-host.ts'

/** DNS over HTTPS as JSON. The types that hold addresses, by number; others (CNAME among them) lead to those in the same answer. */
const addressTypes: Record<number, string> = { 1: 'A', 28: 'AAAA' }
const lookup = z.object({
  Status: z.number(),
  Answer: z.array(z.object({ type: z.number(), data: z.string() })).default([]),
})

/**
 * Refuses a host whose name leads to an address that is not public, or nowhere. Throws FetchRefused, also when the resolver fails.
 *
 * It has its limits: what then asks the host looks the name up itself, and a name that changes between the two is not caught. Where
 * Workers run there is no network behind them to reach that way; this is for those who run them elsewhere, and for saying no early.
 */
export async function mustLeadOutside({ hostname }: URL, resolver: string, signal: AbortSignal): Promise<void> {
  const name = hostname.replace(/\.$/, '')
  // A number is its own address, and was looked at before.
  if (name.startsWith('[') || /^[\d.]+$/.test(name)) return
  const found = await Promise.all(Object.values(addressTypes).map((type) => addressesOf(name, type, resolver, signal)))
  const addresses = found.flat()
  if (addresses.length === 0) throw new FetchRefused('no_answer', `${name} leads nowhere`)
  if (!addresses.every(isPublicAddress)) throw new FetchRefused('address', `${name} leads into a network`)
}

async function addressesOf(name: string, type: string, resolver: string, signal: AbortSignal): Promise<string[]> {
  const url = new URL(resolver)
  url.searchParams.set('name', name)
  url.searchParams.set('type', type)
  const response = await fetch(url, { headers: { accept: 'application/dns-json' }, signal })
  if (!response.ok) {
    await response.body?.cancel()
    throw new FetchRefused('no_answer', `the resolver answered ${response.status}`)
  }
  const { Answer } = lookup.parse(await response.json())
  return Answer.filter((answer) => answer.type in addressTypes).map(({ data }) => data)
}
