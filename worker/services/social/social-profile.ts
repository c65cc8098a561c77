import { decodeJwt } from 'jose'
import * as z from 'zod'
import { emailAddress } from '../../contract/sign-in.ts'
import { fetchJson, type IssuerDescription } from '../../providers/social-discovery.ts'

const clockSkew = 60
/** For a person who has to prove afresh who they are: how long ago they may have done so, in seconds. */
const freshSeconds = 5 * 60

const claims = z.object({
  sub: z.string().min(1).max(255),
  exp: z.number(),
  aud: z.union([z.string(), z.array(z.string())]),
  azp: z.string().optional(),
  auth_time: z.number().optional(),
})
const person = z.object({
  sub: z.string(),
  email: emailAddress,
  email_verified: z.union([z.boolean(), z.enum(['true', 'false']).transform((said) => said === 'true')]).default(false),
  name: z.string().max(200).catch(''),
})

/** Somebody whom the issuer vouches for. `subject` is theirs for good, the e-mail is what they have now. */
export type SocialProfile = { subject: string; email: string; isVerified: boolean; name: string; isFresh: boolean }
type Tokens = { idToken?: string; accessToken?: string }

/**
 * Who came back, from an ID token whose signature, issuer, audience and nonce are checked already; what it does not say of them, the
 * issuer is asked. Undefined for a token that says too little, or a person other than its own.
 */
export async function readProfile(
  { idToken, accessToken }: Tokens,
  { issuer, clientId, now }: { issuer: IssuerDescription; clientId: string; now: Date },
): Promise<SocialProfile | undefined> {
  if (!idToken) return undefined
  const decoded = decodeJwt(idToken)
  const token = claims.safeParse(decoded).data
  // A token for several is for the one that it names.
  if (!token || (token.azp ?? clientId) !== clientId) return undefined
  const said = 'email' in decoded ? decoded : await askForPerson(issuer, accessToken)
  const { sub, email, email_verified, name } = person.safeParse(said).data ?? {}
  if (sub !== token.sub || email === undefined) return undefined
  const provenAt = token.auth_time ?? now.getTime() / 1000
  return {
    subject: token.sub,
    email,
    isVerified: email_verified ?? false,
    name: name ?? '',
    isFresh: now.getTime() / 1000 - provenAt <= freshSeconds + clockSkew,
  }
}

async function askForPerson({ userinfo_endpoint }: IssuerDescription, accessToken: string | undefined) {
  if (!userinfo_endpoint || !accessToken) return undefined
  return fetchJson(userinfo_endpoint, { authorization: `Bearer ${accessToken}` }).catch(() => undefined)
}
