import type { FormPageState } from '../../../renderer/render-form-page.ts'
import { notifyOwner } from '../../live/notify-owner.ts'
import type { Said } from '../../storage/contact/message-rows.ts'
import type { ServiceContext } from '../context.ts'
import { drainMail } from '../mail-outbox/drain-mail.ts'
import { countMessage } from '../visits/count-message.ts'
import { withinSeconds } from '../within-seconds.ts'
import { type ContactPass, mintToken, readPass } from './contact-token.ts'
import { type FormSite, findFormSite, lastKnownSite } from './form-site.ts'
import { type Check, keepMessage } from './keep-message.ts'
import { type Entered, readEntered } from './read-entered.ts'

/** For the database, in seconds: a visitor waits. */
const patience = 10

export type SentForm = {
  hostname: string
  form: URLSearchParams
  /** Who sends it, as far as limits count. */
  visitor: string
  /** What the check for robots found. */
  check: Check
}

export type FormOutcome =
  /** No website, or one without a form. */
  | { kind: 'none' }
  /** The database does not respond, and this isolate has not seen the website before. */
  | { kind: 'unavailable' }
  /** The message is stored. */
  | { kind: 'sent'; site: FormSite }
  /** The page that follows the form. `retryAfter` is in seconds. */
  | { kind: 'page'; site: FormSite; state: FormPageState; retryAfter?: number }

/**
 * Takes the post of a contact form. One post stores a message, unless it looks like spam or the website is flooded: then a page asks to
 * confirm it, and the post with that page's token stores it. On every other outcome the visitor gets back all they typed.
 */
export async function submitForm(ctx: ServiceContext, sent: SentForm): Promise<FormOutcome> {
  let site: FormSite | undefined
  try {
    site = await withinSeconds(patience, findFormSite(ctx, sent.hostname))
  } catch (error) {
    console.error(`contact: ${sent.hostname} not found: ${error}`)
    site = lastKnownSite(sent.hostname)
    if (!site) return { kind: 'unavailable' }
    return pageOf(ctx, site, readEntered(sent.form, site.fields), 'failed')
  }
  if (!site) return { kind: 'none' }
  const entered = readEntered(sent.form, site.fields)
  if (Object.keys(entered.problems).length > 0) return pageOf(ctx, site, entered, 'problems')
  const pass = await readPass(ctx, entered.token, site.draftId)
  return acceptMessage(ctx, site, { entered, sent, pass })
}

type Accepted = { entered: Entered; sent: SentForm; pass: ContactPass | undefined }

async function acceptMessage(ctx: ServiceContext, site: FormSite, accepted: Accepted): Promise<FormOutcome> {
  const { entered, sent, pass } = accepted
  const said = saidOf(entered)
  const { visitor, check } = sent
  try {
    const trapped = entered.trapped || pass?.trapped === true
    const kept = await withinSeconds(patience, keepMessage(ctx, site, { said, pass, trapped, check, visitor }))
    switch (kept.kind) {
      case 'stored':
        tellOwner(ctx, site, kept.folder === 'inbox')
        return { kind: 'sent', site }
      case 'known':
        // After going back, the page of a message that was sent may hold another one.
        if (!isSame(kept.said, said)) return acceptMessage(ctx, site, { ...accepted, pass: undefined })
        return { kind: 'sent', site }
      case 'doubtful':
        return pageOf(ctx, site, { ...entered, trapped }, entered.token === '' || pass ? 'confirm' : 'expired')
      case 'full': {
        const retryAfter = Math.max(1, Math.ceil((kept.until.getTime() - ctx.now().getTime()) / 1000))
        return { ...(await pageOf(ctx, site, entered, 'limited')), retryAfter }
      }
      case 'gone':
        return { kind: 'none' }
    }
  } catch (error) {
    console.error(`contact: a message to ${site.draftId} not kept: ${error}`)
    return pageOf(ctx, site, entered, 'failed')
  }
}

/** After the response, which nothing of this may delay: what fails here runs again later, or is a number. */
function tellOwner(ctx: ServiceContext, { userId, draftId }: FormSite, isClean: boolean): void {
  notifyOwner(ctx, userId, { type: 'messages.changed' })
  if (!isClean) return
  ctx.defer(drainMail(ctx))
  ctx.defer(countMessage(ctx, { draftId }))
}

async function pageOf(ctx: ServiceContext, site: FormSite, entered: Entered, kind: FormPageState['kind']) {
  const { values, problems } = entered
  const token = await tokenOf(ctx, site, entered, kind)
  return { kind: 'page' as const, site, state: { kind, values, problems, token } }
}

/** A valid token stays, so that a message that was stored in spite of a failure is not stored twice. Other pages seldom need one. */
async function tokenOf(
  ctx: ServiceContext,
  { draftId }: FormSite,
  { token: came, trapped }: Entered,
  kind: FormPageState['kind'],
): Promise<string> {
  const asked = kind === 'confirm' || kind === 'expired'
  if (asked) return mintToken(ctx, { draftId, asked, trapped })
  const pass = await readPass(ctx, came, draftId)
  if (pass && (pass.trapped || !trapped)) return came
  return trapped ? mintToken(ctx, { draftId, asked, trapped }) : ''
}

const saidOf = ({ values }: Entered): Said => ({
  name: values.name ?? '',
  email: values.email ?? '',
  phone: values.phone ?? '',
  message: values.message ?? '',
  preferredTime: values.preferredTime || null,
})

const isSame = (one: Said, other: Said) =>
  (Object.keys(other) as (keyof Said)[]).every((field) => one[field] === other[field])
