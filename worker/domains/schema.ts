import * as z from 'zod'
import { limits } from '../../renderer/document/fields/limits.ts'
import { dnsRecord } from '../adapters/dns/schema.ts'
import { domainStates, failureReasons } from '../websites/states.ts'
import { dnsHostIds } from './dns-hosts.ts'

const instant = z.iso.datetime()

/** A custom domain as shown to its owner. */
export const domain = z.object({
  /** As in DNS: lowercase, international letters as punycode. */
  domainName: z.string(),
  /** As its owner wrote it. */
  shownName: z.string(),
  /** The handle of the connected website; null once disconnected. */
  websiteName: z.string().nullable(),
  state: z.enum(domainStates),
  failureReason: z.enum(failureReasons).nullable(),
  createdAt: instant,
  modifiedAt: instant,
  /** Whether visitors currently reach the website there. */
  live: z.boolean(),
  /** The primary, canonical domain, to which the others redirect. */
  main: z.boolean(),
  /** Whether the owner chose it as primary. */
  preferred: z.boolean(),
  url: z.url(),
  /** Whether it's disconnected here while the provider hasn't confirmed the removal yet. */
  leaving: z.boolean(),
  /** The draft whose next publish reconnects the domain; null if it didn't go offline with a website. */
  returnsTo: z.string().nullable(),
})

export type Domain = z.infer<typeof domain>

export const domainList = z.object({
  /** Whether domains can be connected at all. */
  offered: z.boolean(),
  /** This website's domains, the main one first; then the person's disconnected ones. */
  domains: z.array(domain),
  /** The handle's host, and whether it redirects to the primary domain; null if unpublished. */
  handleHost: z.object({ hostname: z.string(), redirects: z.boolean() }).nullable(),
  /** The target of the DNS records. */
  target: z.string(),
})

export type DomainList = z.infer<typeof domainList>

/** `pair`: both with and without www. The name is free text, since the service explains what is wrong with it. */
export const connectBody = z.object({ domainName: z.string().max(2048), pair: z.boolean().default(false) })

export const handleHostBody = z.object({ redirects: z.boolean() })

/** `details` of domain_invalid. */
export const domainProblems = [
  /** Not a domain name at all. */
  'not-a-name',
  'address-by-number',
  'wildcard',
  /** A name that nobody can own: co.uk, github.io. */
  'public-suffix',
  /** The product's own domain. */
  'own',
  /** Not a public name: localhost, .local. */
  'not-public',
] as const

export type DomainProblem = (typeof domainProblems)[number]

export const domainInvalid = z.object({ problem: z.enum(domainProblems) })

/** `details` of domain_taken, if a record could prove that the name is this person's. */
export const domainTaken = z.object({ record: dnsRecord.nullable() })

export const recordStatuses = ['right', 'missing', 'wrong', 'unknown'] as const

/** The current DNS records next to the required ones. */
export const domainReport = z.object({
  domain,
  /** The registrable domain: `example.com` for `www.example.com`. */
  zone: z.string(),
  isApex: z.boolean(),
  /** The zone's DNS host, if known. */
  dnsHost: z.enum(dnsHostIds).nullable(),
  nameservers: z.array(z.string()),
  records: z.array(
    z.object({
      record: dnsRecord,
      status: z.enum(recordStatuses),
      /** The current values. */
      found: z.array(z.string()),
    }),
  ),
  /** Conflicting records that must be deleted. */
  conflicts: z.array(z.object({ type: z.string(), name: z.string(), value: z.string() })),
  /** Whether CAA records allow the provider's authorities. */
  caa: z.object({ status: z.enum(['open', 'allows', 'blocks', 'unknown']), found: z.array(z.string()) }),
  /** The email records, which must stay. */
  mail: z.array(z.object({ type: z.string(), value: z.string() })),
  checkedAt: instant,
})

export type DomainReport = z.infer<typeof domainReport>

export const domainAnswer = z.object({ domain })

export const disconnectMailBody = z.object({
  domain: z.string().min(1).max(253),
  companyName: z.string().max(limits.businessName),
})

export const disconnectMailAnswer = z.object({ sent: z.boolean() })
