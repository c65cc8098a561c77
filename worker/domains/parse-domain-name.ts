import ipaddr from 'ipaddr.js'
import { getDomain, parse } from 'tldts'
import { isPublicHost } from '../adapters/fetch/fetch-guards.ts'
import type { Env } from '../env.ts'
import { customLabel } from '../platform/addresses/hosts.ts'
import type { DomainProblem } from './schema.ts'

export type ParsedName = {
  /** As in DNS: lowercase, international letters as punycode, no trailing dot. */
  domainName: string
  /** As typed, in lowercase. */
  shownName: string
  /** The registrable domain: `example.co.uk` for `www.example.co.uk`. */
  zone: string
  isApex: boolean
  /** For an apex domain its www name, and the reverse; undefined for other names. */
  pair: string | undefined
}

type Ours = Pick<Env, 'APP_ORIGIN' | 'SITES_ORIGIN' | 'DOMAINS_TARGET'> & {
  /** Whether to accept names below custom.{sites domain}, which only the simulator serves. */
  allowPlayed: boolean
}

/** DNS names have at most 253 characters; this leaves room for the ownership record's prefix. */
const maxNameLength = 253 - '_verification.'.length
const label = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/
const www = 'www.'
/** Characters that a URL drops from a hostname, and other forms of the dot. */
const unseen = /[\u00ad\u200b\u2060\ufeff]|\p{Variation_Selector}/gu
const dots = /[\u3002\uff0e\uff61]/g

/** Parses a domain as people type or paste it, also as a URL. Returns the problem if it's invalid. */
export function parseDomainName(typed: string, ours: Ours): ParsedName | { problem: DomainProblem } {
  const host = hostOf(typed)
  if (isByNumber(host)) return { problem: 'address-by-number' }
  const domainName = dnsNameOf(host)
  if (domainName === undefined) return { problem: 'not-a-name' }
  if (ipaddr.isValid(domainName)) return { problem: 'address-by-number' }
  if (domainName.startsWith('*.')) return { problem: 'wildcard' }
  const labels = domainName.split('.')
  if (domainName.length > maxNameLength || !labels.every(isLabel)) return { problem: 'not-a-name' }

  const shown = shownAs(host)
  const names = { domainName, shownName: dnsNameOf(shown) === domainName ? shown : domainName }
  const played = ours.allowPlayed ? playedPart(domainName, ours) : undefined
  if (played) {
    const zone = getDomain(domainName) ?? domainName
    return { ...names, zone, isApex: false, pair: pairOf(domainName, played) }
  }
  const zone = registeredZone(domainName, labels, ours)
  if (typeof zone !== 'string') return zone
  return { ...names, zone, isApex: domainName === zone, pair: pairOf(domainName, zone) }
}

function registeredZone(name: string, labels: string[], ours: Ours): string | { problem: DomainProblem } {
  if (isOwn(name, ours)) return { problem: 'own' }
  if (labels.length === 1) return { problem: name === 'localhost' ? 'not-public' : 'not-a-name' }
  const { domain, publicSuffix, isIcann, isPrivate } = parse(name, {
    allowPrivateDomains: true,
    extractHostname: false,
  })
  // Rejects private network names and nonexistent endings.
  if (!isPublicHost(`name.${publicSuffix}`) || !(isIcann || isPrivate) || publicSuffix === 'onion')
    return { problem: 'not-public' }
  return domain ?? { problem: 'public-suffix' }
}

/** The hostname in the input, without the rest of a URL. */
function hostOf(typed: string): string {
  const text = typed.trim().replace(/^[a-z][a-z0-9+.-]*:[\\/]+/i, '')
  const authority = text.replace(/^[\\/]+/, '').replace(/[\\/?#].*$/s, '')
  const host = /^\[.*\]|^.*:.*:/.test(authority) ? authority : authority.replace(/:\d*$/, '')
  return host.trim().replace(/[.\u3002\uff0e\uff61]$/, '')
}

const isByNumber = (host: string) =>
  host.startsWith('[') || (host.includes(':') && ipaddr.isValid(host)) || /^\d+(\.\d+){3,}$/.test(host)

/** Undefined if it can't be a hostname. Percent signs and user names are invalid. */
function dnsNameOf(host: string): string | undefined {
  if (host === '' || /[%@:]/.test(host) || !URL.canParse(`https://${host}`)) return undefined
  const { hostname } = new URL(`https://${host}`)
  // A non-ASCII label makes the parser check all labels, which detects broken punycode.
  return URL.canParse(`https://\u00fc.${hostname}`) || ipaddr.isValid(hostname) ? hostname : undefined
}

/** Per character, since the lowercase form of a sigma depends on its neighbors, but not in a hostname. */
const shownAs = (host: string) =>
  Array.from(host.normalize('NFKC'), (letter) => letter.toLowerCase())
    .join('')
    .normalize('NFC')
    .replace(unseen, '')
    .replace(dots, '.')

const isLabel = (text: string) => label.test(text)

/** The simulated registrable domain: `shop.custom.localhost` for everything below it. */
function playedPart(name: string, { SITES_ORIGIN }: Ours): string | undefined {
  const base = `.${customLabel}.${new URL(SITES_ORIGIN).hostname}`
  if (!name.endsWith(base)) return undefined
  return `${name.slice(0, -base.length).split('.').at(-1)}${base}`
}

function isOwn(name: string, { APP_ORIGIN, SITES_ORIGIN, DOMAINS_TARGET }: Ours): boolean {
  const own = [APP_ORIGIN, SITES_ORIGIN].map((origin) => new URL(origin).hostname)
  return [...own, DOMAINS_TARGET?.toLowerCase()].some((host) => host && (name === host || name.endsWith(`.${host}`)))
}

function pairOf(name: string, zone: string): string | undefined {
  const withWww = `${www}${zone}`
  if (name === zone) return withWww.length > maxNameLength ? undefined : withWww
  return name === withWww ? zone : undefined
}
