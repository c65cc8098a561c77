import { formEndpoint } from '../../renderer/document/contact-form.ts'
import type { Env } from '../env.ts'
import type { Address } from '../hosts.ts'
import { openContext } from '../services/context.ts'
import { visitorAddress } from '../services/visitor-address.ts'
import { notFound } from '../sites/plain-answers.ts'
import { answerContact } from './answer-contact.ts'
import { takeForm } from './take-form.ts'

/** The app's answer to what forms on websites send, `POST /_/…`: there is one of them, how to get in touch. */
export async function answerSitePost(
  request: Request,
  { hostname, path }: Address,
  env: Env,
  ctx: ExecutionContext,
): Promise<Response> {
  if (path !== formEndpoint) return notFound()
  const taken = await takeForm(request, env)
  if ('refusal' in taken) return taken.refusal
  const services = openContext(env, (promise) => ctx.waitUntil(promise), 'site post')
  return answerContact(services, request, { hostname, form: taken.form, visitor: visitorAddress(request.headers) })
}
