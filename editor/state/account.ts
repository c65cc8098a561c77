import { queryOptions } from '@tanstack/react-query'
import type { Account } from '../../worker/accounts/schema.ts'
import { answerOf, api } from '../api/client.ts'

/** What the account page shows, and how many websites there is room for. */
export const accountQuery = queryOptions({
  queryKey: ['account'],
  queryFn: (): Promise<Account> => answerOf(api.account.$get()),
  staleTime: 60_000,
})
