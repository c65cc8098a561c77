import { env } from 'cloudflare:workers'
import type { Env } from '../../../../worker/env.ts'
import type { DnsWorld } from '../../peers/doh-world.ts'

export type DohPeer = {
  /** What makes the Worker ask it. */
  settings: Partial<Env>
  /** Says what there is from now on, all of it. */
  say: (names: DnsWorld['names'], more?: Omit<DnsWorld, 'names'>) => Promise<void>
  /** Every question so far: "www.example.com CNAME". */
  seen: () => Promise<string[]>
}

/** A new DNS, on the server that speaks DNS over HTTPS. */
export async function newDoh(names: DnsWorld['names'] = {}, more: Omit<DnsWorld, 'names'> = {}): Promise<DohPeer> {
  const url = `${env.DOH_URL}/${crypto.randomUUID()}`
  const say = async (wanted: DnsWorld['names'], besides: Omit<DnsWorld, 'names'> = {}) =>
    void (await fetch(`${url}/_world`, { method: 'PUT', body: JSON.stringify({ names: wanted, ...besides }) }))
  await say(names, more)
  return {
    settings: { DNS_PROVIDER: 'https', DNS_URL: `${url}/dns-query` },
    say,
    seen: async () => (await fetch(`${url}/_seen`)).json(),
  }
}
