import { Feed } from 'feed'
import type { ReactElement } from 'react'
import Markdown from 'react-markdown'
import { product } from '#renderer/document/product.ts'
import { postPath } from '#worker/platform/addresses/public-paths.ts'
import { withProductName } from '../articles/prose.tsx'
import { cardPath } from '../pictures/picture-paths.ts'
import { type BlogPost, blogPosts } from './blog-posts.ts'

/** The blog as an Atom feed with full articles. Uses absolute URLs, since it's read elsewhere. */
export function blogFeed(render: (element: ReactElement) => string): string {
  const author = { name: product.name, link: `${product.homepage}/` }
  const [newest] = blogPosts
  const feed = new Feed({
    id: `${product.homepage}/blog`,
    title: `${product.name} blog`,
    description: 'Plain advice for people who run a small business.',
    link: `${product.homepage}/blog`,
    feedLinks: { atom: `${product.homepage}/blog/feed.xml` },
    favicon: `${product.homepage}/favicon.svg`,
    language: 'en',
    generator: product.name,
    author,
    ...(newest && { updated: new Date(newest.facts.date) }),
  })
  for (const post of blogPosts) {
    const { slug, facts } = post
    const address = product.homepage + postPath(slug)
    const date = new Date(facts.date)
    const content = render(<Entry post={post} address={address} />)
    feed.addItem({
      id: address,
      link: address,
      title: facts.title,
      description: facts.summary,
      content,
      date,
      published: date,
      author: [author],
    })
  }
  return feed.atom1()
}

function Entry({ post, address }: { post: BlogPost; address: string }) {
  return (
    <>
      <p>
        <img src={product.homepage + cardPath(post.slug)} width="1200" height="630" alt="" loading="lazy" />
      </p>
      <Markdown urlTransform={(url) => new URL(url, address).href}>{withProductName(post.markdown)}</Markdown>
    </>
  )
}
