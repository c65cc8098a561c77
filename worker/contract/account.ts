import * as z from 'zod'
import { claimedPassword, emailAddress, newPassword, popupId } from './sign-in.ts'

/** What a person must prove once more who they are for, each by itself. */
export const reauthenticationActs = ['change-email', 'change-password', 'delete-account'] as const
export const reauthenticationAct = z.enum(reauthenticationActs)
export type ReauthenticationAct = z.infer<typeof reauthenticationAct>

/** How a person can prove it: by their password if they have one, at their social provider, else by a mailed code. */
export const reauthenticationWays = ['password', 'social', 'code'] as const
export type ReauthenticationWay = (typeof reauthenticationWays)[number]

export const account = z.object({
  email: z.email(),
  verified: z.boolean(),
  createdAt: z.iso.datetime(),
  hasPassword: z.boolean(),
  /** The name of the social provider, if it is one of their ways in. */
  social: z.string().nullable(),
  /** The first is the one to offer. */
  reauthenticationWays: z.array(z.enum(reauthenticationWays)).min(1),
  /** Browsers that are signed in, this one included. */
  sessions: z.number().int(),
  websites: z.number().int(),
  websiteLimit: z.number().int(),
})
export type Account = z.infer<typeof account>

export const reauthenticateByPasswordBody = z.object({ act: reauthenticationAct, password: claimedPassword })
export const reauthenticateByCodeBody = z.object({
  act: reauthenticationAct,
  session: z.string().max(64),
  code: z.string().trim().max(16),
})
export const reauthenticationActBody = z.object({ act: reauthenticationAct })
export const reauthenticateAtSocialBody = reauthenticationActBody.extend({ popup: popupId.optional() })
/** Until then the act may be done. */
export const reauthenticated = z.object({ expiresAt: z.iso.datetime() })

export const changeEmailBody = z.object({ email: emailAddress })
export const changePasswordBody = z.object({ password: newPassword })
/** Of a mail that confirms an address. */
export const confirmBody = z.object({ token: z.string().min(16).max(1024) })
/** The address that the account has, and the one that a mailed link would make it. */
export const emailChange = z.object({ email: z.email(), newEmail: z.email() })
export type EmailChange = z.infer<typeof emailChange>
/** A mail is on its way. */
export const mailSent = z.object({ sent: z.literal(true) })
export const done = z.object({ done: z.literal(true) })
