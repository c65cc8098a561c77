import { useMutation } from '@tanstack/react-query'
import { answerOf, api } from '../../api/client.ts'

/** Has a link sent that sets a new password, if there is an account for the address. */
export function useRequestReset(onSent?: (email: string) => void) {
  return useMutation({
    mutationFn: (email: string) => answerOf(api.login.reset.$post({ json: { email } })),
    networkMode: 'always',
    onSuccess: (_sent, email) => onSent?.(email),
  })
}
