import { Hono } from 'hono'
import type { AccountEnv } from '../accounts/parts.ts'
import { checkDeeply } from '../health/deep-health.ts'
import { deepHealth } from '../health/schema.ts'
import { describe, jsonBody, query } from '../platform/http/route.ts'
import { listAudit } from './audit.ts'
import { checkDomainSoon, readCondition } from './condition.ts'
import { readPast } from './daily-numbers.ts'
import { findWebsites } from './find-websites.ts'
import { readNumbers } from './numbers.ts'
import { operatorsOnly, provenOperator } from './operator.ts'
import { deletePerson, endSessions, findPeople, liftLimits } from './people.ts'
import { approvePublication, closeReports, markChecked, refusePublication } from './reviews.ts'
import {
  actBody,
  auditList,
  auditQuery,
  closeBody,
  condition,
  done,
  overview,
  personLines,
  queue,
  searchQuery,
  suspendBody,
  websiteDetails,
  websiteLines,
  websitesQuery,
} from './schema.ts'
import { restoreWebsite, suspendWebsite } from './suspend.ts'
import { countWaiting, getWebsite, readQueue } from './websites.ts'

const isDone = { done: true } as const
const reads = { errors: ['invalid_request', 'not_found'] as ('invalid_request' | 'not_found')[] }
const changes = {
  description: 'For operators who reauthenticated within five minutes. Logged; the owner gets an email.',
  answers: { 200: done },
  errors: ['invalid_request', 'not_found', 'reauthentication_required'] as (
    | 'invalid_request'
    | 'not_found'
    | 'reauthentication_required'
  )[],
}

const lists = new Hono<AccountEnv>()
  .get(
    '/',
    describe({ ...reads, summary: 'Get today’s numbers and the queue’s length', answers: { 200: overview } }),
    async (c) => {
      const services = c.get('services')
      const [numbers, past, waiting] = await Promise.all([
        readNumbers(services),
        readPast(services),
        countWaiting(services),
      ])
      return c.json({ email: c.get('person').user.email, waiting, ...numbers, past }, 200)
    },
  )
  .get(
    '/queue',
    describe({ ...reads, summary: 'List websites waiting for review', answers: { 200: queue } }),
    async (c) => c.json(await readQueue(c.get('services')), 200),
  )
  .get(
    '/condition',
    describe({
      ...reads,
      summary: 'Get version, last backup, budgets, stuck domains and failing jobs',
      answers: { 200: condition },
    }),
    async (c) => c.json(await readCondition(c.get('services')), 200),
  )
  .get(
    '/health',
    describe({
      ...reads,
      summary: 'Run the self-checks',
      answers: { 200: deepHealth },
    }),
    async (c) => c.json(await checkDeeply(c.get('services'), { asksModel: false }), 200),
  )
  .get(
    '/audit',
    describe({ ...reads, summary: 'List operator actions, newest first', answers: { 200: auditList } }),
    query(auditQuery),
    async (c) => c.json({ entries: await listAudit(c.get('services'), c.req.valid('query')) }, 200),
  )
  .get(
    '/people',
    describe({ ...reads, summary: 'Find accounts by email address', answers: { 200: personLines } }),
    query(searchQuery),
    async (c) => c.json({ people: await findPeople(c.get('services'), c.req.valid('query').q) }, 200),
  )
  .get(
    '/websites',
    describe({
      ...reads,
      summary: 'List the newest websites, or search by address, domain or text',
      answers: { 200: websiteLines },
    }),
    query(websitesQuery),
    async (c) => c.json({ websites: await findWebsites(c.get('services'), c.req.valid('query').q) }, 200),
  )
  .get(
    '/websites/:draftId',
    describe({ ...reads, summary: 'Get a website’s details', answers: { 200: websiteDetails } }),
    async (c) => c.json(await getWebsite(c.get('services'), c.req.param('draftId')), 200),
  )

