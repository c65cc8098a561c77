import {
  Client,
  type OAuthClientProvider,
  type StoredOAuthClientInformation,
  type StoredOAuthTokens,
  StreamableHTTPClientTransport,
} from '@modelcontextprotocol/client'
import { expect, test } from '@playwright/test'
import { canvas, enterCode, openDesigner } from '../steps.ts'
import { violations } from '../violations.ts'

const bakery = { name: 'Rye Road Bakery', about: 'Bakery with sourdough bread and cakes', place: 'Leeds' }
const callback = 'https://parrot.example/callback'

/** An assistant's client, built with the official library. */
function newAssistant(origin: string | undefined) {
  const kept: { client?: StoredOAuthClientInformation; tokens?: StoredOAuthTokens; verifier?: string; asked?: URL } = {}
  const provider: OAuthClientProvider = {
    redirectUrl: callback,
    clientMetadata: {
      client_name: 'Parrot',
      redirect_uris: [callback],
      token_endpoint_auth_method: 'none',
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
    },
    clientInformation: () => kept.client,
    saveClientInformation: (client) => {
      kept.client = client
    },
    tokens: () => kept.tokens,
    saveTokens: (tokens) => {
      kept.tokens = tokens
    },
    redirectToAuthorization: (url) => {
      kept.asked = url
    },
    saveCodeVerifier: (verifier) => {
      kept.verifier = verifier
    },
    codeVerifier: () => kept.verifier ?? '',
  }
  const transport = () => new StreamableHTTPClientTransport(new URL('/api/mcp', origin), { authProvider: provider })
  const connect = async () => {
    const client = new Client({ name: 'parrot', version: '1' })
    await client.connect(transport())
    return client
  }
  const ask = async (): Promise<string> => {
    await connect().catch(() => undefined)
    return String(kept.asked)
  }
  return { ask, connect, finish: (back: URL) => transport().finishAuth(back.searchParams) }
}

test('an assistant is authorized, changes the website while its owner watches, and is disconnected', {
  tag: '@slow',
}, async ({ page, baseURL }) => {
  const email = 'rye@road.example'
  await openDesigner(page, bakery, email)
  const assistant = newAssistant(baseURL)

  const consent = await page.context().newPage()
  await consent.goto(await assistant.ask())
  await expect(consent.getByRole('heading', { name: 'Connect “Parrot”?' })).toBeVisible()
  await expect(consent.getByText('parrot.example')).toBeVisible()
  await expect(consent.getByLabel('Edit your websites')).toBeChecked()
  await expect(consent.getByLabel('Publish')).not.toBeChecked()
  expect(await violations(consent)).toEqual([])
  const returned = consent.waitForRequest((request) => request.url().startsWith(callback))
  await consent.route(`${callback}*`, (route) => route.fulfill({ body: 'Thank you' }))
  await consent.getByRole('button', { name: 'Allow', exact: true }).click()
  await assistant.finish(new URL((await returned).url()))
  const client = await assistant.connect()
  const listed = await client.callTool({ name: 'list-websites', arguments: {} })
  const websiteId = /"websiteId":"(\w+)"/.exec(JSON.stringify(listed).replaceAll('\\', ''))?.[1]
  const heading = { path: 'introduction.heading', value: 'Bread with a thick crust', websiteId }
  await client.callTool({ name: 'set-field', arguments: { ...heading, request: 'say bread with a thick crust' } })

  const title = canvas(page).getByRole('heading', { level: 1 })
  await expect(title).toHaveText('Bread with a thick crust')
  await page.getByRole('button', { name: 'History' }).click()
  await expect(page.getByRole('dialog', { name: 'History' }).getByRole('button').first()).toContainText('(Parrot)')
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(title).toHaveText('Bread with a thick crust')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(title).not.toHaveText('Bread with a thick crust')

  await consent.goto('/account')
  await expect(consent.getByText('parrot.example · can read, edit, see messages')).toBeVisible()
  expect(await violations(consent)).toEqual([])
  await consent.getByRole('button', { name: 'Disconnect Parrot' }).click()
  await expect(consent.getByText('Disconnected: Parrot.')).toBeVisible()
  await expect(consent.getByText('None is connected.')).toBeVisible()
  await expect(client.callTool({ name: 'list-websites', arguments: {} })).rejects.toThrow()
})

test('a signed-out person must sign in before authorizing an assistant, and may decline', { tag: '@slow' }, async ({
  page,
  baseURL,
}) => {
  await page.goto(await newAssistant(baseURL).ask())
  await enterCode(page, 'wary@road.example')
  await expect(page.getByRole('heading', { name: 'Connect “Parrot”?' })).toBeVisible()
  await page.route(`${callback}*`, (route) => route.fulfill({ body: 'Thank you' }))
  await page.getByRole('button', { name: 'Don’t allow' }).click()
  await expect(page).toHaveURL(/^https:\/\/parrot\.example\/callback\?error=access_denied/)
  await page.goto('/account/connect?client_id=nobody')
  await expect(page.getByRole('heading', { name: 'This connection doesn’t work' })).toBeVisible()
})
