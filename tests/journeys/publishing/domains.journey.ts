import { expect, type Page, test } from '@playwright/test'
import { mailsTo } from '../../harness/product-api.ts'
import { openDesigner, publishAs } from '../steps.ts'
import { violations } from '../violations.ts'

const panel = (page: Page) => page.getByRole('dialog', { name: 'Your own domain' })

const list = (page: Page) => panel(page).getByRole('list', { name: 'Domains of this website' })

const row = (page: Page, name: string) => list(page).getByRole('listitem').filter({ hasText: name })

const apart = (page: Page) => panel(page).getByRole('region', { name: 'Not connected to a website' })

/** A domain's progress, above its DNS settings. */
const progress = (page: Page, name: string) => panel(page).getByRole('region', { name, exact: true })

const records = (page: Page, name: string) =>
  panel(page)
    .getByRole('list', { name: `Records for ${name}` })
    .getByRole('listitem')
/** Simulated domains take about ten seconds, with a check every few seconds. */
const inSeconds = { timeout: 60_000 }

/** Opens a published website with its settings. */
async function openPublished(page: Page, business: { name: string; about: string; place: string }, handle: string) {
  await openDesigner(page, business, `${handle}@domains.example`)
  const url = await publishAs(page, handle)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.getByRole('radiogroup', { name: 'What to edit' }).getByText('Settings').click()
  return url
}

async function openPanel(page: Page) {
  await page.getByRole('button', { name: /^(Connect your own domain|Your own domains)$/ }).click()
  await expect(panel(page)).toBeVisible()
}

async function connect(page: Page, name: string, { pair = false } = {}) {
  const another = panel(page).getByRole('button', { name: 'Connect another domain' })
  if (await another.isVisible()) await another.click()
  await panel(page).getByLabel('Your domain', { exact: true }).fill(name)
  await panel(page)
    .getByRole('checkbox', { name: /^Also connect/ })
    .setChecked(pair)
  await panel(page).getByRole('button', { name: 'Connect domain' }).click()
}

const toList = (page: Page) => panel(page).getByRole('button', { name: 'All domains' }).click()

/** Fetches a host's first page: status, redirect, canonical URL and heading. */
async function visit(page: Page, url: string) {
  const answer = await page.request.get('/', { headers: { host: new URL(url).host }, maxRedirects: 0 })
  const body = await answer.text()
  const canonical = /<link[^>]*rel="?canonical"?[^>]*>/.exec(body)?.[0]
  const own = /href="?([^"\s>]+)/.exec(canonical ?? '')?.[1]
  return { status: answer.status(), location: answer.headers().location, own, body }
}

/** Records every status change of a domain, and any reload of the page. */
async function watchStatus(page: Page) {
  await page.evaluate(() => {
    const seen: string[] = []
    const look = () => {
      const status = document.querySelector('[role=dialog] section[aria-label] [role=status]')?.textContent
      if (status && seen.at(-1) !== status) seen.push(status)
    }
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true })
    Object.assign(window, { statusesSeen: seen })
    look()
  })
  // Set by the page script above.
  return () => page.evaluate(() => (window as unknown as { statusesSeen?: string[] }).statusesSeen)
}

