import { describe, expect, it } from 'vitest'
import { newHash, storeFile } from '../../harness/workers/pictures/media.ts'
import { addressFor, newHandle, newSite, publish, visit } from '../../harness/workers/sites/sites.ts'
import { storeSite } from '../../harness/workers/sites/stored-site.ts'

const drawing = '<svg xmlns="http://www.w3.org/2000/svg"/>'
const files: Record<string, [string, string]> = { 'art/icon-1.svg': [drawing, 'image/svg+xml'] }

describe('/favicon.ico', () => {
  it('serves the icon of a published website at /favicon.ico', async () => {
    const handle = newHandle()
    await publish(await newSite(), handle)
    const icon = await visit(addressFor(handle, '/favicon.ico'))
    expect([icon.status, icon.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
    expect(icon.headers.get('cache-control')).toBe('public, max-age=300')
    expect(icon.headers.get('content-security-policy')).toContain('sandbox')
    expect(await icon.text()).toContain('<svg')
  })

  it('serves an uploaded picture as the icon', async () => {
    const path = await storeFile(newHash(), { variant: 'icon-32', contentType: 'image/png' })
    await storeSite('picture-icon.localhost', { files, icon: path })
    const icon = await visit('http://picture-icon.localhost/favicon.ico')
    expect([icon.status, icon.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect(icon.headers.get('cache-control')).toBe('public, max-age=300')
    expect(new TextDecoder().decode(await icon.arrayBuffer())).toBe('0123456789')
    expect((await visit(`http://picture-icon.localhost${path}`)).headers.get('cache-control')).toContain('immutable')
  })

  it.each([
    ['it has none', null],
    ['its file is gone', 'art/gone.svg'],
    ['its picture is gone', `/media/${'f'.repeat(64)}/icon-32`],
    ['it is no picture of ours', '/media/x/icon-32'],
    ['it is elsewhere', 'https://example.com/icon.png'],
    ['it is no file of the release', '../secret'],
    ['it is what every object has', 'constructor'],
  ])('is a short 404 where %s', async (name, icon) => {
    const host = `${name.replaceAll(/\W/g, '-')}.localhost`
    await storeSite(host, { files: { ...files, '404.html': ['<!doctype html>', 'text/html'] }, icon })
    const answer = await visit(`http://${host}/favicon.ico`)
    expect([answer.status, await answer.text()]).toEqual([404, 'Not found\n'])
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  it('never serves the product’s icon at a website’s address', async () => {
    for (const path of ['/favicon.ico', '/favicon.svg']) {
      const answer = await visit(`http://nobody.localhost${path}`)
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store'])
      expect(answer.headers.get('content-type')).not.toContain('image')
    }
  })
})

describe('icons that are asked for blindly', () => {
  it.each(['', '-precomposed', '-120x120', '-120x120-precomposed'])('/apple-touch-icon%s.png', async (kind) => {
    await storeSite('blind.localhost', { files, icon: 'art/icon-1.svg' })
    const answer = await visit(`http://blind.localhost/apple-touch-icon${kind}.png`)
    expect([answer.status, await answer.text()]).toEqual([404, 'Not found\n'])
  })
})
