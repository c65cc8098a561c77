import * as z from 'zod'
import { limits } from '../../renderer/document/limits.ts'

export const otpGenerateBody = z.object({ email: z.string().trim().toLowerCase().max(limits.email).pipe(z.email()) })
/** `session` names this attempt to sign in and goes back with the code. */
export const otpGenerated = z.object({ session: z.string(), expiresAt: z.iso.datetime() })

export const otpVerifyBody = z.object({ session: z.string().max(64), code: z.string().trim().max(16) })
export const otpStatuses = ['Success', 'ExpiredCode', 'InvalidCode', 'InvalidSession'] as const
/** `draftId` is there when a finished creation was waiting in this browser and is now the person's draft. */
export const otpVerified = z.object({ status: z.enum(otpStatuses), draftId: z.string().nullable() })

export const session = z.object({
  user: z
    .object({ uid: z.string(), email: z.email(), type: z.enum(['social-provider', 'email']), verified: z.boolean() })
    .nullable(),
})
export type Session = z.infer<typeof session>
