import { isBot } from '../analytics/measurement.ts'
import type { ServiceContext } from '../platform/context.ts'
import { logRefusal } from '../platform/log/log.ts'
import { type CountedVisit, type WebsiteVisits, withoutParts } from './counted-visit.ts'
import { type SeenVisit, seenVisit, type VisitBatch } from './schema.ts'
import type { Device } from './visit-kinds.ts'
import { visitorOf } from './visitor.ts'
import { counterOf, countsVisits, websitesOfReleases } from './visits-of.ts'

/** Counts a batch from an edge isolate. Idempotent per batch. Rejects if any part couldn't be counted. Skips bots and deleted websites. */
export async function addVisits(ctx: ServiceContext, { id, visits }: Pick<VisitBatch, 'id' | 'visits'>): Promise<void> {
  if (!countsVisits(ctx.env)) return
  const now = ctx.now().getTime()
  const counted = new Map<string, CountedVisit[]>()
  for (const sent of visits) {
    const seen = readVisit(sent)
    const visit = seen && reduceVisit(seen, now)
    if (!seen || !visit) continue
    const others = counted.get(seen.releaseId)
    if (others) others.push(visit)
    else counted.set(seen.releaseId, [visit])
  }
  const websites = await websitesOfReleases(ctx, counted.keys())
  // Two of a website's releases may be live at once while a new one propagates.
  const byDraft = new Map<string, WebsiteVisits>()
  for (const [releaseId, visits] of counted) {
    const website = websites.get(releaseId)
    if (!website) continue
    const of = byDraft.get(website.draftId)
    if (of) of.visits.push(...visits)
    else byDraft.set(website.draftId, { ...website, visits })
  }
  await allDone([...byDraft.values()].map(({ draftId, ...of }) => counterOf(ctx.env, draftId).add({ id, now, ...of })))
}

/** Waits for all, even if one fails, so that a retry finds the others done. */
async function allDone(promises: Promise<void>[]): Promise<void> {
  const failed = (await Promise.allSettled(promises)).find(({ status }) => status === 'rejected')
  if (failed?.status === 'rejected') throw failed.reason
}

/** Parses a visit; logs an invalid one and returns undefined. */
export function readVisit(sent: unknown): SeenVisit | undefined {
  const { data, error } = seenVisit.safeParse(sent)
  if (error) logRefusal('visits.invalid', error, { what: 'visit' })
  return data
}

/** The counted parts of a visit; undefined for a bot or a client without a user agent. */
export function reduceVisit(seen: SeenVisit, now: number): CountedVisit | undefined {
  const { kind, userAgent, country } = seen
  if (userAgent === '' || isBot(userAgent)) return undefined
  // Another machine's clock may be ahead.
  const at = Math.min(seen.at, now)
  if (kind !== 'view') return { kind, at, ...withoutParts }
  return {
    kind,
    at,
    source: sourceOf(seen),
    country: /^[A-Z]{2}$/.test(country) && country !== 'XX' ? country : 'other',
    device: deviceOf(userAgent),
    visitor: visitorOf(seen),
  }
}

const tablets = /ipad|tablet|kindle|silk(?!.*\bmobile\b)|playbook|android(?!.*\bmobile\b)(?!.*\btv\b)/i
const phones = /iphone|ipod|\bmobile\b|mobi\b|windows phone|blackberry|opera mini|kaios/i

/** A user agent's device type. iPads request desktop pages by default and claim to be Macs, so they count as computers. */
export function deviceOf(userAgent: string): Device {
  if (tablets.test(userAgent)) return 'tablet'
  return phones.test(userAgent) ? 'phone' : 'computer'
}

const maxNameLength = 64

/**
 * A visit's source: its campaign (`utm_source`), else the referring page's hostname without www., else `direct`. Navigation within the
 * website is `direct`.
 */
export function sourceOf({ campaign, referrer, hostname }: Pick<SeenVisit, 'campaign' | 'referrer' | 'hostname'>) {
  const name = plain(decoded(campaign)) || plain(hostnameOf(referrer))
  return name === '' || name === bare(hostname.toLowerCase()) ? 'direct' : name
}

const plain = (text: string) =>
  bare(
    text
      .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
      .trim()
      .toLowerCase(),
  ).slice(0, maxNameLength)

/** Decodes a value as encoded in a query. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return text
  }
}

const bare = (hostname: string) => hostname.replace(/^www\./, '')

/** A web page's hostname. Apps send referrers such as `android-app://com.google.android.gm`, which don't count. */
function hostnameOf(referrer: string): string {
  const { protocol, hostname } = URL.parse(referrer) ?? {}
  return protocol === 'https:' || protocol === 'http:' || protocol === 'android-app:' ? (hostname ?? '') : ''
}