const ofWebsites = new Hono<AccountEnv>()
  .post(
    '/websites/:draftId/suspend',
    describe({ ...changes, summary: 'Take a website offline' }),
    provenOperator,
    jsonBody(suspendBody),
    async (c) => {
      const order = { draftId: c.req.param('draftId'), operatorId: c.get('userId'), ...c.req.valid('json') }
      await suspendWebsite(c.get('services'), order)
      return c.json(isDone, 200)
    },
  )
  .post(
    '/websites/:draftId/restore',
    describe({ ...changes, summary: 'Lift a suspension' }),
    provenOperator,
    jsonBody(actBody),
    async (c) => {
      const order = { draftId: c.req.param('draftId'), operatorId: c.get('userId'), ...c.req.valid('json') }
      await restoreWebsite(c.get('services'), order)
      return c.json(isDone, 200)
    },
  )
  .post(
    '/websites/:draftId/approve',
    describe({ ...changes, summary: 'Release a held version' }),
    provenOperator,
    jsonBody(actBody),
    async (c) => {
      const order = { draftId: c.req.param('draftId'), operatorId: c.get('userId'), ...c.req.valid('json') }
      await approvePublication(c.get('services'), order)
      return c.json(isDone, 200)
    },
  )
  .post(
    '/websites/:draftId/refuse',
    describe({ ...changes, summary: 'Reject a held version' }),
    provenOperator,
    jsonBody(actBody),
    async (c) => {
      const order = { draftId: c.req.param('draftId'), operatorId: c.get('userId'), ...c.req.valid('json') }
      await refusePublication(c.get('services'), order)
      return c.json(isDone, 200)
    },
  )
  .post(
    '/websites/:draftId/mark-checked',
    describe({ ...changes, summary: 'Approve a publication that passed the check', description: 'Logged.' }),
    provenOperator,
    jsonBody(actBody),
    async (c) => {
      const order = { draftId: c.req.param('draftId'), operatorId: c.get('userId'), ...c.req.valid('json') }
      await markChecked(c.get('services'), order)
      return c.json(isDone, 200)
    },
  )
  .post(
    '/websites/:draftId/close-reports',
    describe({
      ...changes,
      summary: 'Close the open reports of a website',
      description: 'Logged. If an answer is given, reporters who asked for one get it by email.',
      errors: [...changes.errors, 'mail_failed'],
    }),
    provenOperator,
    jsonBody(closeBody),
    async (c) => {
      const order = { draftId: c.req.param('draftId'), operatorId: c.get('userId'), ...c.req.valid('json') }
      await closeReports(c.get('services'), order)
      return c.json(isDone, 200)
    },
  )
  .post(
    '/domains/:domainId/check',
    describe({ ...changes, summary: 'Check a domain within a minute', description: 'Logged.' }),
    provenOperator,
    jsonBody(actBody),
    async (c) => {
      const order = { domainId: c.req.param('domainId'), operatorId: c.get('userId'), ...c.req.valid('json') }
      await checkDomainSoon(c.get('services'), order)
      return c.json(isDone, 200)
    },
  )

const ofPeople = new Hono<AccountEnv>()
  .post(
    '/people/:userId/end-sessions',
    describe({ ...changes, summary: 'Sign a person out everywhere' }),
    provenOperator,
    jsonBody(actBody),
    async (c) => {
      const order = { userId: c.req.param('userId'), operatorId: c.get('userId'), ...c.req.valid('json') }
      await endSessions(c.get('services'), order)
      return c.json(isDone, 200)
    },
  )
  .post(
    '/people/:userId/lift-limits',
    describe({ ...changes, summary: 'Reset the limits that a person has reached' }),
    provenOperator,
    jsonBody(actBody),
    async (c) => {
      const order = { userId: c.req.param('userId'), operatorId: c.get('userId'), ...c.req.valid('json') }
      await liftLimits(c.get('services'), order)
      return c.json(isDone, 200)
    },
  )
  .post(
    '/people/:userId/delete',
    describe({ ...changes, summary: 'Delete an account and everything in it' }),
    provenOperator,
    jsonBody(actBody),
    async (c) => {
      const order = { userId: c.req.param('userId'), operatorId: c.get('userId'), ...c.req.valid('json') }
      const { deletion: steps } = await c.get('accountParts')()
      await deletePerson(c.get('services'), { ...order, steps })
      return c.json(isDone, 200)
    },
  )

/** For operators only; 404 for everybody else. */
export const operateRoutes = new Hono<AccountEnv>()
  .use(operatorsOnly)
  .route('/', lists)
  .route('/', ofWebsites)
  .route('/', ofPeople)
