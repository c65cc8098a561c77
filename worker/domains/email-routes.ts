import { and, eq, isNull, lt } from 'drizzle-orm'
import { Hono } from 'hono'
import { limits } from '../../renderer/document/fields/limits.ts'
import { readBearer } from '../accounts/sessions/sessions.ts'
import { findPerson } from '../accounts/user-rows.ts'
import { sendMail } from '../adapters/email/email.ts'
import { chooseHostnames } from '../adapters/hostnames/choose-hostnames.ts'
import { plainLine } from '../adapters/plain-line.ts'
import { pages } from '../platform/addresses/paths.ts'
import type { ApiEnv, ServiceContext } from '../platform/context.ts'
import type { Database } from '../platform/db/database.ts'
import { AppError } from '../platform/http/errors.ts'
import { describe, jsonBody } from '../platform/http/route.ts'
import type { Owner } from '../platform/owner.ts'
import { DAY } from '../platform/time.ts'
import { websiteDomains } from '../websites/domain-tables.ts'
import type { DomainRow } from '../websites/domains.ts'
import { daysUntilDisconnectMail } from '../websites/states.ts'
import { disconnectMail } from './emails.ts'
import { wantedRecords } from './look-up.ts'
import { ownDomain } from './read.ts'
import { disconnectMailAnswer, disconnectMailBody } from './schema.ts'

/** Emails about custom domains, under the path that the product's callers know. */
export const domainMailRoutes = new Hono<ApiEnv>().post(
  '/send-disconnect-email',
  describe({
    summary: 'Write to a domain’s owner what to clear up after disconnecting it',
    description: 'Works once, and only if the domain hadn’t changed for more than seven days.',
    bearer: true,
    answers: { 200: disconnectMailAnswer },
    errors: ['invalid_request', 'not_signed_in', 'not_found', 'mail_failed'],
  }),
  jsonBody(disconnectMailBody),
  async (c) => {
    const services = c.get('services')
    const bearer = await readBearer(services, c.req.header('authorization'))
    if (!bearer) throw new AppError('not_signed_in')
    const { domain: domainName, companyName } = c.req.valid('json')
    const order = { userId: bearer.userId, domainName, companyName }
    return c.json({ sent: await sendDisconnectMail(services, order) }, 200)
  },
)

type Order = Owner & { domainName: string; companyName: string }

const quietTime = daysUntilDisconnectMail * DAY

/**
 * Emails a disconnected domain's owner, once, what to clean up at their registrar, if the domain was unchanged for over seven days before.
 * Returns whether an email was sent. Throws not_found, mail_failed.
 */
export async function sendDisconnectMail(ctx: ServiceContext, order: Order): Promise<boolean> {
  const { userId, companyName } = order
  const domain = await ownDomain(ctx, { userId, domainName: order.domainName.trim().toLowerCase() })
  const person = await findPerson(ctx.db, userId)
  if (!person) throw new AppError('not_found')
  const { id, quietSince } = domain
  const before = new Date(ctx.now().getTime() - quietTime)
  if (!quietSince || !(await takeQuiet(ctx.db, { id, quietSince, before }))) return false
  try {
    const mail = await disconnectMail({
      domain: domain.shownName,
      companyName: plainLine(companyName, limits.businessName),
      records: await recordsOf(ctx, domain),
      url: ctx.env.APP_ORIGIN + pages.designer,
    })
    await sendMail(ctx, person.email, mail)
  } catch (error) {
    await giveQuietBack(ctx.db, { id, quietSince })
    throw error
  }
  return true
}

/** The records that the owner created; empty if custom domains are no longer offered. */
async function recordsOf({ env }: ServiceContext, { userId, domainName }: DomainRow) {
  const hostnames = chooseHostnames(env)
  if (!hostnames) return []
  const { traffic, ownership } = await wantedRecords({ userId, domainName, hostnames })
  return [...traffic, ownership]
}

type Quiet = { id: string; quietSince: Date }

/** Claims the email to a disconnected domain's owner. False if it was already sent, or if the domain was reconnected. */
async function takeQuiet(db: Database, { id, quietSince, before }: Quiet & { before: Date }): Promise<boolean> {
  const taken = await db
    .update(websiteDomains)
    .set({ quietSince: null })
    .where(and(disconnected(id), eq(websiteDomains.quietSince, quietSince), lt(websiteDomains.quietSince, before)))
    .returning({ id: websiteDomains.id })
  return taken.length > 0
}

/** After a failure, lets the next call send it. */
const giveQuietBack = (db: Database, { id, quietSince }: Quiet) =>
  db
    .update(websiteDomains)
    .set({ quietSince })
    .where(and(disconnected(id), isNull(websiteDomains.quietSince)))

const disconnected = (id: string) => and(eq(websiteDomains.id, id), isNull(websiteDomains.websiteName))
