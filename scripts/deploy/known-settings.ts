// The optional settings of the Worker, with their documentation, as worker/env.ts declares them.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'

/** Derived from the environment's hosts and names, or meant for development. */
const derived = new Set([
  ...['ENVIRONMENT', 'APP_ORIGIN', 'SITES_ORIGIN', 'MAIL_PROVIDER', 'MAIL_FROM', 'DNS_PROVIDER', 'HOSTNAMES_PROVIDER'],
  ...['CLOUDFLARE_ZONE_ID', 'CLOUDFLARE_ACCOUNT_ID', 'DOMAINS_TARGET', 'DOMAINS_ADDRESSES'],
  ...['LAST_BUILD_URL', 'IMPORT_LOOPBACK_HOSTS', 'MAIL_RELAY_URL', 'VERSION'],
])

/** Secrets never go into a file: they are set with `wrangler secret put`. */
export const isSecret = (name: string): boolean =>
  /_(SECRET|TOKEN|KEY)(_PREVIOUS)?$/.test(name) && name !== 'TURNSTILE_SITE_KEY'

const declaration =
  /(?:\/\*\*(?<comment>(?:(?!\*\/)[\s\S])*)\*\/\s*)?^ {2}(?<name>[A-Z][A-Z0-9_]*)\??: (?<type>string|'.*')$/gm

/** Every setting that an installation may choose, as a strict object of optional fields. */
export function knownSettings(root: string) {
  const text = readFileSync(join(root, 'worker/env.ts'), 'utf8')
  const body = text.slice(text.indexOf('export type Env = '))
  const fields = [...body.matchAll(declaration)].flatMap(({ groups = {} }) => {
    const { name = '', type = '', comment = '' } = groups
    return derived.has(name) || isSecret(name) ? [] : [[name, fieldOf(type, plain(comment))] as const]
  })
  return z.strictObject(Object.fromEntries(fields))
}

/** A number is as good as its text. */
const text = z.union([z.string(), z.number()], { error: 'write a text in quotation marks or a number' })

function fieldOf(type: string, description: string) {
  const names = [...type.matchAll(/'([^']+)'/g)].map(([, name = '']) => name).filter((name) => !isUnsafe(type, name))
  const field = names.length > 0 ? z.enum(names, { error: `write one of ${quoted(names)}` }) : text
  return (description === '' ? field : field.describe(description)).optional()
}

/** In production, the simulated issuer would sign in as anybody. */
const isUnsafe = (type: string, name: string) => name === 'embedded' && type.includes("'oidc'")

const quoted = (names: string[]) => names.map((name) => `"${name}"`).join(', ')

/** A comment as one line. */
const plain = (comment: string) =>
  comment
    .replace(/^\s*\*\s?/gm, ' ')
    .replace(/\s+/g, ' ')
    .trim()
