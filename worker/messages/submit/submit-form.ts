import * as z from 'zod'
import {
  type FormFieldName,
  type FormFields,
  type FormProblem,
  formFieldNames,
  preferredTimeShape,
  tokenField,
  trapField,
} from '../../../renderer/document/contact-form.ts'
import { limits } from '../../../renderer/document/fields/limits.ts'
import { plainLines, plainText } from '../../../renderer/page/plain-text.ts'
import type { FormPageState } from '../../../renderer/render-form-page.ts'
import { withTimeout } from '../../platform/concurrency.ts'
import type { ServiceContext } from '../../platform/context.ts'
import { emailAddress } from '../../platform/http/email-address.ts'
import { notifyOwner } from '../../platform/live/notify-owner.ts'
import { countMessage } from '../../visits/visits-of.ts'
import { drainMail } from '../outbox/drain.ts'
import { type ContactPass, type FormSite, findFormSite, lastKnownSite, mintToken, readPass } from './form-site.ts'
import { type Check, keepMessage, type Said } from './keep-message.ts'

/** For the database, in seconds: a visitor waits. */
const patience = 10

type SentForm = {
  hostname: string
  form: URLSearchParams
  /** Who sends it, as far as limits count. */
  visitor: string
  /** What the check for robots found. */
  check: Check
}

type FormOutcome =
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
    site = await withTimeout(patience, findFormSite(ctx, sent.hostname))
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
    const kept = await withTimeout(patience, keepMessage(ctx, site, { said, pass, trapped, check, visitor }))
    switch (kept.kind) {
      case 'stored':
        emailOwner(ctx, site, kept.folder === 'inbox')
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
function emailOwner(ctx: ServiceContext, { userId, draftId }: FormSite, isClean: boolean): void {
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

type Entered = {
  /** As it goes back into the form: whole, however long. */
  values: Partial<Record<FormFieldName, string>>
  problems: Partial<Record<FormFieldName, FormProblem>>
  /** Blank without one. */
  token: string
  /** Whether the field was filled in that only robots see. */
  trapped: boolean
}

type Shape = { clean: (text: string) => string; most: number; valid?: z.ZodType }

/** Widths of letters are a matter of keyboards: full-width digits are digits. */
const narrow = (text: string) => plainText(text.normalize('NFKC'))

const phone = z
  .string()
  .regex(/^\+?[\d\s().,/·‐-―−ー-]+(?:(?:x|ext\.?|#)\s*\d+)?$/i)
  .refine((text) => /^\d{3,20}$/.test(text.replace(/\D/g, '')))

const preferredTime = z
  .string()
  .regex(preferredTimeShape)
  .refine((time) => {
    const instant = Date.parse(`${time}:00Z`)
    return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(time)
  })

const shapes: Record<FormFieldName, Shape> = {
  name: { clean: plainText, most: limits.contactName },
  email: { clean: (text) => narrow(text).toLowerCase(), most: limits.email, valid: emailAddress },
  phone: { clean: narrow, most: limits.phone, valid: phone },
  // Where a browser has no field for it, people write it.
  preferredTime: { clean: (text) => narrow(text).replace(' ', 'T'), most: 16, valid: preferredTime },
  message: { clean: plainLines, most: limits.contactMessage },
}

/**
 * What was entered into a form that asks for these fields, cleaned, with what is wrong with it. Fields it does not ask for are left out;
 * a field that comes twice is invalid.
 */
export function readEntered(form: URLSearchParams, asked: FormFields): Entered {
  const names = formFieldNames.filter((name) => asked[name] !== 'Off')
  const values = Object.fromEntries(names.map((name) => [name, shapes[name].clean(form.get(name) ?? '')]))
  const problems: Entered['problems'] = {}
  for (const name of names) {
    const problem = form.getAll(name).length > 1 ? 'invalid' : problemOf(values[name] ?? '', asked[name], shapes[name])
    if (problem) problems[name] = problem
  }
  // If every field is optional, at least one must be filled in.
  const last = names.at(-1)
  if (last && names.every((name) => values[name] === '')) problems[last] ??= 'missing'
  const tokens = form.getAll(tokenField)
  const trapped = form.getAll(trapField).some((text) => text.trim() !== '')
  return { values, problems, token: tokens.length === 1 ? (tokens[0] ?? '') : tokens.length > 1 ? '?' : '', trapped }
}

function problemOf(value: string, ask: FormFields[FormFieldName], { most, valid }: Shape): FormProblem | undefined {
  if (value === '') return ask === 'Required' ? 'missing' : undefined
  if (value.length > most) return 'too_long'
  return valid && !valid.safeParse(value).success ? 'invalid' : undefined
}
