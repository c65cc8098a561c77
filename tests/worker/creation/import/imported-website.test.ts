import { env } from 'cloudflare:workers'
import { Buffer } from 'node:buffer'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { WebsiteSettings } from '../../../../renderer/document/website-settings.ts'
import { claimCreation } from '../../../../worker/creation/claim.ts'
import { runCreation } from '../../../../worker/creation/run/run-creation.ts'
import { collectPictures } from '../../../../worker/pictures/removals.ts'
import { openContext } from '../../../../worker/platform/context.ts'
import { makeJpeg } from '../../../harness/pictures/jpeg.ts'
import { newPerson } from '../../../harness/workers/accounts/sign-in.ts'
import { newOrder } from '../../../harness/workers/creation/creations.ts'
import { newPeer } from '../../../harness/workers/peer.ts'

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue())

const jpeg = (width: number, height: number) => ({
  base64: Buffer.from(makeJpeg(width, height)).toString('base64'),
  headers: { 'content-type': 'image/jpeg' },
})
const review = { '@type': 'Review', reviewBody: 'On time and tidy.', author: { name: 'Jo P.' } }
const home = `<!doctype html><title>Ada’s</title><script type="application/ld+json">${JSON.stringify({
  ...{ '@type': 'Plumber', name: 'Ada’s', telephone: '0113 496 0000', review },
})}</script><header><img class="logo" src="logo.jpg" alt="Ada’s logo"></header><p>We repair boilers in Leeds, and have done so for twenty years.</p>
<img src="van.jpg" alt="Our van"><img src="one.jpg"><img src="two.jpg"><img src="three.jpg"><img src="broken.jpg">`

/** A website that was made from an old one, while nobody was signed in. */
async function madeFromOldWebsite() {
  const old = await newPeer([
    { path: '/', text: home, headers: { 'content-type': 'text/html' } },
    { path: '/logo.jpg', ...jpeg(300, 80) },
    { path: '/van.jpg', ...jpeg(1600, 900) },
    ...['one', 'two', 'three'].map((name, index) => ({ path: `/${name}.jpg`, ...jpeg(800, 601 + index) })),
    { path: '/broken.jpg', text: 'no picture', headers: { 'content-type': 'image/jpeg' } },
  ])
  const ctx = openContext({ ...env, IMPORT_LOOPBACK_HOSTS: old.host }, (work) => void work.catch(() => {}), 'test')
  const { order, token } = await newOrder({ link: `${old.url}/`, sections: ['Introduction', 'Gallery', 'Contact'] })
  const end = await runCreation(ctx, order, () => {})
  if (end.type !== 'done') throw new Error(`the creation ended with ${end.code}`)
  return { ctx, token, document: end.creation.websiteSettings }
}

const shown = (document: WebsiteSettings, type: string) =>
  JSON.stringify(document.sections.find((section) => section.type === type)?.content)

describe('a website made from an old one', () => {
  it('shows its logo and pictures from our own store at once', async () => {
    const { document } = await madeFromOldWebsite()
    expect(shown(document, 'Header')).toMatch(/"logoType":"Image".*\/media\//)
    expect(shown(document, 'Introduction')).toMatch(/"description":"Our van".*\/media\//)
    expect(shown(document, 'Gallery')?.match(/"provider":"Custom"/g)).toHaveLength(3)
  })

  it('gives them to the library of the person who signs in, and offers its reviews without placing them', async () => {
    const { ctx, token, document } = await madeFromOldWebsite()
    const person = await newPerson()
    const { uid } = ((await person.get('/api/session')).body as { user: { uid: string } }).user
    const { draftId } = await claimCreation(ctx, { userId: uid, token })
    const { body: library } = await person.get(`/api/drafts/${draftId}/images`)
    expect((library as { pictures: unknown[] }).pictures).toHaveLength(5)
    const { body: reviews } = await person.get(`/api/drafts/${draftId}/imported-reviews`)
    expect(reviews).toEqual({ reviews: [{ text: 'On time and tidy.', author: 'Jo P.' }] })
    expect(JSON.stringify(document)).not.toContain('On time and tidy.')
    const stranger = await newPerson()
    expect((await stranger.get(`/api/drafts/${draftId}/imported-reviews`)).status).toBe(404)
  })

  it('leaves no picture behind when nobody takes it', async () => {
    const { ctx } = await madeFromOldWebsite()
    const days = (count: number) => ({ ...ctx, now: () => new Date(Date.now() + count * 24 * 60 * 60 * 1000) })
    const count = () => env.DB.prepare("select count(*) as count from website_images where user_id = ''").first('count')
    expect(Number(await count())).toBeGreaterThan(0)
    await collectPictures(days(1))
    await collectPictures(days(32))
    expect(await count()).toBe(0)
  })
})
