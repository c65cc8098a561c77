import { load } from '../harness/bench/sample.mjs'

// Owners who save, publish and read by the API, and now and then send what must be refused.

/**
 * Signs in `count` people, each with their own IP address and one website. `work` sends `perSecond` requests in total for `seconds`
 * seconds and returns { requests, wrong }.
 */
export async function owners(origin, count) {
  const { fullSite } = await load('/tests/renderer/fixtures/full-site.ts')
  const people = []
  for (let nth = 0; nth < count; nth += 1) people.push(await newOwner(origin, nth, fullSite))
  const work = async ({ perSecond, seconds, random }) => {
    const wrong = []
    let requests = 0
    const end = performance.now() + seconds * 1000
    const busy = async (owner) => {
      while (performance.now() < end) {
        const begun = performance.now()
        const { expected, status, what } = await random
          .weighed(acts)(owner)
          .catch((error) => ({ what: error.message }))
        requests += 1
        if (status === undefined || ![expected].flat().includes(status)) wrong.push(`${status ?? ''} for ${what}`)
        const pause = (1000 * count) / perSecond - (performance.now() - begun)
        await new Promise((resolve) => setTimeout(resolve, Math.max(0, pause)))
      }
    }
    await Promise.all(people.map(busy))
    return { requests, wrong }
  }
  return { work }
}

async function newOwner(origin, nth, document) {
  const cookies = new Map()
  const call = async (method, path, { body, headers } = {}) => {
    const response = await fetch(`${origin}${path}`, {
      method,
      headers: {
        origin,
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'cf-connecting-ip': `10.7.${nth >> 8}.${nth & 255}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (name) cookies.set(name, value)
    }
    const text = await response.text()
    return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : {} }
  }
  const email = `soak-${nth}@example.com`
  const { body: begun } = await call('POST', '/api/login/otp/generate', { body: { email } })
  const { body: mailbox } = await call('GET', '/api/mailbox')
  const code = mailbox.mails.find(({ recipient }) => recipient === email).text.match(/\b\d{6}\b/)[0]
  await call('POST', '/api/login/otp/verify', { body: { session: begun.session, code } })
  const websiteSettings = { ...document, businessName: `Soak ${nth}` }
  const { status, body } = await call('POST', '/api/drafts', { body: { websiteSettings } })
  if (status >= 300) throw new Error(`no website for ${email}: ${status}`)
  return { call, draftId: body.draftId, revision: body.revision, settings: body.websiteSettings, handle: `soak-${nth}` }
}

const saved = (owner, revision) => ({
  body: { websiteSettings: { ...owner.settings, businessName: `Soak at ${Date.now()}` } },
  headers: { 'if-match': `"${revision}"` },
})

const acts = [
  [40, (owner) => said(200, 'the list', owner.call('GET', '/api/drafts'))],
  [
    30,
    async (owner) => {
      const answer = await owner.call('PUT', `/api/drafts/${owner.draftId}`, saved(owner, owner.revision))
      if (answer.status === 200) owner.revision = answer.body.revision
      return said(200, 'a save', answer)
    },
  ],
  [
    10,
    (owner) => {
      const headers = { 'if-match': `"${owner.revision}"` }
      const body = { handle: owner.handle }
      // Past thirty in a row an owner waits.
      return said(
        [200, 429],
        'a publication',
        owner.call('POST', `/api/drafts/${owner.draftId}/publish`, { body, headers }),
      )
    },
  ],
  [
    6,
    (owner) =>
      said(412, 'a late save', owner.call('PUT', `/api/drafts/${owner.draftId}`, saved(owner, owner.revision + 1000))),
  ],
  [
    5,
    (owner) => said(400, 'broken JSON', owner.call('PUT', `/api/drafts/${owner.draftId}`, { body: '{"websiteSett' })),
  ],
  [5, (owner) => said(404, 'a website of nobody', owner.call('GET', '/api/drafts/none-of-theirs'))],
  [4, (owner) => said(401, 'a stranger', owner.call('GET', '/api/drafts', { headers: { cookie: '' } }))],
]

async function said(expected, what, answer) {
  const { status, body } = await answer
  return { expected, status, what: body.error ? `${what} (${body.error.code})` : what }
}
