import * as z from 'zod'
import { isEditorPath, pages } from '../../platform/addresses/paths.ts'
import type { ServiceContext } from '../../platform/context.ts'
import { popupId, reauthenticationAct, type SocialError } from '../schema.ts'

/** What a round trip is for, kept with its state. `act`: to reauthenticate instead of signing in. */
export const errand = z.object({ act: reauthenticationAct.optional() })
export type Errand = z.infer<typeof errand>

type End = { next: string | null; popup?: string; error?: SocialError }

/** The page that ends a round trip. `next` is kept only if it is a page of the app. */
export function endPath({ next, popup, error }: End): string {
  const isOwn = next !== null && isEditorPath(next.replace(/[?#].*/s, ''))
  const query = new URLSearchParams({
    ...(isOwn && { next }),
    ...(popup !== undefined && { popup }),
    ...(error && { error }),
  })
  return query.size > 0 ? `${pages.socialDone}?${query}` : pages.socialDone
}

/** What an address says that better-auth wants to send a person to; nothing for any other than the page that ends a round trip. */
export function readEnd({ env }: Pick<ServiceContext, 'env'>, location: string | null) {
  const url = location && URL.canParse(location, env.APP_ORIGIN) ? new URL(location, env.APP_ORIGIN) : undefined
  if (url?.origin !== env.APP_ORIGIN || url.pathname !== pages.socialDone) {
    return { next: null, reason: 'elsewhere' }
  }
  const query = url.searchParams
  return {
    next: query.get('next'),
    popup: popupId.safeParse(query.get('popup')).data,
    reason: query.get('error') ?? undefined,
  }
}
