// A certified OpenID issuer (oidc-provider) with a minimal sign-in page for journeys: node tests/harness/peers/issuer.mjs 8796
// http://localhost:8795
import { createServer } from 'node:http'
import { exportJWK, generateKeyPair } from 'jose'
import Provider, { interactionPolicy } from 'oidc-provider'

const [port, product] = process.argv.slice(2)
const issuer = `http://127.0.0.1:${port}`
const { privateKey } = await generateKeyPair('RS256', { extractable: true })

const policy = interactionPolicy.base()
policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0)

const provider = new Provider(issuer, {
  clients: [
    {
      client_id: 'journeys',
      client_secret: 'a-secret-of-the-journeys',
      redirect_uris: [`${product}/api/login/social/callback`],
    },
  ],
  jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid: 'journeys' }] },
  cookies: { keys: ['journeys'] },
  pkce: { required: () => true },
  claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
  features: { devInteractions: { enabled: false } },
  interactions: { policy, url: (_ctx, { uid }) => `/interaction/${uid}` },
  findAccount: (_ctx, email) => ({
    accountId: email,
    claims: () => ({ sub: email, email, email_verified: !email.startsWith('unproven'), name: 'Of the issuer' }),
  }),
  // Grants consent without a question.
  loadExistingGrant: async ({ oidc }) => {
    const grant = new oidc.provider.Grant({ clientId: oidc.client.clientId, accountId: oidc.session.accountId })
    grant.addOIDCScope('openid email profile')
    await grant.save()
    return grant
  },
})

const page = (prompt) => `<!doctype html><html lang="en"><title>Issuer</title><h1>Choose an account</h1><p>${prompt}</p>
<form method="post"><label>Your email <input name="email"></label> <button>Sign in</button> <button name="cancel" value="1">No</button></form>`

async function interact(request, response) {
  const { prompt } = await provider.interactionDetails(request, response)
  if (request.method !== 'POST') {
    return response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page(prompt.name))
  }
  const form = new URLSearchParams(await Array.fromAsync(request).then((chunks) => Buffer.concat(chunks).toString()))
  const result = form.has('cancel')
    ? { error: 'access_denied', error_description: 'They said no' }
    : { select_account: {}, login: { accountId: form.get('email') } }
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false })
}

const answer = provider.callback()
createServer((request, response) => {
  if (!request.url.startsWith('/interaction/')) return answer(request, response)
  interact(request, response).catch((error) => response.writeHead(500).end(String(error)))
}).listen(Number(port), '127.0.0.1')
