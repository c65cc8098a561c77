import { limits } from '../../../renderer/document/limits.ts'
import { daysUntilDisconnectMail } from '../../contract/domain-states.ts'
import { AppError } from '../../contract/errors.ts'
import { pages } from '../../contract/routes-table.ts'
import { disconnectMail } from '../../mails/disconnect-mail.ts'
import { chooseHostnames } from '../../providers/choose.ts'
import { plainLine } from '../../providers/plain-line.ts'
import { giveQuietBack, takeQuiet } from '../../storage/domains/disconnect-mail-rows.ts'
import type { DomainRow } from '../../storage/domains/domain-rows.ts'
import { findPerson } from '../../storage/users.ts'
import type { ServiceContext } from '../context.ts'
import { sendMail } from '../send-mail.ts'
import { ownDomain } from './own-domain.ts'
import { wantedRecords } from './wanted-records.ts'

type Order = { userId: string; domainName: string; companyName: string }

const quietTime = daysUntilDisconnectMail * 24 * 60 * 60 * 1000

/**
 * Writes to the owner of a disconnected domain what to clear up where they bought it, once, if it had not been modified for over
 * seven days before. Returns whether an email was sent. Throws not_found, mail_failed.
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

/** The records that its owner made; nothing if custom domains are no longer offered. */
async function recordsOf({ env }: ServiceContext, { userId, domainName }: DomainRow) {
  const hostnames = chooseHostnames(env)
  if (!hostnames) return []
  const { traffic, ownership } = await wantedRecords({ userId, domainName, hostnames })
  return [...traffic, ownership]
}
