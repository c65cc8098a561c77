import { request } from 'node:http'
import { otpGenerated, otpVerified } from '../../worker/accounts/schema.ts'
import { mailboxList } from '../../worker/adapters/email/schema.ts'
import { creation } from '../../worker/creation/schema.ts'
import { draft, published } from '../../worker/drafts/schema.ts'
import { type GoldenBusiness, wizardAnswers } from './golden-business.ts'

export type PublishedPage = { url: string; html: string }

/**
 * Creates and publishes a business's website through the running product, like a person with the wizard, and visits it.
 * @param origin the product's origin: 'http://localhost:8787'
 * @throws with the response's text if any step fails
 */
export async function pageByProduct(origin: string, business: GoldenBusiness): Promise<PublishedPage> {
  const call = caller(origin, business.id)
  let made = creation.parse(await call('POST', '/api/creations', wizardAnswers(business)))
  while (made.status === 'running') {
    await new Promise((resolve) => setTimeout(resolve, 50))
    made = creation.parse(await call('GET', '/api/creations/current'))
  }
  const draftId = await signIn(call, `${business.id}@example.com`)
  const { revision } = draft.parse(await call('GET', `/api/drafts/${draftId}`))
  const handle = { handle: `golden-${numberOf(business.id).toString(36)}` }
  const { url } = published.parse(
    await call('POST', `/api/drafts/${draftId}/publish`, handle, { 'if-match': `"${revision}"` }),
  )
  return { url, html: await visit(url) }
}

type Call = (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<unknown>

/** A stable number below 2^24 for an id, because ids are longer than web addresses may be. */
const numberOf = (id: string): number =>
  [...id].reduce((hash, letter) => (hash * 31 + letter.charCodeAt(0)) % 0xffffff, 7)

/** Calls the product's API like a browser, with cookies and a unique IP address. */
function caller(origin: string, id: string): Call {
  const cookies = new Map<string, string>()
  const sum = numberOf(id)
  const address = `10.${sum >> 16}.${(sum >> 8) & 255}.${sum & 255}`
  return async (method, path, body, headers = {}) => {
    const answer = await fetch(origin + path, {
      method,
      headers: {
        ...(method === 'GET' ? {} : { origin }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
        'cf-connecting-ip': address,
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (/max-age=0/i.test(cookie)) cookies.delete(name)
      else cookies.set(name, value)
    }
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${path} responded ${answer.status}: ${text.slice(0, 300)}`)
    return text === '' ? undefined : JSON.parse(text)
  }
}

/** Signs in with the code in the local mailbox. The website created before becomes this person's draft. */
async function signIn(call: Call, email: string): Promise<string> {
  const { session } = otpGenerated.parse(await call('POST', '/api/login/otp/generate', { email }))
  const { mails } = mailboxList.parse(await call('GET', '/api/mailbox'))
  const code = mails.find(({ recipient }) => recipient === email)?.text.match(/\b\d{6}\b/)?.[0]
  const verified = otpVerified.parse(await call('POST', '/api/login/otp/verify', { session, code }))
  if (verified.status !== 'Success' || !verified.draftId) throw new Error(`signing in ended with ${verified.status}`)
  return verified.draftId
}

/**
 * Fetches a page like a visitor. Browsers resolve any name under localhost; Node connects to the IP address with a Host
 * header.
 */
function visit(url: string): Promise<string> {
  const { host, port, pathname } = new URL(url)
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path: pathname, headers: { host } }, (answer) => {
      const chunks: Buffer[] = []
      answer
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('end', () =>
          answer.statusCode === 200
            ? resolve(Buffer.concat(chunks).toString())
            : reject(new Error(`${url} responded ${answer.statusCode}`)),
        )
    })
      .on('error', reject)
      .end()
  })
}
