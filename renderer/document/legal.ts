import * as z from 'zod'
import { limits } from './fields/limits.ts'

/** The pages about the law, each at the path of its name. */
export const legalKinds = ['privacy', 'terms'] as const
export type LegalKind = (typeof legalKinds)[number]

/** Who answers for the website, and which pages about the law it has. Everything is the owner's own word. */
export const legalSettings = z.object({
  /** Whether there is a privacy page. */
  privacy: z.boolean().default(false),
  /** Whether there is a page of terms. */
  terms: z.boolean().default(false),
  /** The person or the company, as registered; while it is blank, the business name replaces it. */
  owner: z.string().max(limits.legalOwner).default(''),
  /** As on an envelope, line by line. */
  address: z.string().max(limits.legalAddress).default(''),
  email: z.string().max(limits.email).default(''),
  phone: z.string().max(limits.phone).default(''),
  /** A register, a number in it, a VAT number. */
  registration: z.string().max(limits.legalRegistration).default(''),
  /** The country whose law the terms name. */
  country: z.string().max(limits.legalCountry).default(''),
  /** The day on which the owner last changed any of this, as 2026-11-22. */
  asOf: z
    .string()
    .regex(/^(\d{4}-\d{2}-\d{2})?$/)
    .default(''),
})
export type LegalSettings = z.infer<typeof legalSettings>
