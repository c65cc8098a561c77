import { daysToVerify, hoursUntilCertificateFails } from '../../contract/domain-states.ts'
import { pages } from '../../contract/routes-table.ts'
import { domainConnectedMail } from '../../mails/domain-connected-mail.ts'
import { domainFailedMail, domainLostMail } from '../../mails/domain-failed-mail.ts'
import { type DomainRow, findDomain } from '../../storage/domains/domain-rows.ts'
import { findPerson } from '../../storage/users.ts'
import type { ServiceContext } from '../context.ts'
import { hostOrigin } from '../publishing/site-address.ts'
import { sendMail } from '../send-mail.ts'

const mails = { connected: domainConnectedMail, failed: domainFailedMail, lost: domainLostMail }
const times = { days: daysToVerify, hours: hoursUntilCertificateFails }

/** The outcomes of a domain. */
export type News = keyof typeof mails

/**
 * Emails a domain's outcome to its owner, who has most likely left the page by then. `domain` is the current row. Never
 * throws: a mail that is not taken over is logged, and the page says the same.
 */
export async function tellOwner(ctx: ServiceContext, domain: DomainRow, what: News): Promise<void> {
  const { userId, domainName, shownName, failureReason } = domain
  try {
    const person = await findPerson(ctx.db, userId)
    if (!person || (what === 'connected' && (await isSecondOfPair(ctx, domain)))) return
    const url = what === 'connected' ? hostOrigin(ctx.env, domainName) : ctx.env.APP_ORIGIN + pages.designer
    const cause = failureReason === 'CertificateActivationFailed' ? 'certificate' : 'records'
    await sendMail(ctx, person.email, await mails[what]({ domain: shownName, cause, ...times, url }))
  } catch (error) {
    console.error(`domain ${domainName}: its owner was not told that it is ${what}`, error)
  }
}

/** Of a name with www and without, one mail is enough: that of the main one, or else the first. */
async function isSecondOfPair({ db }: ServiceContext, domain: DomainRow): Promise<boolean> {
  const { userId, domainName, websiteName, preferred } = domain
  if (preferred) return false
  const pair = domainName.startsWith('www.') ? domainName.slice('www.'.length) : `www.${domainName}`
  const other = await findDomain(db, { userId, domainName: pair })
  return other?.websiteName === websiteName && (other.preferred || other.live)
}
