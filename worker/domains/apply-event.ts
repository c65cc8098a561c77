import { findPerson } from '../accounts/user-rows.ts'
import { sendMail } from '../adapters/email/email.ts'
import { hostOrigin } from '../platform/addresses/hosts.ts'
import { pages } from '../platform/addresses/paths.ts'
import type { ServiceContext } from '../platform/context.ts'
import { AppError } from '../platform/http/errors.ts'
import { notifyOwner } from '../platform/live/notify-owner.ts'
import { logFailure } from '../platform/log/log.ts'
import { repoint } from '../publishing/publish.ts'
import { changeDomain, type DomainChange, type DomainRow, findDomain, findDraftId } from '../websites/domains.ts'
import { type DomainEvent, daysToVerify, hoursUntilCertificateFails, standingAfter } from '../websites/states.ts'
import { domainConnectedMail, domainFailedMail, domainLostMail } from './emails.ts'

/** Overtaken: a concurrent change came first, and nothing was changed. */
type Applied = 'changed' | 'unchanged' | 'overtaken'

/** Applies an event to a connected domain, including its host. A failed domain is then removed at the provider. */
export async function applyEvent(ctx: ServiceContext, domain: DomainRow, event: DomainEvent): Promise<Applied> {
  const at = ctx.now()
  const change = changeBy(domain, event, at)
  if (!change) return 'unchanged'
  const isOfHosts = domain.live || change.set.live
  const done = isOfHosts ? await changeLive(ctx, change) : await changeDomain(ctx.db, change, at)
  if (!done) return 'overtaken'
  notifyOwner(ctx, domain.userId, { type: 'domains.changed' })
  const news = newsOf(change)
  if (news) ctx.defer(emailOwner(ctx, { ...domain, ...change.set }, news))
  return 'changed'
}

/** Outcomes to email to the owner, who has usually left the page by then. */
function newsOf({ domain, set }: DomainChange): News | undefined {
  if (set.state === 'Failed') return domain.live ? 'lost' : 'failed'
  return set.live && !domain.live ? 'connected' : undefined
}

/** Undefined if the event changes nothing. A Connected domain that was disconnected in between goes live without a change of state. */
function changeBy(domain: DomainRow, event: DomainEvent, at: Date): DomainChange | undefined {
  const next = standingAfter(domain, event)
  const { state, failureReason } = next ?? domain
  const live = state === 'Connected' && (domain.live || event === 'connected')
  if (!next && live === domain.live) return undefined
  const failed = state === 'Failed' && {
    providerState: domain.providerState === 'none' ? ('none' as const) : ('leaving' as const),
    nextCheckAt: at,
    attempts: 0,
  }
  const moved = state !== domain.state && { stateSince: at, misses: 0 }
  return { domain, set: { state, failureReason, live, ...moved, ...failed } }
}

/**
 * Makes a change that decides what hosts show, together with the hosts. False if the domain has changed since it was read, or if its
 * website is gone.
 */
export async function changeLive(ctx: ServiceContext, change: DomainChange): Promise<boolean> {
  const { id, userId, websiteName, revision } = change.domain
  if (websiteName === null) return false
  const draftId = await findDraftId(ctx.db, { userId, handle: websiteName })
  if (draftId === undefined) return false
  try {
    const outcome = await repoint(ctx, {
      userId,
      draftId,
      change: (domains) => {
        const domain = domains.find((one) => one.id === id)
        return domain?.revision === revision ? { ...change, domain } : undefined
      },
    })
    return outcome === 'repointed'
  } catch (error) {
    if (error instanceof AppError && (error.code === 'not_found' || error.code === 'not_published')) return false
    throw error
  }
}

const mails = { connected: domainConnectedMail, failed: domainFailedMail, lost: domainLostMail }
const times = { days: daysToVerify, hours: hoursUntilCertificateFails }

/** A domain's outcomes. */
type News = keyof typeof mails

/**
 * Emails a domain's outcome to its owner, who has most likely left the page. `domain` is the current row. Never throws: a failed email is
 * logged, and the page shows the outcome as well.
 */
export async function emailOwner(ctx: ServiceContext, domain: DomainRow, what: News): Promise<void> {
  const { userId, domainName, shownName, failureReason } = domain
  try {
    const person = await findPerson(ctx.db, userId)
    if (!person || (what === 'connected' && (await isSecondOfPair(ctx, domain)))) return
    const url = what === 'connected' ? hostOrigin(ctx.env, domainName) : ctx.env.APP_ORIGIN + pages.designer
    const cause = failureReason === 'CertificateActivationFailed' ? 'certificate' : 'records'
    await sendMail(ctx, person.email, await mails[what]({ domain: shownName, cause, ...times, url }))
  } catch (error) {
    logFailure('domains.owner_not_told', error, { domainId: domain.id, accountId: userId, what })
  }
}

/** A domain with and without www needs only one email: for the main one, else for the first. */
async function isSecondOfPair({ db }: ServiceContext, domain: DomainRow): Promise<boolean> {
  const { userId, domainName, websiteName, preferred } = domain
  if (preferred) return false
  const pair = domainName.startsWith('www.') ? domainName.slice('www.'.length) : `www.${domainName}`
  const other = await findDomain(db, { userId, domainName: pair })
  return other?.websiteName === websiteName && (other.preferred || other.live)
}
