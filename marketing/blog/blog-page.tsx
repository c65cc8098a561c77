import { product } from '#renderer/document/product.ts'
import { postPath } from '#worker/platform/addresses/public-paths.ts'
import { Closing } from '../parts/closing.tsx'
import type { PublicPage } from '../public-page.ts'
import { blogPosts } from './blog-posts.ts'
import { PostCard, PostFacts, PostPattern } from './post-parts.tsx'

export default {
  path: '/blog',
  title: `Blog for small businesses · ${product.name}`,
  description: 'Plain advice for people who run a small business and would rather do their work than their website.',
  modified: blogPosts[0]?.facts.date,
  data: [
    {
      '@type': 'Blog',
      name: `${product.name} blog`,
      url: `${product.homepage}/blog`,
      blogPost: blogPosts.map(({ slug }) => ({ '@id': `${product.homepage}${postPath(slug)}#article` })),
    },
  ],
  body: BlogBody,
} satisfies PublicPage

function BlogBody() {
  const [newest, ...others] = blogPosts
  return (
    <>
      <section className="head">
        <h1>For people who’d rather be at work</h1>
        <p className="lead">
          Websites, words, photos and being found, explained the way you’d explain your own trade to a neighbor. No
          jargon, nothing to sign up for, most of it done in an afternoon.
        </p>
      </section>
      {newest && (
        <article className="card lead-post">
          <PostPattern slug={newest.slug} first />
          <div className="lead-words">
            <PostFacts post={newest} />
            <h2>
              <a href={postPath(newest.slug)}>{newest.facts.title}</a>
            </h2>
            <p>{newest.facts.summary}</p>
          </div>
        </article>
      )}
      <section className="more-posts" aria-label="More articles">
        <ul className="cards three">
          {others.map((post) => (
            <PostCard key={post.slug} post={post} />
          ))}
        </ul>
        <p className="fine feed-note">
          Rather have them come to you? <a href="/blog/feed.xml">Here’s the feed</a> for your feed reader. Whole
          articles, no address to leave.
        </p>
      </section>
      <Closing
        heading="Or skip the theory"
        text="Say what you do and where, and see a finished page about it. You can always read later."
      />
    </>
  )
}
