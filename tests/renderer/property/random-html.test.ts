import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { presetStyles } from '../../../renderer/document/enumerations.ts'
import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import { renderSite } from '../../../renderer/render-site.ts'
import { complaintsAbout } from '../../harness/valid-html.ts'
import { fullSite } from '../fixtures/full-site.ts'
import { anySite, runs } from './arbitrary-site.ts'
import { origin } from './own-markup.ts'

async function expectValid(document: WebsiteSettings, filledIn: boolean) {
  const { files } = await renderSite(document, { origin, formEndpoint: '/_/contact', pings: true })
  for (const [path, { body }] of Object.entries(files))
    if (path.endsWith('.html')) expect(await complaintsAbout(body, { filledIn })).toEqual([])
}

describe('valid HTML', { timeout: 3_600_000 }, () => {
  it.each(presetStyles)('is what the full site is in %s', (style) => expectValid({ ...fullSite, style }, true))

  it('is what any document becomes', () =>
    fc.assert(
      fc.asyncProperty(anySite, (document) => expectValid(document, false)),
      runs(15),
    ))
})
