import * as z from 'zod'
import { websiteSettings } from '../../renderer/document/website-settings.ts'

/** The rights of a connection. Each has `read`. */
export const scopes = ['read', 'edit', 'messages', 'publish'] as const
export type Scope = (typeof scopes)[number]

/** Longer names of clients are cut. */
export const maxClientNameLength = 60

/** The query string of the page that asks an owner, as the assistant made it. */
export const authorization = z.object({ query: z.string().max(4096) })

/** The assistant that asks for a connection, in its own words. */
export const askedConnection = z.object({
  clientName: z.string(),
  /** The host that gets the access: 'claude.ai'. */
  redirectHost: z.string(),
  /** Whether this is a program on the owner's computer. */
  isLocal: z.boolean(),
})
export type AskedConnection = z.infer<typeof askedConnection>

/** `scopes`: the allowed ones; null for a refusal. */
export const decision = authorization.extend({ scopes: z.array(z.enum(scopes)).nullable() })

/** The assistant's address with the answer, for the browser to open. */
export const decided = z.object({ redirectTo: z.string() })

export const connection = z.object({
  id: z.string(),
  clientName: z.string(),
  redirectHost: z.string(),
  scopes: z.array(z.enum(scopes)),
  connectedAt: z.iso.datetime(),
  /** The last call; null before the first. */
  lastUsedAt: z.iso.datetime().nullable(),
})
export type Connection = z.infer<typeof connection>

export const connections = z.object({ address: z.url(), connections: z.array(connection) })

/** A change that an assistant made, newest last. */
export const assistantStep = z.object({
  title: z.string(),
  clientName: z.string(),
  at: z.iso.datetime(),
  /** The revision that it led to. */
  revision: z.number().int(),
  /** The website before it. */
  before: websiteSettings,
})
export type AssistantStep = z.infer<typeof assistantStep>
export const assistantSteps = z.object({ steps: z.array(assistantStep) })
