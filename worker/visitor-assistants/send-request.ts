import * as z from 'zod'
import {
  type ContactFormSpec,
  type FormFieldName,
  formFieldNames,
  type OwnFieldKind,
  tokenField,
} from '../../renderer/document/contact-form.ts'
import { chooseChallenge } from '../adapters/turnstile.ts'
import type { FormSite } from '../messages/submit/form-site.ts'
import { submitForm } from '../messages/submit/submit-form.ts'
import { maySend } from '../messages/submit/take-form.ts'
import type { ServiceContext } from '../platform/context.ts'
import { visitorAddress } from '../platform/http/caller.ts'
import { visitorIn } from '../visits/visitor.ts'

const described: Record<FormFieldName, string> = {
  name: 'The name of the person who asks.',
  email: 'Their email address.',
  phone: 'Their phone number.',
  preferredTime: 'When they would like to come, like 2026-11-22T14:30, by the clocks of the business.',
  message: 'What they want, in their words.',
}

const formats: { [K in OwnFieldKind]?: string } = { Date: ' (like 2026-11-22)', Number: ' (digits only)' }

/** The fields of a website's form as a tool's input. The form's own rules check what is entered. */
export function fieldsOf({ fields, message, own }: ContactFormSpec): Record<string, z.ZodType<string | undefined>> {
  const usual = formFieldNames
    .filter((name) => fields[name] !== 'Off')
    .map((name) => {
      const about = name === 'message' && message !== '' ? message : described[name]
      return [name, asked(z.string().describe(about), fields[name] === 'Required')]
    })
  const others = own.map(({ name, label, kind, options, required }) => {
    const value = options.length > 0 ? z.enum(options) : z.string()
    return [name, asked(value.describe(label + (formats[kind] ?? '')), required)]
  })
  const confirmation = z.string().optional().describe('Only if an answer to the same request asked for it.')
  return { ...Object.fromEntries([...usual, ...others]), [tokenField]: confirmation }
}

const asked = (value: z.ZodType<string>, isRequired: boolean) => (isRequired ? value : value.optional())

type Entered = { entered: Readonly<Record<string, string | undefined>>; headers: Headers }

/** Sends a request as the website's form would, with the same limits and the same rules against spam. */
export async function sendRequest(
  ctx: ServiceContext,
  { hostname }: FormSite,
  { entered, headers }: Entered,
): Promise<{ isSent: boolean; said: string }> {
  if (!(await maySend(ctx, headers))) return notSent('Too many requests. Try again in a minute.')
  const form = new URLSearchParams(Object.entries(entered).flatMap(([name, text = '']) => (text ? [[name, text]] : [])))
  const sender = { visitor: visitorAddress(headers), sender: visitorIn(headers) }
  // No assistant can pass the check for robots.
  const check = chooseChallenge(ctx.env) ? 'failed' : 'none'
  const outcome = await submitForm(ctx, { ...sender, hostname, form, photos: { ids: [] }, check })
  switch (outcome.kind) {
    case 'none':
      return notSent('The website takes no messages any more.')
    case 'unavailable':
      return notSent('Not sent, because of a failure here. Try again in a minute.')
    case 'sent':
      return { isSent: true, said: 'Sent. The business answers by email or phone. Nothing is booked yet.' }
    case 'page': {
      const { kind, problems, token } = outcome.state
      const again = token && ` Send the same fields with ${tokenField} "${token}".`
      if (kind === 'problems') return notSent(`Not sent. Please correct: ${JSON.stringify(problems)}`)
      if (kind === 'limited') return notSent('Not sent: too many messages came from you. Try again later.')
      if (kind === 'failed') return notSent(`Not sent, because of a failure here. Try again in a minute.${again}`)
      return notSent(`Not sent yet. Ask the person whether they want to send exactly this.${again}`)
    }
  }
}

const notSent = (said: string) => ({ isSent: false, said })