test('a custom domain requires a published website and a valid name', { tag: '@long' }, async ({ page }) => {
  await openDesigner(
    page,
    { name: 'Fern Florist', about: 'Flowers and wreaths', place: 'York' },
    'fern-florist@domains.example',
  )

  await test.step('publish the website first', async () => {
    await page.getByRole('radiogroup', { name: 'What to edit' }).getByText('Settings').click()
    await openPanel(page)
    await expect(panel(page).getByRole('heading', { name: 'Publish your website first' })).toBeVisible()
    expect(await violations(page)).toEqual([])
    await panel(page).getByRole('button', { name: 'Close' }).click()
    await expect(panel(page)).toBeHidden()
    await publishAs(page, 'fern-florist')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  await test.step('invalid domains come with an explanation', async () => {
    await openPanel(page)
    await expect(panel(page).getByText('Your website is online at fern-florist.localhost')).toBeVisible()
    expect(await violations(page)).toEqual([])
    for (const [typed, why] of [
      ['', 'Enter a domain you own'],
      ['192.0.2.7', 'That’s an IP address.'],
      ['*.fern.example', 'Wildcards (*) aren’t supported.'],
      ['github.io', 'That’s only a domain ending.'],
      ['fern-florist.localhost', 'That domain belongs to'],
      ['printer.local', 'That isn’t a public domain.'],
    ] as const) {
      await connect(page, typed)
      await expect(panel(page).getByText(why)).toBeVisible()
    }
    await expect(panel(page).getByLabel('Your domain', { exact: true })).toHaveAttribute('aria-invalid', 'true')
    expect(await violations(page)).toEqual([])
  })
})

test('a custom domain is connected, becomes the main domain, and is disconnected', { tag: '@long' }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const name = 'shop.custom.localhost'
  const email = 'quill-paper@domains.example'
  const handleUrl = await openPublished(
    page,
    { name: 'Quill Paper', about: 'Paper, pens and ink', place: 'York' },
    'quill-paper',
  )
  const url = `http://${name}:${new URL(handleUrl).port}/`
  expect((await visit(page, url)).status).toBe(404)
  await openPanel(page)

  const statuses = await test.step('the domain’s DNS records can be copied', async () => {
    await connect(page, ` HTTP://${name.toUpperCase()}/ `)
    await expect(progress(page, name)).toContainText('Pending')
    const seen = await watchStatus(page)
    await expect(records(page, name)).toHaveCount(2)
    const [proof, traffic] = [records(page, name).first(), records(page, name).last()]
    await expect(proof).toContainText('Proves you own the domain')
    await expect(proof).toContainText('_shingle.shop')
    await expect(traffic).toContainText('Points visitors to your website')
    await proof.getByRole('button', { name: /^Copy the .*(Value|Content|Data)/i }).click()
    await expect(proof.getByText('Copied')).toHaveCount(1)
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^shingle-verification=\w{26,}$/)
    expect(await violations(page)).toEqual([])
    return seen
  })

  await test.step('the domain’s status updates without a reload until it is connected', async () => {
    await expect(progress(page, name)).toContainText('Visitors find your website at this domain.', inSeconds)
    await expect(records(page, name).filter({ hasText: 'Correct' })).toHaveCount(2)
    await expect(panel(page).getByText('All records are correct.')).toBeVisible()
    const seenStatuses = (await statuses()) ?? []
    expect(seenStatuses.length).toBeGreaterThan(1)
    expect(seenStatuses[0]).toMatch(/Next, add the records|aren’t right yet/)
    expect(seenStatuses.at(-1)).toContain('Visitors find your website')
    // Polling may miss steps in between; slow.custom.localhost stays at one of them.
    for (const between of seenStatuses.slice(1, -1))
      expect(between).toMatch(/DNS settings|certificate|in front of your website/)
    expect(await violations(page)).toEqual([])
    await expect
      .poll(
        async () => (await mailsTo(page.request, email)).filter(({ subject }) => /is connected/.test(subject)).length,
      )
      .toBe(1)
  })

  await test.step('visitors find the website at the domain, and its first address redirects there', async () => {
    const visitor = await context.newPage()
    await visitor.goto(url)
    await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await visitor.title()).toContain('Quill Paper')
    expect((await visit(page, url)).own).toBe(url)
    expect(await visit(page, handleUrl)).toMatchObject({ status: 308, location: url })
    await visitor.goto(`${handleUrl}#contact`)
    expect(visitor.url()).toBe(`${url}#contact`)
    const sitemap = await page.request.get('/sitemap.xml', { headers: { host: new URL(url).host } })
    expect(await sitemap.text()).toContain(`<loc>${url}</loc>`)
    await visitor.close()
  })

  await test.step('the first address can be made the main one too', async () => {
    await toList(page)
    await expect(row(page, name)).toContainText('Main domain')
    expect(await violations(page)).toEqual([])
    await panel(page).getByRole('switch', { name: 'Redirect quill-paper.localhost' }).uncheck({ force: true })
    await expect(panel(page).getByText('Your website is online at both addresses.')).toBeVisible()
    await expect.poll(async () => (await visit(page, handleUrl)).status).toBe(200)
    expect((await visit(page, handleUrl)).own).toBe(url)
  })

  await test.step('disconnecting asks for confirmation once, after which the domain shows no website', async () => {
    await row(page, name)
      .getByRole('button', { name: `Disconnect ${name}` })
      .click()
    const question = page.getByRole('dialog', { name: `Disconnect ${name}?` })
    await expect(question.getByRole('button', { name: 'Keep it' })).toBeFocused()
    expect(await violations(page)).toEqual([])
    await question.getByRole('button', { name: 'Disconnect', exact: true }).click()
    await expect(question).toBeHidden()
    await expect(apart(page).getByText('Disconnected', { exact: true })).toBeVisible()
    await expect(panel(page).getByLabel('Your domain', { exact: true })).toBeVisible()
    expect(await violations(page)).toEqual([])
    const gone = await visit(page, url)
    expect(gone.status).toBe(404)
    expect(gone.body).toContain('Nothing to see here')
    const stays = await visit(page, handleUrl)
    expect([stays.status, stays.own]).toEqual([200, handleUrl.endsWith('/') ? handleUrl : `${handleUrl}/`])
  })

  await test.step('the domain is reconnected from the same screen', async () => {
    await apart(page)
      .getByRole('button', { name: `Connect here: ${name}` })
      .click()
    await expect(progress(page, name)).toContainText('Visitors find your website at this domain.', inSeconds)
    expect((await visit(page, url)).status).toBe(200)
    // It was changed shortly before it was disconnected, so no reminder was due.
    expect((await mailsTo(page.request, email)).filter(({ subject }) => /disconnected/.test(subject))).toEqual([])
  })
})

