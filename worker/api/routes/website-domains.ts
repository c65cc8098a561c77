import { Hono } from 'hono'
import { connectBody, domainList, handleHostBody } from '../../contract/domains.ts'
import { connectDomain } from '../../services/domains/connect-domain.ts'
import { listDomains } from '../../services/domains/list-domains.ts'
import { setHandleHost } from '../../services/domains/set-handle-host.ts'
import { describe } from '../describe.ts'
import type { SignedInEnv } from '../environment.ts'
import { limitRate } from '../middleware/limit-rate.ts'
import { signedIn } from '../middleware/signed-in.ts'
import { verified } from '../middleware/verified.ts'
import { jsonBody } from '../validate.ts'

/** The custom domains of a website. */
export const websiteDomainRoutes = new Hono<SignedInEnv>()
  .get(
    '/:draftId/domains',
    describe({
      summary: 'A website’s custom domains',
      description: 'With those of the same person that are connected with none.',
      answers: { 200: domainList },
      errors: ['not_signed_in', 'not_found'],
    }),
    signedIn,
    async (c) => {
      const which = { userId: c.get('person').user.uid, draftId: c.req.param('draftId') }
      return c.json(await listDomains(c.get('services'), which), 200)
    },
  )
  .post(
    '/:draftId/domains',
    describe({
      summary: 'Connect a custom domain, or connect it again',
      answers: { 200: domainList },
      errors: [
        'invalid_request',
        'not_signed_in',
        'email_unverified',
        'not_found',
        'not_published',
        'domain_invalid',
        'domain_taken',
        'domain_connected',
        'domain_limit_reached',
        'domains_unavailable',
        'too_many_requests',
      ],
    }),
    signedIn,
    verified,
    limitRate('COSTLY_LIMIT'),
    jsonBody(connectBody),
    async (c) => {
      const which = { userId: c.get('person').user.uid, draftId: c.req.param('draftId') }
      const { domainName: typed, pair } = c.req.valid('json')
      return c.json(await connectDomain(c.get('services'), { ...which, typed, pair }), 200)
    },
  )
  .put(
    '/:draftId/handle-host',
    describe({
      summary: 'Whether the website’s own address leads to its main name',
      description: 'Or shows the website too.',
      answers: { 200: domainList },
      errors: ['invalid_request', 'not_signed_in', 'email_unverified', 'not_found', 'not_published'],
    }),
    signedIn,
    verified,
    jsonBody(handleHostBody),
    async (c) => {
      const which = { userId: c.get('person').user.uid, draftId: c.req.param('draftId') }
      return c.json(await setHandleHost(c.get('services'), { ...which, ...c.req.valid('json') }), 200)
    },
  )
