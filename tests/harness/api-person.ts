import * as z from 'zod'
import { otpGenerated } from '../../worker/accounts/schema.ts'
import { mailboxList } from '../../worker/adapters/email/schema.ts'
import { draft } from '../../worker/drafts/schema.ts'

/** `body` is sent as JSON unless it is bytes, in which case a header names their type. */
type Call = { body?: unknown; headers?: Record<string, string> }

/** A new person who has just signed in with a mailed code and uses the API without a browser. */
export async function signedInPerson(origin: string) {
  const cookies = new Map<string, string>()

  /** The body of a successful response. */
  async function call(method: 'GET' | 'POST' | 'PUT', path: string, { body, headers }: Call = {}): Promise<unknown> {
    const isFile = body instanceof Uint8Array
    const response = await fetch(`${origin}${path}`, {
      method,
      headers: {
        origin,
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(body !== undefined && !isFile && { 'content-type': 'application/json' }),
        ...headers,
      },
      body: isFile ? new Uint8Array(body) : body === undefined ? null : JSON.stringify(body),
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (name !== undefined && value !== undefined) cookies.set(name, value)
    }
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
    return response.json()
  }

  const email = `person-${Date.now()}@example.com`
  const { session } = otpGenerated.parse(await call('POST', '/api/login/otp/generate', { body: { email } }))
  const { mails } = mailboxList.parse(await call('GET', '/api/mailbox'))
  const code = mails.find(({ recipient }) => recipient === email)?.text.match(/\b\d{6}\b/)?.[0]
  await call('POST', '/api/login/otp/verify', { body: { session, code } })

  /** Publishes a website with these settings; returns the release's id. */
  async function publish(websiteSettings: unknown, handle: string): Promise<string> {
    const made = draft.parse(await call('POST', '/api/drafts', { body: { websiteSettings } }))
    const headers = { 'if-match': `"${made.revision}"` }
    const answer = await call('POST', `/api/drafts/${made.draftId}/publish`, { body: { handle }, headers })
    return z.object({ releaseId: z.string() }).parse(answer).releaseId
  }
  return { call, publish }
}