test('a domain is connected with and without www, and either name can be the main one', { tag: '@long' }, async ({
  page,
}) => {
  const [bare, www] = ['duo.custom.localhost', 'www.duo.custom.localhost']
  const handleUrl = await openPublished(
    page,
    { name: 'Duo Piano', about: 'Piano lessons', place: 'Leeds' },
    'duo-piano',
  )
  const { port } = new URL(handleUrl)
  const at = (name: string) => `http://${name}:${port}/`
  await openPanel(page)
  await connect(page, bare, { pair: true })
  await expect(records(page, bare)).toHaveCount(2)
  await expect(records(page, www)).toHaveCount(2)
  await toList(page)
  await expect(row(page, www)).toContainText(`Redirects visitors to ${bare}.`, inSeconds)
  await expect(list(page).getByRole('listitem').first()).toContainText('Main domain', inSeconds)
  expect(await violations(page)).toEqual([])
  for (const url of [at(www), handleUrl])
    expect(await visit(page, url)).toMatchObject({ status: 308, location: at(bare) })
  await panel(page)
    .getByRole('button', { name: `Make main domain: ${www}` })
    .click()
  await expect(panel(page).getByRole('button', { name: `Make main domain: ${bare}` })).toBeVisible()
  expect(await visit(page, at(www))).toMatchObject({ status: 200, own: at(www) })
  for (const url of [at(bare), handleUrl])
    expect(await visit(page, url)).toMatchObject({ status: 308, location: at(www) })
})

test('a domain that another account uses is rejected, with the DNS record that would prove ownership', {
  tag: '@long',
}, async ({ page, browser }) => {
  const name = 'ours.custom.localhost'
  await openPublished(page, { name: 'Wren Books', about: 'Second-hand books', place: 'Hay' }, 'wren-books')
  await openPanel(page)
  await connect(page, name)
  await expect(progress(page, name)).toBeVisible()

  const elsewhere = await browser.newContext({ reducedMotion: 'reduce' })
  const other = await elsewhere.newPage()
  await openPublished(other, { name: 'Rook Books', about: 'New books', place: 'Hay' }, 'rook-books')
  await openPanel(other)
  await connect(other, name)
  const refused = panel(other).getByRole('alert')
  await expect(refused).toContainText('Failed to connect custom domain.')
  await expect(refused).toContainText('_shingle.ours')
  expect(await violations(other)).toEqual([])
  await refused.getByRole('button', { name: 'Try again' }).click()
  await expect(refused).toContainText('Failed to connect custom domain.')
  await expect(list(other)).toHaveCount(0)
  await elsewhere.close()
  await expect(progress(page, name)).toContainText('Visitors find your website at this domain.', inSeconds)
})

