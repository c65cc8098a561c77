import type { FailureCode } from '#api/api-error.ts'
import { signInPath } from '#session/sign-in-path.ts'
import { pages } from '#worker/platform/addresses/paths.ts'

export const signInToKeep = signInPath({ pathname: pages.create, search: '' })

/** A page that helps if retrying doesn't. */
export function failureAction(code: FailureCode): { href: string; label: string } | undefined {
  if (code === 'website_limit_reached') return { href: pages.websites, label: 'Your websites' }
  return code === 'sign_in_first' ? { href: signInToKeep, label: 'Sign in' } : undefined
}
