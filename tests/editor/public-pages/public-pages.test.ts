import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { publicPages } from '../../../editor/public-pages/public-pages.tsx'
import { SampleDocument } from '../../../editor/public-pages/sample-document.tsx'
import { sampleSites } from '../../../editor/public-pages/sample-sites.ts'
import { pages } from '../../../worker/contract/routes-table.ts'

const samples = sampleSites.map((sample) => ({ ...sample, html: '<p>sample</p>' }))
const drawn = publicPages.map(({ file, page }) => ({
  file,
  html: renderToStaticMarkup(createElement(page, { stylesheet: '/assets/pages.css', samples })),
}))
const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, found]) => found ?? '')

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
    const paths = all(html, /<a [^>]*href="(\/[^"]*)"/g)
    expect(paths).toContain(pages.create)
    expect(paths.filter((path) => !Object.values<string>(pages).includes(path))).toEqual([])
  })

  test('has a target for each of its fragments', () => {
    for (const id of all(html, /href="#([^"]*)"/g)) expect(html).toContain(`id="${id}"`)
  })
})

describe('the sample sites', () => {
  test('stand in frames that take neither focus nor clicks, and have names', () => {
    const frames = all(drawn[0]?.html ?? '', /(<iframe[^>]*>)/g)
    expect(frames).toHaveLength(sampleSites.length)
    for (const frame of frames) expect(frame).toMatch(/title="Sample website of [^"]+".*inert/)
  })

  test.each(sampleSites)('$name is drawn by the renderer, without a script', (sample) => {
    const html = renderToStaticMarkup(createElement(SampleDocument, { sample }))
    expect(html).toContain('data-section=')
    expect(html).toContain(sample.answers.businessName)
    expect(html).not.toContain('<script')
  })
})