test('a domain’s problem is shown with advice, and the domain can be retried or canceled', { tag: '@long' }, async ({
  page,
}) => {
  await openPublished(page, { name: 'Otter Boats', about: 'Boats for hire', place: 'Ely' }, 'otter-boats')
  await openPanel(page)

  await test.step('the domain’s records point elsewhere', async () => {
    const name = 'wrong-dns.custom.localhost'
    await connect(page, name)
    await expect(progress(page, name)).toContainText(`The CNAME record for ${name} is wrong`, inSeconds)
    const wrong = records(page, name).filter({ hasText: 'Points visitors to your website' })
    await expect(wrong).toContainText('Wrong')
    await expect(wrong).toContainText('Found instead:')
    expect(await violations(page)).toEqual([])
    await panel(page).getByRole('button', { name: 'Cancel connection' }).click()
    const question = page.getByRole('dialog', { name: `Cancel connecting ${name}?` })
    await question.getByRole('button', { name: 'Cancel connection' }).click()
    await expect(page.getByText(`Stopped connecting ${name}`)).toBeVisible()
    await expect(panel(page).getByRole('heading', { name })).toHaveCount(0)
  })

  await test.step('the domain’s certificate is rejected', async () => {
    const name = 'no-certificate.custom.localhost'
    await connect(page, name)
    await expect(progress(page, name)).toContainText('We couldn’t get a certificate', inSeconds)
    await expect(progress(page, name)).toContainText('Failed')
    expect(await violations(page)).toEqual([])
    await expect
      .poll(async () => (await mailsTo(page.request, 'otter-boats@domains.example'))[0]?.subject)
      .toContain('couldn’t be connected')
    await panel(page)
      .getByRole('button', { name: `Re-Configure: ${name}` })
      .click()
    await expect(progress(page, name)).toContainText('Pending')
    await expect(progress(page, name)).toContainText('We couldn’t get a certificate', inSeconds)
    await toList(page)
    await expect(row(page, name)).toContainText('Failed')
    expect(await violations(page)).toEqual([])
  })
})

test('a slow certificate doesn’t prevent the owner from continuing', { tag: '@long' }, async ({ page }) => {
  const name = 'slow.custom.localhost'
  await openPublished(page, { name: 'Snail Mail', about: 'Cards by post', place: 'Ely' }, 'snail-mail')
  await openPanel(page)
  await connect(page, name)
  await expect(progress(page, name)).toContainText('We’re getting the certificate', inSeconds)
  await expect(progress(page, name)).toContainText('Usually under 1 hour, up to 48 hours')
  expect(await violations(page)).toEqual([])
  await panel(page).getByRole('button', { name: 'Cancel connection' }).click()
  const question = page.getByRole('dialog', { name: `Cancel connecting ${name}?` })
  await question.getByRole('button', { name: 'Cancel connection' }).click()
  await expect(question).toBeHidden()
  await expect(apart(page).getByRole('listitem').filter({ hasText: name })).toContainText('Cancelled')
  expect(await violations(page)).toEqual([])
})

test('a network lost while a domain is connected breaks nothing', { tag: '@long' }, async ({ page, context }) => {
  const name = 'far.custom.localhost'
  await openPublished(page, { name: 'Ferry Tea', about: 'Tea by the river', place: 'Bath' }, 'ferry-tea')
  await openPanel(page)

  await test.step('while typing a domain: an error appears, and the domain remains', async () => {
    await context.setOffline(true)
    await connect(page, name)
    await expect(panel(page).getByRole('alert')).toContainText('Network connectivity failed.')
    await expect(panel(page).getByLabel('Your domain', { exact: true })).toHaveValue(name)
    expect(await violations(page)).toEqual([])
    await context.setOffline(false)
    await panel(page).getByRole('button', { name: 'Connect domain' }).click()
    await expect(progress(page, name)).toContainText('Pending')
  })

  await test.step('while connecting: the last state remains on screen, and checks resume automatically', async () => {
    await expect(records(page, name)).toHaveCount(2)
    await context.setOffline(true)
    await page.waitForTimeout(8000)
    await expect(progress(page, name)).toContainText('Pending')
    await expect(records(page, name)).toHaveCount(2)
    await context.setOffline(false)
    await expect(progress(page, name)).toContainText('Visitors find your website at this domain.', inSeconds)
  })

  await test.step('while disconnecting: the question remains open, and can be answered again', async () => {
    await panel(page)
      .getByRole('button', { name: `Disconnect: ${name}` })
      .click()
    const question = page.getByRole('dialog', { name: `Disconnect ${name}?` })
    await context.setOffline(true)
    await question.getByRole('button', { name: 'Disconnect', exact: true }).click()
    await expect(question.getByRole('alert')).toContainText('Network connectivity failed.')
    await context.setOffline(false)
    await question.getByRole('button', { name: 'Try again' }).click()
    await expect(question).toBeHidden()
    await expect(apart(page).getByText('Disconnected', { exact: true })).toBeVisible()
  })
})
