import { useMutation, useQueryClient } from '@tanstack/react-query'
import { failureCode } from '#api/api-error.ts'
import { api, responseBody } from '#api/client.ts'
import { accountQuery, sessionQuery } from './session.ts'

/** Resends the verification email. Refetches the session if the address is already verified. */
export function useResendVerification() {
  const refetchSession = useRefetchSession()
  return useMutation({
    mutationFn: () => responseBody(api.account.verification.$post()),
    networkMode: 'always',
    onError: (error) => {
      if (failureCode(error) === 'already_verified') void refetchSession()
    },
  })
}

/** Replaces an unverified address and emails a link to the new address. */
export function useCorrectEmail() {
  const refetchSession = useRefetchSession()
  return useMutation({
    mutationFn: (email: string) => responseBody(api.account.email.correction.$post({ json: { email } })),
    networkMode: 'always',
    // Also on errors, since the address may have changed before sending failed.
    onSettled: () => void refetchSession(),
  })
}

/** Refetches the session and account. Resolves when both are updated. */
export function useRefetchSession() {
  const queries = useQueryClient()
  return () =>
    Promise.all(
      [sessionQuery, accountQuery].map(({ queryKey }) =>
        queries.invalidateQueries({ queryKey }, { throwOnError: false }),
      ),
    )
}
