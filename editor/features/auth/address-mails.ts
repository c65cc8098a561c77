import { pages } from '../../../worker/contract/routes-table.ts'
import { answerOf, api } from '../../api/client.ts'
import { once } from './once.ts'

/** The two mails that prove an address: that of a new account, and a new one of an account. */
export const addressMails = {
  verification: {
    page: pages.verifyEmail,
    confirm: once((token) => answerOf(api.account.verification.confirm.$post({ json: { token } }))),
    title: 'Your e-mail is verified',
    said: 'You can publish your websites.',
  },
  change: {
    page: pages.changeEmail,
    confirm: once((token) => answerOf(api.account.email.confirm.$post({ json: { token } }))),
    title: 'Your e-mail is changed',
    said: 'Sign in with the new address from now on. You were signed out everywhere else.',
  },
} as const

export type AddressMail = keyof typeof addressMails
