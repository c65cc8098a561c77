import { useMutation, useQueryClient } from '@tanstack/react-query'
import { failureCode } from '#api/api-error.ts'
import { answerOf, api } from '#api/client.ts'
import { accountQuery, sessionQuery } from './session.ts'

/** Emails the link that verifies the person's address again. A person who has verified it by now sees that. */
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

/** Replaces an address that was never verified, and emails the new one its link. */
export function useCorrectEmail() {
  const askAgain = useAskWhoIsThere()
  return useMutation({
    mutationFn: (email: string) => answerOf(api.account.email.correction.$post({ json: { email } })),
    networkMode: 'always',
    // Also when it fails: the address may have changed before its email failed.
    onSettled: () => void askAgain(),
  })
}

/** Asks the server again who is there and what it knows of them. Resolves when that is shown. */
export function useAskWhoIsThere() {
  const queries = useQueryClient()
  return () =>
    Promise.all(
      [sessionQuery, accountQuery].map(({ queryKey }) =>
        queries.invalidateQueries({ queryKey }, { throwOnError: false }),
      ),
    )
}
