import * as z from 'zod'
import type { Env } from '../../env.ts'
import { emailAddress } from '../../platform/http/email-address.ts'
import { readForm } from '../../platform/http/read-body.ts'
import { pickerPage } from './picker-page.ts'
import { issuerOf, localClient, returnAddress, sealGrant } from './token.ts'

const asked = z.object({
  client_id: z.literal(localClient),
  response_type: z.literal('code'),
  redirect_uri: z.string(),
  state: z.string().min(1).max(512),
  scope: z.string().regex(/\bopenid\b/),
  nonce: z.string().max(512).optional(),
  code_challenge: z.string().regex(/^[\w-]{43}$/),
  code_challenge_method: z.literal('S256'),
})

/** Shows the accounts to choose from, and redirects back with a code, or with a refusal. */
export async function answerAuthorize(request: Request, env: Env): Promise<Response> {
  const query = asked.safeParse(Object.fromEntries(new URL(request.url).searchParams)).data
  if (query?.redirect_uri !== returnAddress(env)) {
    return new Response('This is no request of the product’s.\n', { status: 400 })
  }
  if (request.method !== 'POST') return pickerPage(env)
  const form = await readForm(request)
  if (form.has('cancel')) return sendBack(env, { error: 'access_denied', state: query.state })
  const email = emailAddress.safeParse(form.get('person') ?? form.get('email')).data
  if (!email) return pickerPage(env, form.get('email') ?? '')
  const person = { sub: `local|${email}`, email, name: nameOf(email) }
  const grant = { ...person, nonce: query.nonce, challenge: query.code_challenge, jti: crypto.randomUUID() }
  return sendBack(env, { code: await sealGrant(env, 'code', grant), state: query.state })
}

function sendBack(env: Env, answer: Record<string, string>): Response {
  const Location = `${returnAddress(env)}?${new URLSearchParams({ ...answer, iss: issuerOf(env) })}`
  return new Response(null, { status: 303, headers: { Location, 'Cache-Control': 'no-store' } })
}

/** 'ada.lovelace@…' is called Ada Lovelace. */
const nameOf = (email: string) =>
  email
    .replace(/@.*/, '')
    .split(/[._-]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
