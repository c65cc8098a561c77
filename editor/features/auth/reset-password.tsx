import { tokenIn } from './mailed-token.ts'
import { NewPasswordForm } from './new-password-form.tsx'
import { ResetForm } from './reset-form.tsx'
import { useMailedToken } from './use-mailed-token.ts'

/** For a forgotten password: asks where to send a link, and for the new one when it is opened. */
export function ResetPassword() {
  const [token, forget] = useMailedToken(({ search }) => tokenIn(search))
  return token ? <NewPasswordForm token={token} onAskAgain={forget} /> : <ResetForm />
}
