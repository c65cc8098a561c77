import { createMiddleware } from 'hono/factory'
import { findReauthentication } from '../accounts/reauthentication.ts'
import { findSession, type SignedIn } from '../accounts/sessions/sessions.ts'
import type { SignedInEnv } from '../accounts/sessions/signed-in.ts'
import type { Env } from '../env.ts'
import { openContext, type ServiceContext } from '../platform/context.ts'
import { AppError } from '../platform/http/errors.ts'
import { isOperator } from '../platform/operators.ts'

/** The act that operators prove their identity for. */
export const operatorAct = 'operate'

async function findOperator(ctx: ServiceContext, headers: Headers): Promise<SignedIn | undefined> {
  if (!ctx.env.OPERATOR_EMAILS) return undefined
  const person = await findSession(ctx, headers)
  return person && isOperator(ctx.env, person.user) ? person : undefined
}

/** Everybody but an operator gets the answer of a path that does not exist. */
export const operatorsOnly = createMiddleware<SignedInEnv>(async (c, next) => {
  const operator = await findOperator(c.get('services'), c.req.raw.headers)
  if (!operator) throw new AppError('not_found')
  c.set('person', operator)
  c.set('userId', operator.user.uid)
  await next()
  for (const cookie of operator.setCookies) c.header('Set-Cookie', cookie, { append: true })
})

/** Behind `operatorsOnly`, for every change: a proof of identity within the last five minutes. */
export const provenOperator = createMiddleware<SignedInEnv>(async (c, next) => {
  if (!(await findReauthentication(c.get('services'), c.get('person'), operatorAct)))
    throw new AppError('reauthentication_required')
  await next()
})

/** Whether an operator requests the operators' page. */
export const isOperatorRequest = async (request: Request, env: Env, ctx: ExecutionContext): Promise<boolean> =>
  (await findOperator(
    openContext(env, (promise) => ctx.waitUntil(promise)),
    request.headers,
  )) !== undefined
