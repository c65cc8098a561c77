import { useMutation } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { answerOf, api, closingSlash } from '../../api/client.ts'
import { sameWay } from '../../state/sign-in-path.ts'
import { keepLinkAttempt } from './link-attempt.ts'

/** Has a link sent to an address that signs in, in this browser. `search` says where to afterwards; left out, as the page itself. */
export function useSendLink(onSent?: () => void, search?: string) {
  const here = useLocation().search
  return useMutation({
    mutationFn: (email: string) => answerOf(api.login.link.index.$post({ json: { email } }, closingSlash)),
    networkMode: 'always',
    onSuccess: (_sent, email) => {
      keepLinkAttempt({ email, search: sameWay('', search ?? here), askedAt: Date.now() })
      onSent?.()
    },
  })
}
