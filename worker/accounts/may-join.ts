import type { Env } from '../env.ts'

type Settings = Pick<Env, 'SIGN_UP' | 'INVITED_EMAILS' | 'OPERATOR_EMAILS'>

/** Whether someone with this address may create an account. */
export function mayJoin({ SIGN_UP, INVITED_EMAILS = '', OPERATOR_EMAILS = '' }: Settings, email: string): boolean {
  if (SIGN_UP !== 'closed') return true
  const address = email.toLowerCase()
  const domain = address.slice(address.lastIndexOf('@'))
  const invited = `${INVITED_EMAILS},${OPERATOR_EMAILS}`.split(',').map((one) => one.trim().toLowerCase())
  return invited.some((one) => one !== '' && (one === address || one === domain))
}
