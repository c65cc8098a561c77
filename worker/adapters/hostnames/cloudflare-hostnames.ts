import ipaddr from 'ipaddr.js'
import * as z from 'zod'
import type { Env } from '../../env.ts'
import { logFailure } from '../../platform/log/log.ts'
import { type JsonAnswer, jsonAnswer } from '../fetch/safe-fetch.ts'
import { type CustomHostname, type HostnameStage, type Hostnames, HostnamesUnavailable } from './hostnames.ts'

/** Maximum response size in bytes. */
const maxBytes = 512 * 1024
/** Per call, in milliseconds. */
const usualTimeoutMs = 8000

/** Cloudflare's error codes. */
const codes = {
  full: [1404, 1405],
  duplicate: [1406],
  refused: [1407, 1408, 1409, 1410, 1411],
  unroutable: [7000, 7003],
}

const idShape = /^[\w-]{1,64}$/
const text = z.string().optional().catch(undefined)
const known = z.object({
  id: z.string().regex(idShape),
  hostname: z.string().min(1),
  status: z.string().catch(''),
  ssl: z
    .object({
      status: text,
      validation_errors: z.array(z.object({ message: z.string() })).catch([]),
      validation_records: z.array(z.object({ txt_name: text, txt_value: text })).catch([]),
    })
    .nullable()
    .catch(null),
  ownership_verification: z
    .object({ type: z.literal('txt'), name: z.string(), value: z.string() })
    .optional()
    .catch(undefined),
  verification_errors: z.array(z.string()).catch([]),
})
type Known = z.infer<typeof known>
const quota = z.object({ allocated: z.number(), used: z.number() }).nullish().catch(undefined)
const envelope = z.object({
  success: z.boolean(),
  errors: z.array(z.object({ code: z.number(), message: z.string().catch('') })).catch([]),
  result: z.unknown(),
})

/** A Cloudflare zone's custom hostnames ("Cloudflare for SaaS"). Throws on creation if a setting is missing. */
export function cloudflareHostnames(env: Env, timeoutMs = usualTimeoutMs): Hostnames {
  const settings = { ...cloudflareSettings(env), timeoutMs }
  const { target, addresses } = settings
  const find = async (hostname: string) => (await listed(settings, hostname)).at(0)
  const restart = async (id: string) => readable(await call(settings, 'PATCH', pathOf(id), sslOf('')), id)
  return {
    ...{ target, addresses, restart },
    create: async (hostname) => {
      const answer = await call(settings, 'POST', '', { hostname, ...sslOf(hostname) })
      if (says(answer, codes.full)) return 'full'
      if (says(answer, codes.refused)) return 'refused'
      if (!says(answer, codes.duplicate)) return mustBe(hostname, customHostname(must(answer)))
      const found = await find(hostname)
      if (!found) throw unavailable('it has the name, and does not show it')
      // Reactivates a hostname that Cloudflare had given up on.
      const givenUp = found.stage === 'lost' || found.stage === 'certificate-failed'
      return (givenUp && (await restart(found.id))) || found
    },
    read: async (id) => readable(await call(settings, 'GET', pathOf(id)), id),
    find,
    remove: async (hostname, id) => {
      const ids = new Set([...(id ? [id] : []), ...(await listed(settings, hostname)).map((one) => one.id)])
      for (const each of ids) {
        const answer = await call(settings, 'DELETE', pathOf(each))
        if (!isGone(answer)) must(answer)
      }
      if (ids.size > 0 && (await listed(settings, hostname)).length > 0) {
        throw unavailable('it still lists a deleted hostname')
      }
    },
    quota: async () => {
      const found = quota.parse(must(await call(settings, 'GET', '/quota')))
      return found ? { used: found.used, allowed: found.allocated } : undefined
    },
  }
}

