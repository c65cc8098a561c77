import ipaddr from 'ipaddr.js'
import type { Env } from '../env.ts'

export type CloudflareSettings = {
  /** Where the zone's custom hostnames are, without a slash at the end. */
  url: string
  token: string
  target: string
  addresses: string[]
}

const hostname = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/

/** Throws what is missing, as a sentence. */
export function cloudflareSettings(env: Env): CloudflareSettings {
  const { CLOUDFLARE_ZONE_ID: zone = '', CLOUDFLARE_TOKEN: token = '' } = env
  const api = (env.CLOUDFLARE_URL || 'https://api.cloudflare.com/client/v4').replace(/\/+$/, '')
  const target = (env.DOMAINS_TARGET ?? '').toLowerCase()
  const asked = 'HOSTNAMES_PROVIDER is cloudflare:'
  if (!/^[0-9a-f]{32}$/.test(zone)) {
    throw new Error(`${asked} set CLOUDFLARE_ZONE_ID to the id of the zone whose custom hostnames they are.`)
  }
  if (!token) throw new Error(`${asked} wrangler secret put CLOUDFLARE_TOKEN.`)
  if (!URL.canParse(api)) throw new Error('CLOUDFLARE_URL is no address.')
  if (!hostname.test(target)) {
    throw new Error(`${asked} set DOMAINS_TARGET to the host of that zone which names have to lead to.`)
  }
  return { url: `${api}/zones/${zone}/custom_hostnames`, token, target, addresses: fixedAddresses(env) }
}

function fixedAddresses({ DOMAINS_ADDRESSES = '' }: Env): string[] {
  const addresses = DOMAINS_ADDRESSES.split(',')
    .map((address) => address.trim())
    .filter(Boolean)
  const wrong = addresses.find((address) => !ipaddr.isValid(address))
  if (wrong) throw new Error(`DOMAINS_ADDRESSES: ${wrong} is no address. They are separated by commas.`)
  return addresses.map((address) => ipaddr.parse(address).toString())
}
