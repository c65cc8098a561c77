import { AppError } from '../../contract/errors.ts'
import { chooseSocial } from '../../providers/choose.ts'
import type { ServiceContext } from '../context.ts'
import { openSocialAuth } from './open-social-auth.ts'
import { type Errand, endPath } from './round-trip.ts'

type Departure = {
  errand: Errand
  next: string | null
  popup?: string
  headers: Headers
  additionalParams?: Record<string, string>
}

/** Sends a browser to the issuer: the cookies bind the way back to it. Throws social_unavailable. */
export async function startRoundTrip(
  ctx: ServiceContext,
  { errand, next, popup, headers, additionalParams = {} }: Departure,
): Promise<{ url: string; setCookies: string[] }> {
  const social = chooseSocial(ctx.env)
  if (!social) throw new AppError('social_unavailable')
  const { api } = await openSocialAuth(ctx, social, async () => false)
  const end = ctx.env.APP_ORIGIN + endPath({ next, popup })
  const { response, headers: answered } = await api.signInSocial({
    body: {
      provider: social.issuer,
      callbackURL: end,
      errorCallbackURL: end,
      disableRedirect: true,
      additionalData: errand,
      additionalParams,
    },
    headers,
    returnHeaders: true,
  })
  if (!response.url) throw new AppError('social_unavailable')
  return { url: response.url, setCookies: answered.getSetCookie() }
}
