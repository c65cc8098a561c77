import { postPath } from '#worker/platform/addresses/public-paths.ts'
import { LongDate } from '../articles/long-date.tsx'
import { picturePath } from '../pictures/picture-paths.ts'
import type { BlogPost } from './blog-posts.ts'
import { readingMinutes } from './reading-time.ts'

/** Publication date and reading time. */
export function PostFacts({ post }: { post: BlogPost }) {
  return (
    <p className="post-facts">
      <LongDate day={post.facts.date} /> <span aria-hidden="true">·</span> {readingMinutes(post.markdown)} minutes
    </p>
  )
}

export function PostPattern({ slug, first }: { slug: BlogPost['slug']; first?: boolean }) {
  return (
    <img
      src={picturePath(slug)}
      width="600"
      height="400"
      alt=""
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
    />
  )
}

export function PostCard({ post, level: Heading = 'h2' }: { post: BlogPost; level?: 'h2' | 'h3' }) {
  return (
    <li className="card post-card">
      <PostPattern slug={post.slug} />
      <PostFacts post={post} />
      <Heading>
        <a href={postPath(post.slug)}>{post.facts.title}</a>
      </Heading>
      <p>{post.facts.summary}</p>
    </li>
  )
}
