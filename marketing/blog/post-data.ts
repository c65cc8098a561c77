import { product } from '#renderer/document/product.ts'
import { postPath } from '#worker/platform/addresses/public-paths.ts'
import { cardPath } from '../pictures/picture-paths.ts'
import type { StructuredThing } from '../public-page.ts'
import type { BlogPost } from './blog-posts.ts'
import { readingMinutes, wordsOf } from './reading-time.ts'

const maker = { '@type': 'Organization', '@id': `${product.homepage}/#organization`, name: product.name }

export function postData({ slug, facts, markdown }: BlogPost): StructuredThing {
  const address = product.homepage + postPath(slug)
  return {
    '@type': 'BlogPosting',
    '@id': `${address}#article`,
    mainEntityOfPage: address,
    url: address,
    headline: facts.title,
    description: facts.summary,
    image: product.homepage + cardPath(slug),
    datePublished: facts.date,
    dateModified: facts.date,
    author: maker,
    publisher: maker,
    inLanguage: 'en',
    wordCount: wordsOf(markdown),
    timeRequired: `PT${readingMinutes(markdown)}M`,
  }
}
