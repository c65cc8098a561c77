import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { publicPages } from '../../../editor/public-pages/public-pages.tsx'
import { homeSamples, shownStyles } from '../../../editor/public-pages/sample-sites.ts'
import { presetStyles } from '../../../renderer/document/enumerations.ts'
import { sampleBusinesses } from '../../../templates/samples/sample-businesses.ts'
import { pages } from '../../../worker/contract/routes-table.ts'
import { samplePath } from '../../../worker/contract/sample-paths.ts'

const drawn = publicPages.map(({ file, page }) => ({
  file,
  html: renderToStaticMarkup(createElement(page, { stylesheet: '/assets/pages.css' })),
}))
const pageOf = (file: string) => drawn.find((page) => page.file === file)?.html ?? ''
const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, found]) => found ?? '')
const samplePaths = presetStyles.flatMap((style) => sampleBusinesses.map(({ industry }) => samplePath(style, industry)))
const known = new Set<string>([...Object.values(pages), ...samplePaths])

describe.each(drawn)('$file', ({ html }) => {
  test('is a whole page of HTML and one stylesheet, without a script', () => {
    expect(html).toMatch(/^<html lang="en">/)
    expect(all(html, /<link rel="stylesheet" href="([^"]*)"/g)).toEqual(['/assets/pages.css'])
    expect(html).not.toMatch(/<script|javascript:| on[a-z]+=| style="/)
  })

  test('has one first heading, a title and a description', () => {
    expect(all(html, /<(h1)>/g)).toHaveLength(1)
    expect(html).toMatch(/<title>[^<]{8,60}<\/title>/)
    expect(html).toMatch(/<meta name="description" content="[^"]{40,160}"/)
  })

  test('leads only to pages that exist', () => {
    const paths = all(html, /<(?:a|iframe) [^>]*(?:href|src)="(\/[^"]*)"/g)
    expect(paths).toContain(pages.create)
    expect(paths.filter((path) => !known.has(path))).toEqual([])
  })

  test('has a target for each of its fragments', () => {
    for (const id of all(html, /href="#([^"]*)"/g)) expect(html).toContain(`id="${id}"`)
  })

  test('shows samples in frames that take neither focus nor clicks, and have names', () => {
    for (const frame of all(html, /(<iframe[^>]*>)/g)) {
      expect(frame).toMatch(/title="Sample website of [^"]+".*sandbox="allow-same-origin".*inert/)
    }
  })
})

describe('the samples', () => {
  test.each([
    ['home.html', homeSamples],
    ['samples.html', shownStyles],
  ])('%s shows a website of every style', (file, samples) => {
    expect(samples.map(({ style }) => style).sort()).toEqual([...presetStyles].sort())
    const shown = all(pageOf(file), /<iframe src="([^"]*)"/g)
    for (const { style, business } of samples) expect(shown).toContain(samplePath(style, business.industry))
  })

  test('are all listed on their page', () => {
    const listed = all(pageOf('samples.html'), /<li><a href="(\/[^"]*)"/g)
    expect(listed).toEqual(samplePaths)
  })
})