/** A certificate's common name has at most 64 characters. For longer hostnames, Cloudflare adds a name of its own. */
const sslOf = (hostname: string) => ({
  ssl: {
    ...{ method: 'http', type: 'dv', settings: { min_tls_version: '1.2' } },
    ...(hostname.length > 64 && { cloudflare_branding: true }),
  },
})

/** The hostnames with exactly this name. The API's filter also matches longer ones. */
async function listed(settings: Api, hostname: string): Promise<CustomHostname[]> {
  const query = new URLSearchParams({ hostname, per_page: '50' })
  const found = z.array(z.unknown()).safeParse(must(await call(settings, 'GET', `?${query}`)))
  if (!found.success) throw unavailable('an invalid list')
  const all = found.data.map(parse)
  return all.filter((one) => one.hostname.toLowerCase() === hostname && one.status !== 'deleted').map(ours)
}

type Api = CloudflareSettings & { timeoutMs: number }
type Answer = z.infer<typeof envelope> & { status: number }

async function call(settings: Api, method: string, path: string, body?: object): Promise<Answer> {
  const headers = {
    accept: 'application/json',
    authorization: `Bearer ${settings.token}`,
    ...(body && { 'content-type': 'application/json' }),
  }
  const url = new URL(`${settings.url}${path}`)
  const answer = await jsonAnswer(url, {
    ...{ method, headers, max: maxBytes, timeoutMs: settings.timeoutMs },
    ...(body && { body: JSON.stringify(body) }),
  }).catch((error: unknown): JsonAnswer => {
    throw unavailable(error instanceof Error ? error.message : 'no answer', error)
  })
  const read = envelope.safeParse(answer.body)
  if (!read.success) throw unavailable(`${answer.status}, and nothing that it would say`)
  const { data } = read
  if (answer.status === 429 || answer.status >= 500) throw unavailable(String(answer.status))
  const errors = data.errors.map(({ code, message }) => ({
    code,
    message: message.replaceAll(settings.token, '…').slice(0, 200),
  }))
  return { ...data, errors, status: answer.status }
}

/** Rejects ids that could address another part of the API. */
function pathOf(id: string): string {
  if (!idShape.test(id)) throw unavailable('an invalid id')
  return `/${id}`
}

const says = ({ errors }: Answer, wanted: number[]) => errors.some(({ code }) => wanted.includes(code))

/** A missing zone is a configuration error; it doesn't mean that the hostname is gone. */
const isGone = (answer: Answer) => answer.status === 404 && !answer.success && !says(answer, codes.unroutable)

function must(answer: Answer): unknown {
  const { success, status, errors, result } = answer
  if (success && status >= 200 && status < 300) return result
  throw unavailable([status, ...errors.map(({ code, message }) => `${code} ${message}`)].join(', '))
}

function readable(answer: Answer, id: string): CustomHostname | undefined {
  if (isGone(answer)) return undefined
  const found = customHostname(must(answer))
  if (found.id !== id) throw unavailable('it answers about another name')
  return found
}

function mustBe(hostname: string, found: CustomHostname): CustomHostname {
  if (found.hostname !== hostname) throw unavailable('it answers about another name')
  return found
}

function parse(result: unknown): Known {
  const read = known.safeParse(result)
  if (!read.success) throw unavailable('something that is no custom hostname')
  return read.data
}

const customHostname = (result: unknown) => ours(parse(result))

function ours({ id, hostname, status, ssl, ...known }: Known): CustomHostname {
  const { stage, strange } = stageOf(status, ssl?.status)
  if (strange.length > 0)
    logFailure('hostnames.strange', 'an undocumented state of a custom hostname', { code: strange.join(' ') })
  const certificates = ssl?.validation_records ?? []
  const proof = known.ownership_verification
  return {
    ...{ id, hostname: hostname.toLowerCase(), stage },
    // A missing fallback origin is the operator's to fix, not the domain owner's.
    recordsWrong: stage === 'ownership-pending' && known.verification_errors.some((error) => !/fallback/i.test(error)),
    problems: [...known.verification_errors, ...(ssl?.validation_errors ?? []).map(({ message }) => message)],
    records: [
      ...(proof ? [{ purpose: 'ownership' as const, type: 'TXT' as const, name: proof.name, value: proof.value }] : []),
      ...certificates.flatMap(({ txt_name: name, txt_value: value }) =>
        name && value ? [{ purpose: 'certificate' as const, type: 'TXT' as const, name, value }] : [],
      ),
    ],
  }
}

