import * as z from 'zod'
import { emailAddress } from '../platform/http/email-address.ts'

/** In Unicode code points. Length is the only rule, since it's what makes a password hard to guess. */
export const passwordLength = { min: 12, max: 128 } as const

export const passwordCharacters = (password: string): number => [...password].length

const passwordFrom = (min: number) =>
  z
    .string()
    .refine((password) => passwordCharacters(password) >= min, `at least ${min} characters`)
    .refine(
      (password) => passwordCharacters(password) <= passwordLength.max,
      `at most ${passwordLength.max} characters`,
    )
    .meta({ minLength: min, maxLength: passwordLength.max })

/** A new password. */
export const newPassword = passwordFrom(passwordLength.min)

/** A password to check. One that is too short is simply wrong. */
const claimedPassword = passwordFrom(1)

/** Single-use secrets in emails. */
const mailedToken = z.string().min(16).max(1024)

/** The token from the robot check page. */
const passedCheck = z.string().max(1024).optional()

export const otpGenerateBody = z.object({ email: emailAddress, check: passedCheck })

/**
 * Set when too many emails are being sent: this one is sent only if an account has proven the address. Otherwise the person tries again
 * after `retryAfter` seconds, or passes the robot check at `check`. The same for every address.
 */
const mailDelay = z.object({ retryAfter: z.number(), check: z.url().nullable() })
export type MailDelay = z.infer<typeof mailDelay>

/** `session` identifies this sign-in attempt and is sent back with the code. */
export const otpGenerated = z.object({
  session: z.string(),
  expiresAt: z.iso.datetime(),
  delay: mailDelay.nullable(),
})

export const otpVerifyBody = z.object({ session: z.string().max(64), code: z.string().trim().max(16) })

export const otpStatuses = ['Success', 'ExpiredCode', 'InvalidCode', 'InvalidSession'] as const

export type OtpStatus = (typeof otpStatuses)[number]

/** `draftId` is set if a finished creation was waiting in this browser and is now the person's draft. */
export const otpVerified = z.object({ status: z.enum(otpStatuses), draftId: z.string().nullable() })

export const linkBody = z.object({ email: emailAddress, check: passedCheck })

export const linkSent = z.object({ expiresAt: z.iso.datetime(), delay: mailDelay.nullable() })

export const linkVerifyBody = z.object({ token: mailedToken })

/** ExpiredLink: too old, used, or not the newest. WrongDevice: another browser requested it. */
const linkStatuses = ['Success', 'ExpiredLink', 'WrongDevice'] as const

export type LinkStatus = (typeof linkStatuses)[number]

export const linkVerified = z.object({ status: z.enum(linkStatuses), draftId: z.string().nullable() })

export const passwordBody = z.object({ email: emailAddress, password: claimedPassword })

export const signUpBody = z.object({ email: emailAddress, password: newPassword, check: passedCheck })

/** A signed-in person. `draftId` is as in otpVerified. */
export const signedInAnswer = z.object({ draftId: z.string().nullable() })

export const resetBody = z.object({ email: emailAddress })

/** The same response whether or not the address has an account. */
export const resetSent = z.object({ sent: z.literal(true) })

export const resetConfirmBody = z.object({ token: mailedToken, password: newPassword })

/** In addition to the ways that everyone has: the social provider's name, null if none is configured. */
export const signInWays = z.object({ social: z.string().nullable() })

/** The name of the popup that the round trip returns to, chosen by its opener. */
export const popupId = z.string().regex(/^[\w-]{8,64}$/)

/** `next`: the app page to return to. */
export const socialBody = z.object({ next: z.string().max(4096).nullable().default(null), popup: popupId.optional() })

/** The URL to open. */
export const socialStarted = z.object({ url: z.url() })

/** How a round trip to the social provider may end without signing in, as `?error=` on the page it returns to. */
export const socialErrors = ['cancelled', 'account_exists', 'unverified', 'not_invited', 'failed', 'relogin'] as const

export type SocialError = (typeof socialErrors)[number]

export const registered = z.object({ registered: z.literal(true) })

/** A bearer token, valid for five minutes, to be kept in memory only. */
export const bearerToken = z.object({ token: z.string(), expiresAt: z.iso.datetime() })

export const session = z.object({
  user: z
    .object({
      uid: z.string(),
      email: z.email(),
      type: z.enum(['social-provider', 'email']),
      verified: z.boolean(),
      /** Whether the person may open the operators' page. */
      operator: z.literal(true).optional(),
      createdAt: z.iso.datetime(),
      /** Equals `createdAt` until they sign in a second time. */
      lastSignInAt: z.iso.datetime(),
    })
    .nullable(),
})

export type Session = z.infer<typeof session>

const ownSession = z.object({
  id: z.string(),
  /** 'Firefox on Windows'. Null for an unknown browser, and for a session from an earlier version. */
  browser: z.string().nullable(),
  signedInAt: z.iso.datetime(),
  /** Rounded to the hour. */
  lastUsedAt: z.iso.datetime(),
  /** Whether it's the requesting browser's session. */
  isThis: z.boolean(),
})
export type OwnSession = z.infer<typeof ownSession>

/** A person's sessions: this one first, the others by last use. */
export const ownSessions = z.object({ sessions: z.array(ownSession) })
export type OwnSessions = z.infer<typeof ownSessions>

/** The acts that require reauthentication. */
export const reauthenticationActs = ['change-email', 'change-password', 'delete-account', 'operate'] as const
export const reauthenticationAct = z.enum(reauthenticationActs)
export type ReauthenticationAct = z.infer<typeof reauthenticationAct>

/** The ways to reauthenticate: the password if there is one, the social provider, else an emailed code. */
const reauthenticationWays = ['password', 'social', 'code'] as const
export type ReauthenticationWay = (typeof reauthenticationWays)[number]

export const account = z.object({
  email: z.email(),
  verified: z.boolean(),
  createdAt: z.iso.datetime(),
  hasPassword: z.boolean(),
  /** The social provider's name, if it is one of their ways to sign in. */
  social: z.string().nullable(),
  /** Preferred way first. */
  reauthenticationWays: z.array(z.enum(reauthenticationWays)).min(1),
  /** Signed-in browsers, including this one. */
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
/** When the reauthentication expires. */
export const reauthenticated = z.object({ expiresAt: z.iso.datetime() })

export const changeEmailBody = z.object({ email: emailAddress })
export const changePasswordBody = z.object({ password: newPassword })
/** The token from an email that confirms an address. */
export const confirmBody = z.object({ token: z.string().min(16).max(1024) })
/** The account's address, and the new one from an emailed link. */
export const emailChange = z.object({ email: z.email(), newEmail: z.email() })
export type EmailChange = z.infer<typeof emailChange>
/** Says that the email was sent. */
export const mailSent = z.object({ sent: z.literal(true) })
export const done = z.object({ done: z.literal(true) })
