import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { messageFor } from '../../../editor/messages.ts'
import { withSupportLink } from '../../../editor/ui/with-support-link.tsx'
import { pages } from '../../../worker/platform/addresses/paths.ts'
import { readSourceFiles } from '../../harness/source-files.ts'

it('leads from a message to support, and leaves every other word as it is', () => {
  const link = new RegExp(`<a [^>]*href="${pages.support}" target="_blank" rel="noreferrer">contact support</a>`)
  for (const code of ['upload_failed', 'domain_taken'] as const) {
    const markup = renderToStaticMarkup(withSupportLink(messageFor(code)))
    expect(markup).toMatch(link)
    expect(markup.replace(link, 'contact support')).toBe(messageFor(code))
  }
  expect(withSupportLink('Try again.')).toBe('Try again.')
})

it('is what every screen uses that names support', () => {
  const screens = readSourceFiles().filter(({ path }) => /^editor\/(?!public-pages\/).*\.tsx$/.test(path))
  expect(screens.length).toBeGreaterThan(100)
  const naming = screens.filter(({ text }) => /contact support/i.test(text.replaceAll(/withSupportLink\([^)]*\)/g, '')))
  expect(naming.map(({ path }) => path)).toEqual(['editor/ui/with-support-link.tsx'])
})
