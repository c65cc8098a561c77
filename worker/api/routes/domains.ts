import { Hono } from 'hono'
import { domainAnswer, domainReport } from '../../contract/domains.ts'
import { checkDomain } from '../../services/domains/check-domain.ts'
import { deleteDomain } from '../../services/domains/delete-domain.ts'
import { disconnectDomain } from '../../services/domains/disconnect-domain.ts'
import { preferDomain } from '../../services/domains/prefer-domain.ts'
import { reportDomain } from '../../services/domains/report-domain.ts'
import { describe } from '../describe.ts'
import type { SignedInEnv } from '../environment.ts'
import { signedIn } from '../middleware/signed-in.ts'
import { verified } from '../middleware/verified.ts'

/** A person's custom domains, by name: lowercase, international letters as punycode. */
export const domainRoutes = new Hono<SignedInEnv>()
  .get(
    '/:domainName/report',
    describe({
      summary: 'What the DNS says of a domain',
      description: 'At this moment, beside what it should say.',
      answers: { 200: domainReport },
      errors: ['not_signed_in', 'not_found', 'domains_unavailable'],
    }),
    signedIn,
    async (c) => {
      const which = { userId: c.get('person').user.uid, domainName: c.req.param('domainName') }
      return c.json(await reportDomain(c.get('services'), which), 200)
    },
  )
  .post(
    '/:domainName/check',
    describe({
      summary: 'Look at once how far a domain is',
      answers: { 200: domainAnswer },
      errors: ['not_signed_in', 'not_found', 'domains_unavailable'],
    }),
    signedIn,
    async (c) => {
      const which = { userId: c.get('person').user.uid, domainName: c.req.param('domainName') }
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
      const which = { userId: c.get('person').user.uid, domainName: c.req.param('domainName') }
      return c.json({ domain: await disconnectDomain(c.get('services'), which) }, 200)
    },
  )
  .put(
    '/:domainName/preferred',
    describe({
      summary: 'Make a domain its website’s main name',
      answers: { 200: domainAnswer },
      errors: ['not_signed_in', 'email_unverified', 'not_found', 'not_published'],
    }),
    signedIn,
    verified,
    async (c) => {
      const which = { userId: c.get('person').user.uid, domainName: c.req.param('domainName') }
      return c.json({ domain: await preferDomain(c.get('services'), which) }, 200)
    },
  )
  .delete(
    '/:domainName',
    describe({
      summary: 'Delete a domain whose ownership is still pending',
      answers: { 204: null },
      errors: ['not_signed_in', 'not_found', 'domain_not_pending', 'disconnection_failed'],
    }),
    signedIn,
    async (c) => {
      const which = { userId: c.get('person').user.uid, domainName: c.req.param('domainName') }
      await deleteDomain(c.get('services'), which)
      return c.body(null, 204)
    },
  )
