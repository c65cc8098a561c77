import { describe, expect, test } from 'vitest'
import { headingsOf } from '#marketing/articles/headings.ts'
import { blogPosts, relatedPosts } from '#marketing/blog/blog-posts.ts'
import { postData } from '#marketing/blog/post-data.ts'
import { readingMinutes, wordsOf } from '#marketing/blog/reading-time.ts'
import { drawPagePictures } from '#marketing/pictures/page-pictures.ts'
import { product } from '#renderer/document/product.ts'
import { palettes } from '#templates/palettes/palettes.ts'
import { pages } from '#worker/platform/addresses/paths.ts'
import { isPublicPath, postPath } from '#worker/platform/addresses/public-paths.ts'
import { offendersAmong } from '../harness/offenders.ts'
import { all, htmlOf } from './drawn-site.ts'

const pictures = new Map(drawPagePictures().map((picture) => [picture.name, picture]))

/** Hype, and promises that no software or search engine can keep. */
const unbacked =
  /unlock|elevate|seamless|empower|leverag|game-chang|digital (world|age)|cutting-edge|studies show|\d+ ?(%|percent) of (customers|people|visitors|consumers)/i

const posts = blogPosts.map((post) => [post.slug, post] as const)

describe('every blog post', () => {
  test('contains 700 to 1,200 words, in parts with unique headings', async () => {
    expect(
      await offendersAmong(posts, ({ markdown }) => {
        expect(wordsOf(markdown)).toBeGreaterThanOrEqual(700)
        expect(wordsOf(markdown)).toBeLessThanOrEqual(1200)
        const ids = headingsOf(markdown).map(({ id }) => id)
        expect(ids.length).toBeGreaterThanOrEqual(4)
        expect(new Set(ids).size).toBe(ids.length)
        expect(markdown).not.toMatch(/^# /m)
      }),
    ).toEqual([])
  })

  test('contains a line or a list that readers can copy', async () => {
    expect(
      await offendersAmong(posts, ({ markdown }) => {
        expect(markdown).toMatch(/^> |^\d+\. |^- /m)
      }),
    ).toEqual([])
  })

  test('contains no exclamation marks, dashes or unproven claims', async () => {
    expect(
      await offendersAmong(posts, ({ facts, markdown }) => {
        const text = markdown.replace(/“[^”]*”/g, '')
        expect(text).not.toMatch(unbacked)
        expect(`${facts.title} ${facts.summary} ${text}`).not.toMatch(/[!—]|'/)
      }),
    ).toEqual([])
  })

  test('links only to pages that anyone may read, without duplicates', async () => {
    expect(
      await offendersAmong(posts, ({ markdown }, slug) => {
        const links = all(markdown, /\]\(([^)]*)\)/g)
        const own = links.filter((link) => !link.startsWith('https://'))
        expect(own.filter((link) => !isPublicPath(link) && link !== pages.create)).toEqual([])
        expect(new Set(links).size).toBe(links.length)
        expect(links).not.toContain(postPath(slug))
      }),
    ).toEqual([])
  })

  test('shows a pattern in the colors of a real palette', async () => {
    expect(
      await offendersAmong(posts, ({ facts }, slug) => {
        expect(palettes.map(({ id }) => id)).toContain(facts.palette)
        expect(pictures.get(slug)?.svg).toMatch(/^<svg [^>]*viewBox.*<\/svg>$/s)
        expect(htmlOf(postPath(slug))).toContain(`<img src="/_/cards/${slug}.svg"`)
      }),
    ).toEqual([])
  })
  test('suggests three other posts to read next', async () => {
    expect(
      await offendersAmong(posts, ({ facts, markdown }, slug) => {
        const others = relatedPosts({ slug, facts, markdown }).map((post) => post.slug)
        expect(others).toHaveLength(3)
        expect(new Set([...others, slug]).size).toBe(4)
        for (const other of others) expect(htmlOf(postPath(slug))).toContain(`href="${postPath(other)}"`)
      }),
    ).toEqual([])
  })

  test('describes itself correctly in structured data', async () => {
    expect(
      await offendersAmong(posts, ({ facts, markdown }, slug) => {
        const data = postData({ slug, facts, markdown })
        expect(data).toMatchObject({
          '@type': 'BlogPosting',
          headline: facts.title,
          datePublished: facts.date,
          image: `${product.homepage}/_/cards/${slug}.jpg`,
          author: { '@type': 'Organization', name: product.name },
        })
        expect(htmlOf(postPath(slug))).toContain('"@type":"BlogPosting"')
      }),
    ).toEqual([])
  })
})

describe('the blog', () => {
  test('shows a different pattern for each post', () => {
    const patterns = blogPosts.map(({ slug }) => pictures.get(slug)?.svg)
    expect(new Set(patterns).size).toBe(blogPosts.length)
  })

  test('lists every post once, newest first', () => {
    const listed = all(htmlOf('/blog'), /<h2><a href="([^"]*)"/g)
    expect(listed).toEqual(blogPosts.map(({ slug }) => postPath(slug)))
    const dates = blogPosts.map(({ facts }) => facts.date)
    expect(dates).toEqual(dates.toSorted().reverse())
  })
})

test('reading time counts words but not punctuation', () => {
  expect(wordsOf('It’s **well-known**: [two](/x) 3.5 > ... words')).toBe(6)
  expect(readingMinutes('word '.repeat(900))).toBe(4)
  expect(readingMinutes('')).toBe(1)
})
