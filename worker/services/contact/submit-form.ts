import type { FormPageState } from '../../../renderer/render-form-page.ts'
import { notifyOwner } from '../../live/notify-owner.ts'
import type { Said } from '../../storage/contact/message-rows.ts'
import type { ServiceContext } from '../context.ts'
import { drainMail } from '../mail-outbox/drain-mail.ts'
import { countMessage } from '../visits/count-message.ts'
import { withinSeconds } from '../within-seconds.ts'
import { mintToken, readPass } from './contact-token.ts'
import { type FormSite, findFormSite, lastKnownSite } from './form-site.ts'
import { keepMessage } from './keep-message.ts'
import { type Entered, readEntered } from './read-entered.ts'

/** For the database, in seconds: a visitor waits. */
const patience = 10

export type SentForm = {
  hostname: string
  form: URLSearchParams
  /** Who sends it, as far as limits count. */
  visitor: string
  /** Whether a check that was asked for was not passed. */
  unchecked: boolean
}

export type FormOutcome =
  /** No website, or one without a form. */
  | { kind: 'none' }
  /** Nothing can be said, not even of the website. */
  | { kind: 'unavailable' }
  /** It is kept. */
  | { kind: 'sent'; site: FormSite }
  /** The page in between. `retryAfter` is in seconds. */
  | { kind: 'page'; site: FormSite; state: FormPageState; retryAfter?: number }

/**
 * What a contact form sends: the first time the page that asks to send it, with its token; with that token the message is kept. Sent
 * only where it is in the database. Whatever else comes of it, what was entered goes back.
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
  if (entered.token === '') return pageOf(ctx, site, entered, 'confirm')
  return acceptMessage(ctx, site, { entered, sent })
}

async function acceptMessage(
  ctx: ServiceContext,
  site: FormSite,
  { entered, sent }: { entered: Entered; sent: SentForm },
): Promise<FormOutcome> {
  const pass = await readPass(ctx, entered.token, site.draftId)
  if (!pass) return pageOf(ctx, site, entered, 'expired')
  const said = saidOf(entered)
  const { trapped } = entered
  const { unchecked, visitor } = sent
  try {
    const kept = await withinSeconds(patience, keepMessage(ctx, site, { said, pass, trapped, unchecked, visitor }))
    switch (kept.kind) {
      case 'stored':
        tellOwner(ctx, site, kept.folder === 'inbox')
        return { kind: 'sent', site }
      case 'known':
        // Another message in the same page, after going back to it: that one has not been sent.
        if (!isSame(kept.said, said)) return pageOf(ctx, site, { ...entered, token: '' }, 'confirm')
        return { kind: 'sent', site }
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

/** After the answer: nothing of it may hold it up, and what fails here comes by itself later, or is a number. */
function tellOwner(ctx: ServiceContext, { userId, draftId }: FormSite, isClean: boolean): void {
  notifyOwner(ctx, userId, { type: 'messages.changed' })
  if (!isClean) return
  ctx.defer(drainMail(ctx))
  ctx.defer(countMessage(ctx, { draftId }))
}

/** A token that is still good stays: what may have been kept in spite of a failure is then not kept twice. */
async function pageOf(ctx: ServiceContext, site: FormSite, entered: Entered, kind: FormPageState['kind']) {
  const { values, problems, trapped, token: came } = entered
  const pass = await readPass(ctx, came, site.draftId)
  const mayStay = pass && (pass.trapped || !trapped)
  const token = mayStay ? came : await mintToken(ctx, { draftId: site.draftId, trapped })
  return { kind: 'page' as const, site, state: { kind, values, problems, token } }
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
