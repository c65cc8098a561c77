import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { blogPosts } from '#marketing/blog/blog-posts.ts'
import { blogFeed } from '#marketing/blog/feed.tsx'
import { product } from '#renderer/document/product.ts'
import { postPath } from '#worker/platform/addresses/public-paths.ts'
import { offendersAmong } from '../harness/offenders.ts'
import { readXml, type XmlElement } from '../harness/read-xml.ts'
import { all } from './drawn-site.ts'

const feed = readXml(blogFeed(renderToStaticMarkup))
const entries = feed.children.filter(({ name }) => name === 'entry')

const textsOf = (element: XmlElement, name: string) =>
  element.children.filter((child) => child.name === name).map(({ text }) => text)
const linksOf = (element: XmlElement) =>
  element.children.filter(({ name }) => name === 'link').map(({ attributes }) => attributes)
const postEntries = blogPosts.map((post, at) => [post.slug, { post, entry: entries[at] }] as const)

test('readXml rejects malformed XML', () => {
  for (const broken of ['<a><b></a></b>', '<a>', '<a>fish & chips</a>', '<a/><b/>', '<a x=1/>', 'a'])
    expect(() => readXml(broken), broken).toThrow('not XML')
})

describe('the blog’s feed', () => {
  test('contains valid Atom metadata', () => {
    expect(feed.name).toBe('feed')
    expect(feed.attributes.xmlns).toBe('http://www.w3.org/2005/Atom')
    expect(textsOf(feed, 'id')).toEqual([`${product.homepage}/blog`])
    expect(textsOf(feed, 'title')).toEqual([`${product.name} blog`])
    expect(textsOf(feed, 'updated')).toEqual([new Date(blogPosts[0]?.facts.date ?? '').toISOString()])
    expect(feed.children.find(({ name }) => name === 'author')?.children[0]?.text).toBe(product.name)
    expect(linksOf(feed)).toContainEqual({ rel: 'self', href: `${product.homepage}/blog/feed.xml` })
    expect(linksOf(feed)).toContainEqual({ rel: 'alternate', href: `${product.homepage}/blog` })
  })

  test('contains every post, newest first', () => {
    expect(entries.map((entry) => textsOf(entry, 'id'))).toEqual(
      blogPosts.map(({ slug }) => [product.homepage + postPath(slug)]),
    )
  })

  test('contains every post’s title, summary, date, link and full text', async () => {
    const offenders = await offendersAmong(postEntries, ({ post, entry }, slug) => {
      if (!entry) throw new Error('it has no entry')
      const day = new Date(post.facts.date).toISOString()
      expect(textsOf(entry, 'title')).toEqual([post.facts.title])
      expect(textsOf(entry, 'summary')).toEqual([post.facts.summary])
      expect([textsOf(entry, 'published'), textsOf(entry, 'updated')]).toEqual([[day], [day]])
      expect(linksOf(entry).map(({ href }) => href)).toEqual([product.homepage + postPath(slug)])
      const content = entry.children.find(({ name }) => name === 'content')
      expect(content?.attributes.type).toBe('html')
      expect(all(content?.text ?? '', /<(h2)>/g)).toHaveLength(all(post.markdown, /^(## )/gm).length)
      expect(content?.text).toContain('</p>')
      expect(content?.text).not.toMatch(/\{product\}|\{support\}|<script|\]\]>/)
      const addresses = all(content?.text ?? '', / (?:href|src)="([^"]*)"/g)
      expect(addresses.filter((address) => !/^(https:\/\/|mailto:)/.test(address))).toEqual([])
    })
    expect(offenders).toEqual([])
  })
})
