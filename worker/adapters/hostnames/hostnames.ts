import type { DnsRecord } from '../dns/schema.ts'

/** How far a name is, in our own terms; the provider's words are mapped in one place. */
export const hostnameStages = [
  /** It has not been shown to lead here. */
  'ownership-pending',
  'ownership-verified',
  'certificate-pending',
  'certificate-failed',
  'connected',
  /** The provider has removed it: it pointed elsewhere, or nowhere for too long. */
  'lost',
] as const
export type HostnameStage = (typeof hostnameStages)[number]

/** A name as the provider knows it. */
export type CustomHostname = {
  id: string
  hostname: string
  stage: HostnameStage
  /** Whether the provider finds the name's records wrong. */
  recordsWrong: boolean
  /** What the provider says is wrong, for the log. */
  problems: string[]
  /** Records that the provider asks for besides, each good for this name alone. */
  records: Omit<DnsRecord, 'host'>[]
}

/** The provider failed to answer, or answered what nobody can make sense of: ask again later. */
export class HostnamesUnavailable extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'HostnamesUnavailable'
  }
}

/** Who serves names that are not ours, with a certificate for each. Every method throws HostnamesUnavailable. */
export type Hostnames = {
  /** What names have to lead to, by CNAME or the like. */
  target: string
  /** What a zone's own name may lead to where it cannot have a CNAME; none where the provider has no fixed addresses. */
  addresses: string[]
  /** Takes a name, or finds it where it was taken before. `full` where no more names fit, `refused` where this one never will. */
  create: (hostname: string) => Promise<CustomHostname | 'full' | 'refused'>
  /** A name by its id; undefined where the provider does not know it any more. */
  read: (id: string) => Promise<CustomHostname | undefined>
  find: (hostname: string) => Promise<CustomHostname | undefined>
  /** Begins the validation of its certificate again. */
  restart: (id: string) => Promise<CustomHostname | undefined>
  /** Removes a name; returns once the provider confirms that it is gone, which it also does for an unknown one. */
  remove: (hostname: string, id: string | null) => Promise<void>
  /** How many names there may be and are; undefined where the provider does not say. */
  quota: () => Promise<{ used: number; allowed: number } | undefined>
}
