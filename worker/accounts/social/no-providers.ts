import * as z from 'zod'

// Replaces the companies that better-auth knows by name: people sign in by an issuer that the settings describe (social-auth.ts).
export const socialProviders = {}
export const SocialProviderListEnum = z.string()
