import type { Fault } from './scripted-answer.ts'

/** A test's DNS. */
export type DnsWorld = {
  /** Records by name and type, each as a resolver prints it: { 'www.example.com': { CNAME: ['example.com.'] } }. */
  names: Record<string, Partial<Record<string, string[]>>>
  /** Names for which the resolver reports an error. */
  broken?: string[]
  /** Faults by record type. */
  faults?: Fault[]
}

/** The progress of a custom hostname. Omitted fields keep their values. */
export type Step = {
  status?: string
  /** null means no certificate. */
  ssl?: string | null
  verificationErrors?: string[]
  validationErrors?: string[]
  /** Milliseconds after creation. Without it, each read takes one step. */
  after?: number
}

export type KnownHostname = Required<Omit<Step, 'after'>> & {
  id: string
  hostname: string
  method: string
  created: number
  /** The number of steps taken. */
  taken: number
  /** Steps that replace the zone's. */
  steps?: Step[]
}

/** One customer's zone, with its hostnames. */
export type Zone = {
  token: string
  /** The maximum number of hostnames. */
  quota: number
  /** A hostname that the zone refuses. */
  refuses?: string
  /** The steps that every hostname takes after its creation. */
  steps: Step[]
  faults: Fault[]
  hostnames: KnownHostname[]
  /** Every call so far. */
  calls: { call: string; method: string; path: string; body: unknown }[]
  /** The number of reads that show a deleted hostname as pending_deletion. */
  deletionReads: number
}

export const newZone = (): Zone => ({
  ...{ token: 'a-token-that-nobody-may-see', quota: 100, steps: [], faults: [], hostnames: [], calls: [] },
  deletionReads: 0,
})

export const newHostname = (hostname: string, method: string): KnownHostname => ({
  ...{ id: crypto.randomUUID(), hostname, method, created: Date.now(), taken: 0 },
  ...{ status: 'pending', ssl: 'initializing', verificationErrors: [], validationErrors: [] },
})

/** Takes the steps that are due at a read. */
export function walk(zone: Zone, known: KnownHostname): void {
  const steps = known.steps ?? zone.steps
  let step = steps[known.taken]
  while (step && (step.after === undefined || Date.now() - known.created >= step.after)) {
    const { after, ...changes } = step
    Object.assign(known, changes)
    known.taken += 1
    step = steps[known.taken]
    if (after === undefined) return
  }
}

/** The hostname in the API's format. */
export function shown({ id, hostname, method, status, ssl, ...known }: KnownHostname) {
  const pending = status === 'pending'
  return {
    ...{ id, hostname, status, created_at: new Date(known.created).toISOString() },
    ssl:
      ssl === null
        ? null
        : {
            ...{ id: id.replace(/^.{8}/, '0d89c70d'), type: 'dv', method, status: ssl, wildcard: false },
            settings: { min_tls_version: '1.2' },
            certificate_authority: 'google',
            ...(known.validationErrors.length > 0 && {
              validation_errors: known.validationErrors.map((message) => ({ message })),
            }),
            ...(ssl === 'pending_validation' && {
              validation_records: [
                {
                  http_url: `http://${hostname}/.well-known/acme-challenge/${id}`,
                  http_body: `${id}.body`,
                  txt_name: `_acme-challenge.${hostname}`,
                  txt_value: `${id}-dcv`,
                },
              ],
            }),
          },
    ...(pending && {
      ownership_verification: { type: 'txt', name: `_cf-custom-hostname.${hostname}`, value: id },
      ownership_verification_http: {
        http_url: `http://${hostname}/.well-known/cf-custom-hostname-challenge/${id}`,
        http_body: id,
      },
    }),
    ...(known.verificationErrors.length > 0 && { verification_errors: known.verificationErrors }),
  }
}
