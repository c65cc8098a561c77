import * as z from 'zod'
import { limits } from '../../../renderer/document/limits.ts'

/** An email address as it is stored and compared: trimmed, in small letters. */
export const emailAddress = z.string().trim().toLowerCase().max(limits.email).pipe(z.email())
