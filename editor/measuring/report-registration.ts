import type { Session } from '../../worker/accounts/schema.ts'
import { report } from './report.ts'

/** Somebody has an account now, and by which kind of way they came to it. */
export function reportRegistration(type: NonNullable<Session['user']>['type']): void {
  report({ name: 'new_user_registered' })
  report({ name: type === 'social-provider' ? 'new_social_user_registered' : 'new_email_user_registered' })
}
