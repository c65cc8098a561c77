import { Hono } from 'hono'
import { ownedDraft, type SignedInEnv, signedIn, verified } from '../accounts/sessions/signed-in.ts'
import type { ServiceContext } from '../platform/context.ts'
import { AppError } from '../platform/http/errors.ts'
import { limitRate } from '../platform/http/middleware.ts'
import { describe, jsonBody } from '../platform/http/route.ts'
import { notifyOwner } from '../platform/live/notify-owner.ts'
import type { OwnedDomain, OwnedDraft } from '../platform/owner.ts'
import { countsPublication } from '../publishing/count-publications.ts'
import { repoint } from '../publishing/publish.ts'
import { ConflictError, retryOnConflict } from '../publishing/steps.ts'
import { type DomainRow, listDomainRows } from '../websites/domains.ts'
import { changeLive } from './apply-event.ts'
import { connectDomain } from './connect.ts'
import { deleteDomain, disconnectDomain } from './disconnect.ts'
import { reportDomain } from './dns-check.ts'
import { listDomains, ownDomain, showDomain } from './read.ts'
import {
  connectBody,
  type Domain,
  type DomainList,
  domainAnswer,
  domainList,
  domainReport,
  handleHostBody,
} from './schema.ts'
import { checkDomain } from './settle.ts'

/** A person's custom domains by name: lowercase, international letters as punycode. */
export const domainRoutes = new Hono<SignedInEnv>()
  .get(
    '/:domainName/report',
    describe({
      summary: 'Get a domain’s DNS records',
      description: 'Current records next to the required ones.',
      answers: { 200: domainReport },
      errors: ['not_signed_in', 'not_found', 'domains_unavailable'],
    }),
    signedIn,
    async (c) => {
      const which = { userId: c.get('userId'), domainName: c.req.param('domainName') }
      return c.json(await reportDomain(c.get('services'), which), 200)
    },
  )
  .post(
    '/:domainName/check',
    describe({
      summary: 'Check a domain now',
      answers: { 200: domainAnswer },
      errors: ['not_signed_in', 'not_found', 'domains_unavailable'],
    }),
    signedIn,
    async (c) => {
      const which = { userId: c.get('userId'), domainName: c.req.param('domainName') }
      return c.json({ domain: await checkDomain(c.get('services'), which) }, 200)
    },
  )
  .post(
    '/:domainName/disconnect',
    describe({
      summary: 'Disconnect a domain',
      description: 'Responds after the provider has removed the domain.',
      answers: { 200: domainAnswer },
      errors: ['not_signed_in', 'not_found', 'disconnection_failed'],
    }),
    signedIn,
    async (c) => {
      const which = { userId: c.get('userId'), domainName: c.req.param('domainName') }
      return c.json({ domain: await disconnectDomain(c.get('services'), which) }, 200)
    },
  )
  .put(
    '/:domainName/preferred',
    describe({
      summary: 'Make a domain the website’s primary domain',
      answers: { 200: domainAnswer },
      errors: ['not_signed_in', 'email_unverified', 'not_found', 'not_published'],
    }),
    signedIn,
    verified,
    countsPublication,
    async (c) => {
      const which = { userId: c.get('userId'), domainName: c.req.param('domainName') }
      return c.json({ domain: await preferDomain(c.get('services'), which) }, 200)
    },
  )
  .delete(
    '/:domainName',
    describe({
      summary: 'Delete a domain whose ownership is unproven',
      answers: { 204: null },
      errors: ['not_signed_in', 'not_found', 'domain_not_pending', 'disconnection_failed'],
    }),
    signedIn,
    async (c) => {
      const which = { userId: c.get('userId'), domainName: c.req.param('domainName') }
      await deleteDomain(c.get('services'), which)
      return c.body(null, 204)
    },
  )

/** A website's custom domains. */
export const websiteDomainRoutes = new Hono<SignedInEnv>()
  .get(
    '/:draftId/domains',
    describe({
      summary: 'List a website’s custom domains',
      description: 'Includes the person’s domains that belong to no website.',
      answers: { 200: domainList },
      errors: ['not_signed_in', 'not_found'],
    }),
    ownedDraft,
    async (c) => {
      return c.json(await listDomains(c.get('services'), c.get('draft')), 200)
    },
  )
  .post(
    '/:draftId/domains',
    describe({
      summary: 'Connect or reconnect a custom domain',
      answers: { 200: domainList },
      errors: [
        'invalid_request',
        'not_signed_in',
        'email_unverified',
        'not_found',
        'not_published',
        'website_suspended',
        'domain_invalid',
        'domain_taken',
        'domain_connected',
        'domain_limit_reached',
        'domains_unavailable',
        'too_many_requests',
      ],
    }),
    ownedDraft,
    verified,
    countsPublication,
    limitRate('COSTLY_LIMIT'),
    jsonBody(connectBody),
    async (c) => {
      const { domainName: typed, pair } = c.req.valid('json')
      return c.json(await connectDomain(c.get('services'), { ...c.get('draft'), typed, pair }), 200)
    },
  )
  .put(
    '/:draftId/handle-host',
    describe({
      summary: 'Set whether the handle’s address redirects to the primary domain',
      description: 'Otherwise the handle’s address shows the website as well.',
      answers: { 200: domainList },
      errors: ['invalid_request', 'not_signed_in', 'email_unverified', 'not_found', 'not_published'],
    }),
    ownedDraft,
    verified,
    countsPublication,
    jsonBody(handleHostBody),
    async (c) => {
      const which = c.get('draft')
      return c.json(await setHandleHost(c.get('services'), { ...which, ...c.req.valid('json') }), 200)
    },
  )

type Order = OwnedDraft & { redirects: boolean }

/** Sets whether the handle's host redirects to the primary domain or also shows the website. Throws not_found, not_published. */
export async function setHandleHost(ctx: ServiceContext, { userId, draftId, redirects }: Order): Promise<DomainList> {
  await repoint(ctx, { userId, draftId, handleRedirects: redirects })
  notifyOwner(ctx, userId, { type: 'domains.changed' })
  return listDomains(ctx, { userId, draftId })
}

/** Makes a domain the website's primary domain once it is live. Throws not_found, not_published. */
export async function preferDomain(ctx: ServiceContext, which: OwnedDomain): Promise<Domain> {
  await retryOnConflict(async () => {
    const domain = await ownDomain(ctx, which)
    if (domain.websiteName === null) throw new AppError('not_published')
    if (domain.preferred && !(await hasRivals(ctx, domain))) return
    if (!(await changeLive(ctx, { domain, set: { preferred: true } })))
      throw new ConflictError('the domain was changed')
    notifyOwner(ctx, which.userId, { type: 'domains.changed' })
  })
  return showDomain(ctx, which)
}

/** A domain can be preferred before it's live, and becomes primary once it is. */
async function hasRivals(ctx: ServiceContext, { id, userId, websiteName }: DomainRow): Promise<boolean> {
  const all = await listDomainRows(ctx.db, userId)
  return all.some((other) => other.preferred && other.id !== id && other.websiteName === websiteName)
}
