import { useMutation, useQueryClient } from '@tanstack/react-query'
import { failureCode } from '#api/api-error.ts'
import { answerOf, api } from '#api/client.ts'
import { accountQuery, sessionQuery } from './session.ts'

/** Resends the verification email. Refetches the session if the address is already verified. */
export function useResendVerification() {
  const askAgain = useAskWhoIsThere()
  return useMutation({
    mutationFn: () => answerOf(api.account.verification.$post()),
    networkMode: 'always',
    onError: (error) => {
      if (failureCode(error) === 'already_verified') void askAgain()
    },
  })
}

/** Replaces an unverified address and emails a link to the new one. */
export function useCorrectEmail() {
  const askAgain = useAskWhoIsThere()
  return useMutation({
    mutationFn: (email: string) => answerOf(api.account.email.correction.$post({ json: { email } })),
    networkMode: 'always',
    // On errors too: the address may have changed before sending failed.
    onSettled: () => void askAgain(),
  })
}

/** Refetches the session and account. Resolves when both are updated. */
export function useAskWhoIsThere() {
  const queries = useQueryClient()
  return () =>
    Promise.all(
      [sessionQuery, accountQuery].map(({ queryKey }) =>
        queries.invalidateQueries({ queryKey }, { throwOnError: false }),
      ),
    )
}
