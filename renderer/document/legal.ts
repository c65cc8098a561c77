import * as z from 'zod'
import { limits } from './fields/limits.ts'

/** Legal pages. The path of each is its name. */
export const legalKinds = ['privacy', 'terms'] as const
export type LegalKind = (typeof legalKinds)[number]

/** The website's legal owner and legal pages, as entered. */
export const legalSettings = z.object({
  privacy: z.boolean().default(false),
  terms: z.boolean().default(false),
  /** Registered name of the person or company. Defaults to the business name. */
  owner: z.string().max(limits.legalOwner).default(''),
  /** Lines as on an envelope. */
  address: z.string().max(limits.legalAddress).default(''),
  email: z.string().max(limits.email).default(''),
  phone: z.string().max(limits.phone).default(''),
  registration: z.string().max(limits.legalRegistration).default(''),
  /** Country whose law governs the terms. */
  country: z.string().max(limits.legalCountry).default(''),
  /** The day of the owner's last change, such as 2026-11-22. */
  asOf: z
    .string()
    .regex(/^(\d{4}-\d{2}-\d{2})?$/)
    .default(''),
})
export type LegalSettings = z.infer<typeof legalSettings>
