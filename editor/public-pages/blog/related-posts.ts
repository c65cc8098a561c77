import { postPath } from '../../../worker/platform/addresses/public-paths.ts'
import { type BlogPost, blogPosts } from './blog-posts.ts'

/** Three to read next: first those that the post itself names, then the newest. */
export function relatedPosts({ slug, markdown }: BlogPost): readonly BlogPost[] {
  const others = blogPosts.filter((post) => post.slug !== slug)
  const isNamed = (post: BlogPost) => markdown.includes(`](${postPath(post.slug)})`)
  return [...others.filter(isNamed), ...others.filter((post) => !isNamed(post))].slice(0, 3)
}
