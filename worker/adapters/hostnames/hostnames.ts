import type { DnsRecord } from '../dns/schema.ts'

/** A hostname's state in our own terms, mapped in one place from the provider's. */
export const hostnameStages = [
  /** Not yet verified to point here. */
  'ownership-pending',
  'ownership-verified',
  'certificate-pending',
  'certificate-failed',
  'connected',
  /** The provider removed it because it pointed elsewhere, or nowhere, for too long. */
  'lost',
] as const
export type HostnameStage = (typeof hostnameStages)[number]

/** A hostname as the provider sees it. */
export type CustomHostname = {
  id: string
  hostname: string
  stage: HostnameStage
  /** Whether the provider finds the DNS records wrong. */
  recordsWrong: boolean
  /** The provider's explanation, for the log. */
  problems: string[]
  /** Additional records that the provider asks for, each valid for this hostname only. */
  records: Omit<DnsRecord, 'host'>[]
}

/** The provider didn't respond, or its response made no sense: try again later. */
export class HostnamesUnavailable extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'HostnamesUnavailable'
  }
}

/** The provider that serves custom domains and issues their certificates. Every method throws HostnamesUnavailable. */
export type Hostnames = {
  /** The target of the domains' CNAME records. */
  target: string
  /** Addresses for an apex domain that can't have a CNAME; empty if the provider has no fixed addresses. */
  addresses: string[]
  /** Creates a hostname, or finds an existing one. `full`: the quota is used up. `refused`: this hostname will never be accepted. */
  create: (hostname: string) => Promise<CustomHostname | 'full' | 'refused'>
  /** A hostname by its id; undefined if the provider no longer has it. */
  read: (id: string) => Promise<CustomHostname | undefined>
  find: (hostname: string) => Promise<CustomHostname | undefined>
  /** Restarts certificate validation. */
  restart: (id: string) => Promise<CustomHostname | undefined>
  /** Deletes a hostname. Returns once the provider confirms; deleting an unknown hostname succeeds. */
  remove: (hostname: string, id: string | null) => Promise<void>
  /** The quota and its usage; undefined if the provider doesn't report them. */
  quota: () => Promise<{ used: number; allowed: number } | undefined>
}
