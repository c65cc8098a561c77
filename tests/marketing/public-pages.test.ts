import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { drawPagePictures } from '#marketing/pictures/page-pictures.ts'
import { publicPages } from '#marketing/public-pages.ts'
import { neededPictures } from '#marketing/samples/needed-pictures.ts'
import { presetStyles } from '#renderer/document/enumerations.ts'
import { product } from '#renderer/document/product.ts'
import { sampleBusinesses } from '#templates/samples.ts'
import { samplePath } from '#worker/pages/sample-paths.ts'
import { accountDeletedPlace, pages } from '#worker/platform/addresses/paths.ts'
import { publicPaths } from '#worker/platform/addresses/public-path-list.ts'
import { isReservedHandle } from '#worker/platform/addresses/reserved-handles.ts'
import { offendersAmong } from '../harness/offenders.ts'
import { complaintsAbout } from '../harness/valid-html.ts'
import { all, drawnFiles, drawnPages } from './drawn-site.ts'

const htmlOf = new Map<string, string>(drawnPages.map(({ path, html }) => [path, html]))
const pictures = drawPagePictures().flatMap(({ name }) => [`/_/cards/${name}.svg`, `/_/cards/${name}.jpg`])
const samples = presetStyles.flatMap((style) => sampleBusinesses.map(({ slug }) => samplePath(style, slug)))
const files = [...drawnFiles.keys()].filter((path) => !path.endsWith('.html'))
const known = new Set<string>([...publicPaths, ...Object.values(pages), ...samples, ...pictures, ...files])
const isThere = (path: string) =>
  known.has(path) || existsSync(join('editor/public', path)) || path.startsWith('/assets/')
const idsIn = (html: string) => all(html, / id="([^"]*)"/g)

describe('the public pages', () => {
  test('match the Worker’s list of public paths, once each', () => {
    expect(publicPages.map(({ path }) => path).toSorted()).toEqual([...publicPaths])
  })

  test('use paths whose first part is reserved as a web address', () => {
    const names = publicPaths.map((path) => path.split('/')[1] ?? '')
    expect(names.filter((name) => !isReservedHandle(name))).toEqual([])
  })

  test.each(['title', 'description'] as const)('each have a unique %s', (fact) => {
    const facts = publicPages.map((page) => page[fact])
    expect(facts.filter((text, at) => facts.indexOf(text) !== at)).toEqual([])
  })

  test('include a homepage that confirms an account’s deletion', () => {
    expect(htmlOf.get('/')).toMatch(new RegExp(`id="${accountDeletedPlace.slice(1)}"[^>]*>Your account is deleted`))
  })

  test('show only existing pictures of sample websites', () => {
    const missing = neededPictures().filter(({ path }) => !existsSync(join('editor/public', path)))
    expect(missing.map(({ path }) => path)).toEqual([])
  })
})

const drawn = drawnPages.map((page) => [page.path, page] as const)

describe('every public page', () => {
  test('contains one top heading, a title, a description, a canonical URL and a social card', async () => {
    expect(
      await offendersAmong(drawn, ({ path, html }) => {
        const head = html.slice(0, html.indexOf('</head>'))
        expect(html).toMatch(/^<!doctype html><html lang="en">/)
        expect(all(html, /<(h1)[ >]/g)).toHaveLength(1)
        expect(head).toMatch(/<title>[^<]{8,60}<\/title>/)
        const [description = ''] = all(head, /<meta name="description" content="([^"]*)"/g)
        expect(description.replace(/&#?\w+;/g, '’').length).toSatisfy((length: number) => length >= 40 && length <= 160)
        expect(all(head, /<link rel="canonical" href="([^"]*)"/g)).toEqual([product.homepage + path])
        const [card = ''] = all(head, /<meta property="og:image" content="([^"]*)"/g)
        expect(isThere(card.slice(product.homepage.length))).toBe(true)
      }),
    ).toEqual([])
  })

  test('allows its own style sheet but no other style or script', async () => {
    expect(
      await offendersAmong(drawn, ({ html }) => {
        const head = html.slice(0, html.indexOf('</head>'))
        const [sheet = ''] = all(html, /<style>(.*?)<\/style>/gs)
        expect(sheet).toContain('h1{margin:0}')
        expect(sheet).not.toContain('no-such-class')
        const hash = createHash('sha256').update(sheet).digest('base64')
        expect(head).toContain(`content="style-src &#x27;sha256-${hash}&#x27;"`)
        expect(html).not.toMatch(
          / style="| on[a-z]+="|javascript:|<script(?! type="(module" src|application\/ld\+json))/,
        )
      }),
    ).toEqual([])
  })

  test('loads nothing from another host', async () => {
    expect(
      await offendersAmong(drawn, ({ html }) => {
        const urls = all(
          html,
          /<(?:img|script|iframe|source|link rel="(?:stylesheet|preload|icon)")[^>]*(?:src|href)="([^"]*)"/g,
        )
        expect(urls.filter((address) => !address.startsWith('/'))).toEqual([])
      }),
    ).toEqual([])
  })

  test('links only to pages and parts that exist', async () => {
    expect(
      await offendersAmong(drawn, ({ html }) => {
        const addresses = all(html, /<(?:a|img|form)\b[^>]*(?: href| src| action)="(\/[^"]*)"/g)
        const lost = addresses.filter((address) => !isThere(address.replace(/[?#].*$/, '')))
        expect(lost).toEqual([])
        for (const [, to = '', id = ''] of html.matchAll(/ href="([^"#?]*)(?:\?[^"#]*)?#([^"]+)"/g)) {
          const target = to === '' ? html : htmlOf.get(to)
          expect(idsIn(target ?? ''), `${to}#${id}`).toContain(id)
        }
      }),
    ).toEqual([])
  })

  test('describes itself and its questions in structured data', async () => {
    expect(
      await offendersAmong(drawn, ({ path, html }) => {
        const [data = ''] = all(html, /<script type="application\/ld\+json">(.*?)<\/script>/gs)
        const { '@context': context, '@graph': things } = JSON.parse(data)
        expect(context).toBe('https://schema.org')
        const page = things.find((thing: { '@type': string }) => thing['@type'] === 'WebPage')
        expect(page).toMatchObject({ url: product.homepage + path, inLanguage: 'en' })
        for (const { question } of questionsIn(things)) expect(html).toContain(escaped(question))
      }),
    ).toEqual([])
  })

  test('passes HTML validation', async () => {
    expect(
      await offendersAmong(drawn, async ({ html }) => {
        expect(await complaintsAbout(html, { filledIn: true })).toEqual([])
      }),
    ).toEqual([])
  })
})

/** Questions in structured data, which the page must show too. */
function questionsIn(things: { '@type': string; mainEntity?: { name: string }[] }[]) {
  return things
    .filter((thing) => thing['@type'] === 'FAQPage')
    .flatMap(({ mainEntity = [] }) => mainEntity.map(({ name }) => ({ question: name })))
}

const escaped = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;').replace(/'/g, '&#x27;')
