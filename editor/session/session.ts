import { queryOptions, useQuery } from '@tanstack/react-query'
import { answerOf, api } from '#api/client.ts'
import type { Account, Session } from '#worker/accounts/schema.ts'

/** Who is signed in, as the server says. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: (): Promise<Session> => answerOf(api.session.$get()),
  staleTime: 60_000,
})

export type SessionFlags = {
  /** Whether the server has said who is there. */
  loaded: boolean
  loggedIn: boolean
  /** Whether they may publish: people with the social provider, and those whose email is verified. */
  verified: boolean
}

/** What is known of the person by what the server said; undefined before it has. */
export function sessionFlags(session: Session | undefined): SessionFlags {
  const user = session?.user ?? null
  return {
    loaded: session !== undefined,
    loggedIn: user !== null,
    verified: user !== null && (user.type === 'social-provider' || user.verified),
  }
}

/** `status` is Waiting until the server has said who is there. */
export function useSession() {
  const { data, isPending } = useQuery(sessionQuery)
  return {
    user: data?.user ?? null,
    status: isPending ? ('Waiting' as const) : ('Ready' as const),
    ...sessionFlags(data),
  }
}

/** What the account page shows, and how many websites there is room for. */
export const accountQuery = queryOptions({
  queryKey: ['account'],
  queryFn: (): Promise<Account> => answerOf(api.account.$get()),
  staleTime: 60_000,
})