const unavailable = (what: string, cause?: unknown) =>
  new HostnamesUnavailable(`Cloudflare gave no answer about custom hostnames that can be used: ${what}`, cause)

type CloudflareSettings = {
  /** The zone's custom hostnames endpoint, without a trailing slash. */
  url: string
  token: string
  target: string
  addresses: string[]
}

const hostname = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/

/** Throws a sentence that names the missing settings. */
function cloudflareSettings(env: Env): CloudflareSettings {
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

/** Whether Cloudflare has verified that the hostname points here. */
type Ownership = 'pending' | 'shown' | 'lost'
type Certificate = 'none' | 'pending' | 'active' | 'failed'

/** Every documented `status`. */
const ownership: Record<string, Ownership> = {
  pending: 'pending',
  pending_blocked: 'pending',
  pending_migration: 'pending',
  pending_provisioned: 'pending',
  provisioned: 'pending',
  active: 'shown',
  active_redeploying: 'shown',
  moved: 'lost',
  pending_deletion: 'lost',
  deleted: 'lost',
  blocked: 'lost',
  test_pending: 'pending',
  test_active: 'shown',
  test_active_apex: 'shown',
  test_blocked: 'lost',
  test_failed: 'lost',
}

/** Every documented `ssl.status`. An active certificate stays `active` while its replacement is being issued. */
const certificate: Record<string, Certificate> = {
  initializing: 'none',
  pending_validation: 'pending',
  pending_issuance: 'pending',
  pending_deployment: 'pending',
  pending_deletion: 'pending',
  pending_expiration: 'pending',
  pending_cleanup: 'pending',
  staging_deployment: 'pending',
  staging_active: 'pending',
  holding_deployment: 'pending',
  backup_issued: 'pending',
  deactivating: 'pending',
  inactive: 'pending',
  active: 'active',
  expired: 'failed',
  deleted: 'failed',
  initializing_timed_out: 'failed',
  validation_timed_out: 'failed',
  issuance_timed_out: 'failed',
  deployment_timed_out: 'failed',
  deletion_timed_out: 'failed',
}

export const documentedStatuses = Object.keys(ownership)
export const documentedCertificates = Object.keys(certificate)

/** The stages of a hostname that points here. */
const shown: Record<Certificate, HostnameStage> = {
  none: 'ownership-verified',
  pending: 'certificate-pending',
  active: 'connected',
  failed: 'certificate-failed',
}

/**
 * Maps Cloudflare's two statuses to ours. `strange` lists undocumented values, which leave the hostname pending: neither connected nor
 * given up. A hostname without a certificate has no second status.
 */
export function stageOf(status: string, ssl: string | undefined): { stage: HostnameStage; strange: string[] } {
  const owned = wordFor(ownership, status)
  const certified = ssl === undefined ? 'none' : wordFor(certificate, ssl)
  const strange = [
    ...(owned === undefined ? [`status ${status}`] : []),
    ...(certified === undefined ? [`ssl.status ${ssl}`] : []),
  ]
  if (owned === 'lost') return { stage: 'lost', strange }
  if (owned === undefined) return { stage: 'ownership-pending', strange }
  if (owned === 'shown') return { stage: shown[certified ?? 'pending'], strange }
  return { stage: certified === 'failed' ? 'certificate-failed' : 'ownership-pending', strange }
}

const wordFor = <T>(table: Record<string, T>, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined
