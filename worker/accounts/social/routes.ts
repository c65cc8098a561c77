import { Hono } from 'hono'
import { describe, jsonBody } from '../../platform/http/route.ts'
import { socialBody, socialStarted } from '../schema.ts'
import { askingBrowser } from '../sessions/browsers.ts'
import { respondSignedIn, type SignInEnv } from '../sign-in-routes.ts'
import { finishSocial } from './finish.ts'
import { startSocialSignIn } from './start.ts'

/** Signing in with an account that a person has elsewhere, through OpenID Connect. */
export const socialRoutes = new Hono<SignInEnv>()
  .post(
    '/',
    describe({
      summary: 'Begin to sign in with the social provider',
      description: 'Responds with the address that the browser, or a popup, has to open.',
      answers: { 200: socialStarted },
      errors: ['invalid_request', 'social_unavailable'],
    }),
    jsonBody(socialBody),
    async (c) => {
      const wanted = { ...c.req.valid('json'), browser: askingBrowser(c) }
      const { url, setCookies } = await startSocialSignIn(c.get('services'), wanted)
      for (const cookie of setCookies) c.header('Set-Cookie', cookie, { append: true })
      return c.json({ url }, 200)
    },
  )
  .get(
    '/callback',
    describe({
      summary: 'Where the social provider sends people back to',
      description: 'Redirects to a page of the app, signed in or with `?error=`.',
      answers: { 302: null },
    }),
    async (c) => {
      const { path, setCookies, userId } = await finishSocial(c.get('services'), c.req.raw)
      const draftId = userId === undefined ? null : await respondSignedIn(c, { userId, setCookies })
      if (userId === undefined) for (const cookie of setCookies) c.header('Set-Cookie', cookie, { append: true })
      const to = new URL(path, c.env.APP_ORIGIN)
      if (draftId) to.searchParams.set('draftId', draftId)
      return c.redirect(to.href, 302)
    },
  )
