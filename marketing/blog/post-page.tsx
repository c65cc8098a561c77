import { product } from '#renderer/document/product.ts'
import { postPath } from '#worker/platform/addresses/public-paths.ts'
import { Contents } from '../articles/contents.tsx'
import { headingsOf } from '../articles/headings.ts'
import { Prose } from '../articles/prose.tsx'
import { Closing } from '../parts/closing.tsx'
import { Trail } from '../parts/trail.tsx'
import { cardPath } from '../pictures/picture-paths.ts'
import type { PublicPage } from '../public-page.ts'
import { trailOf } from '../shell/trail.ts'
import { type BlogPost, blogPosts, relatedPosts } from './blog-posts.ts'
import { postData } from './post-data.ts'
import { PostCard, PostFacts, PostPattern } from './post-parts.tsx'

export default blogPosts.map(
  (post): PublicPage => ({
    path: postPath(post.slug),
    title: `${post.facts.title} · ${product.name}`,
    description: post.facts.summary,
    modified: post.facts.date,
    card: cardPath(post.slug),
    data: [postData(post)],
    body: () => <PostBody post={post} />,
  }),
)

function PostBody({ post }: { post: BlogPost }) {
  const { slug, facts, markdown } = post
  return (
    <>
      <article className="post">
        <header className="post-head">
          <div className="post-words">
            <Trail steps={trailOf(postPath(slug), facts.title).slice(0, -1)} />
            <h1>{facts.title}</h1>
            <p className="lead">{facts.summary}</p>
            <PostFacts post={post} />
          </div>
          <PostPattern slug={slug} first />
        </header>
        <div className="post-columns">
          <Contents headings={headingsOf(markdown)} />
          <Prose markdown={markdown} />
        </div>
      </article>
      <section className="band read-next" aria-labelledby="next">
        <div className="row-head">
          <h2 id="next">Read next</h2>
          <a href="/blog">All articles</a>
        </div>
        <ul className="cards three">
          {relatedPosts(post).map((related) => (
            <PostCard key={related.slug} post={related} level="h3" />
          ))}
        </ul>
      </section>
      <Closing
        heading="Enough reading for today"
        text="Five short questions, and you have a page to try all this on. It’s free, and you can close the tab at any time."
      />
    </>
  )
}
