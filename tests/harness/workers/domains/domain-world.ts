import { env } from 'cloudflare:workers'
import { expect } from 'vitest'
import { connectDomain } from '../../../../worker/domains/connect.ts'
import { wantedRecords } from '../../../../worker/domains/look-up.ts'
import { checkDomain, settleDomains } from '../../../../worker/domains/settle.ts'
import type { ServiceContext } from '../../../../worker/platform/context.ts'
import { AppError } from '../../../../worker/platform/http/errors.ts'
import { reconcile } from '../../../../worker/publishing/reconcile.ts'
import { type DomainRow, findDomain } from '../../../../worker/websites/domains.ts'
import type { DomainState, FailureReason } from '../../../../worker/websites/states.ts'
import type { Step, Zone } from '../../peers/custom-hostnames-zone.ts'
import type { Fault } from '../../peers/scripted-answer.ts'
import { contextOf, idOf, newHandle, newSite, publish, siteEnv, visit } from '../sites/sites.ts'
import { type DohPeer, type HostnamesPeer, newDoh, newHostnames } from './peers.ts'

const target = 'connect.shingle.net'
const targetAddress = '203.0.113.9'
export const elsewhere = '198.51.100.7'

export const second = 1000
export const minute = 60 * second
export const hour = 60 * minute
export const day = 24 * hour

/** The stages of a hostname at the provider. */
export const at = {
  pending: { status: 'pending', ssl: 'initializing' },
  verified: { status: 'active', ssl: 'initializing' },
  certificate: { status: 'active', ssl: 'pending_issuance' },
  active: { status: 'active', ssl: 'active' },
  timedOut: { status: 'active', ssl: 'validation_timed_out' },
  moved: { status: 'moved', ssl: 'active' },
  deleted: { status: 'deleted', ssl: 'deleted' },
} satisfies Record<string, Step>

export type Owner = { userId: string; draftId: string; handle: string }

/** A test's provider, DNS and clock. */
export class DomainWorld {
  readonly ctx: ServiceContext
  readonly hostnames: HostnamesPeer
  readonly #doh: DohPeer
  readonly #names: Record<string, Record<string, string[]>> = { [`${target}`]: { A: [targetAddress] } }
  #now = Date.parse('2026-06-01T12:00:00Z')

  constructor(hostnames: HostnamesPeer, doh: DohPeer) {
    this.hostnames = hostnames
    this.#doh = doh
    this.ctx = contextOf(siteEnv({ ...hostnames.settings, ...doh.settings }), () => new Date(this.#now))
  }

  /** Advances the clock and runs the cron once. */
  async pass(ms: number): Promise<void> {
    this.wait(ms)
    await this.cron()
  }

  wait(ms: number): void {
    this.#now += ms
  }

  cron = () => settleDomains(this.ctx)

  now = () => new Date(this.#now)

  /** Sets the DNS records of a name. */
  async say(name: string, records: Record<string, string[]>, faults: Fault[] = []): Promise<void> {
    this.#names[name] = records
    await this.#doh.say(this.#names, { faults })
  }

  dnsFails = (faults: Fault[]) => this.#doh.say(this.#names, { faults })

  /** The record that proves ownership. */
  async proof({ userId }: Owner, domainName: string) {
    return (await wantedRecords({ userId, domainName, hostnames: { target, addresses: [] } })).ownership
  }

  /** Adds the record that proves ownership, for each owner. */
  async prove(domainName: string, ...owners: Owner[]): Promise<void> {
    const proofs = await Promise.all(owners.map((owner) => this.proof(owner, domainName)))
    await this.say(`_shingle.${domainName}`, { TXT: proofs.map(({ value }) => `"${value}"`) })
  }

  lead = (domainName: string, address?: string) =>
    this.say(domainName, address ? { A: [address] } : { CNAME: [`${target}.`] })

  connect = ({ userId, draftId }: Owner, typed: string, pair = false) =>
    connectDomain(this.ctx, { userId, draftId, typed, pair })

  check = ({ userId }: Owner, domainName: string) => checkDomain(this.ctx, { userId, domainName })

  async row({ userId }: Owner, domainName: string): Promise<DomainRow> {
    const row = await findDomain(this.ctx.db, { userId, domainName })
    if (!row) throw new Error(`${domainName} is not there`)
    return row
  }

  /** An owner's domain with its DNS records, at a given stage at the provider. */
  async taken(owner: Owner, domainName: string, step: Step = at.pending): Promise<void> {
    await this.prove(domainName, owner)
    await this.lead(domainName)
    await this.connect(owner, domainName)
    await this.cron()
    await this.walk(domainName, step)
  }

  /** An owner's connected domain. */
  async connected(owner: Owner, domainName: string): Promise<void> {
    await this.taken(owner, domainName, at.active)
    await this.pass(minute)
    await this.expectState(owner, domainName, 'Connected')
  }

  walk = (hostname: string, step: Step) => this.hostnames.walk(hostname, step)

  change = (changes: Partial<Zone>) => this.hostnames.change(changes)

  async expectState(
    owner: Owner,
    domainName: string,
    state: DomainState,
    failureReason: FailureReason | null = null,
  ): Promise<void> {
    const row = await this.row(owner, domainName)
    expect({ state: row.state, failureReason: row.failureReason }).toEqual({ state, failureReason })
  }

  /** A domain's history in order, such as 'Updated Connected of ada'. */
  async history(domainName: string): Promise<string[]> {
    const { results } = await env.DB.prepare(
      'select type, state, failure_reason as reason, website_name as of from website_domains_history where domain_name = ? order by id',
    )
      .bind(domainName)
      .all<Record<'type' | 'state' | 'reason' | 'of', string | null>>()
    return results.map(({ type, state, reason, of }) =>
      [type, state, ...(reason ? [reason] : []), ...(of ? ['of', of] : [])].join(' '),
    )
  }

  /** The page title, redirect target or error status for a visitor. */
  async visit(hostname: string): Promise<string | number> {
    await reconcile(this.ctx)
    const response = await visit(`http://${hostname}:8787/`, {}, this.ctx.env)
    const body = await response.text()
    if (response.status !== 200) return response.headers.get('location') ?? response.status
    return /<title>(.*?)<\/title>/.exec(body)?.[1] ?? ''
  }
}

export const newDomainWorld = async (zone: Partial<Zone> = {}) =>
  new DomainWorld(await newHostnames(zone), await newDoh())

/** A new owner with an online website. */
export async function newOwnerOnline(): Promise<Owner> {
  const site = await newSite()
  const handle = newHandle()
  await publish(site, handle)
  return { ...idOf(site), handle }
}

let names = 0
/** A name that no other test in the file uses. */
export const newName = (prefix = 'www') => `${prefix}.example-${names++}.com`

/** The code and details of an expected error. */
export async function refusal(promise: Promise<unknown>): Promise<{ code: string; details: unknown }> {
  try {
    await promise
  } catch (error) {
    if (error instanceof AppError) return { code: error.code, details: error.details }
    throw error
  }
  throw new Error('it was not refused')
}
