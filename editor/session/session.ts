import { queryOptions, useQuery } from '@tanstack/react-query'
import { api, responseBody } from '#api/client.ts'
import type { Account, Session } from '#worker/accounts/schema.ts'

export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: (): Promise<Session> => responseBody(api.session.$get()),
  staleTime: 60_000,
})

export type SessionFlags = {
  loaded: boolean
  loggedIn: boolean
  /** Whether the person may publish: they signed in with the social provider or verified their email. */
  verified: boolean
}

/** The session's flags. Undefined means still loading. */
export function sessionFlags(session: Session | undefined): SessionFlags {
  const user = session?.user ?? null
  return {
    loaded: session !== undefined,
    loggedIn: user !== null,
    verified: user !== null && (user.type === 'social-provider' || user.verified),
  }
}

/** `status` is 'Waiting' while the session loads. */
export function useSession() {
  const { data, isPending } = useQuery(sessionQuery)
  return {
    user: data?.user ?? null,
    status: isPending ? ('Waiting' as const) : ('Ready' as const),
    ...sessionFlags(data),
  }
}

/** The account page's data, and the website limit. */
export const accountQuery = queryOptions({
  queryKey: ['account'],
  queryFn: (): Promise<Account> => responseBody(api.account.$get()),
  staleTime: 60_000,
})
