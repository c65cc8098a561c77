import { useMutation } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { answerOf, api } from '../../api/client.ts'
import { signInAttemptAtom } from './sign-in-state.ts'

/** Has a code sent to an address. The attempt to sign in is from then on the new one. */
export function useSendCode(onSent?: () => void) {
  const setAttempt = useSetAtom(signInAttemptAtom)
  return useMutation({
    mutationFn: (email: string) => answerOf(api.login.otp.generate.$post({ json: { email } })),
    networkMode: 'always',
    onSuccess: ({ session }, email) => {
      setAttempt({ email, session })
      onSent?.()
    },
  })
}
