import * as z from 'zod'
import { limits } from '../../../renderer/document/fields/limits.ts'

/** An email address as stored and compared: trimmed and lowercase. */
export const emailAddress = z.string().trim().toLowerCase().max(limits.email).pipe(z.email())
