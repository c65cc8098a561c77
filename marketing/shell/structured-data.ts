import { product } from '#renderer/document/product.ts'
import type { PublicPage, StructuredThing } from '../public-page.ts'
import { trailOf } from './trail.ts'

const organization: StructuredThing = {
  '@type': 'Organization',
  '@id': `${product.homepage}/#organization`,
  name: product.name,
  url: `${product.homepage}/`,
  logo: `${product.homepage}/favicon.svg`,
  slogan: product.tagline,
}

/** schema.org data of a page: the page itself, its breadcrumbs, its publisher, and additional data. */
export function structuredData({ path, title, description, modified, data = [] }: PublicPage) {
  const trail = trailOf(path, title)
  return {
    '@context': 'https://schema.org',
    '@graph': [
      organization,
      {
        '@type': 'WebPage',
        '@id': `${product.homepage}${path}`,
        url: `${product.homepage}${path}`,
        name: title,
        description,
        inLanguage: 'en',
        publisher: { '@id': organization['@id'] },
        ...(modified && { dateModified: modified }),
      },
      ...(path === '/' || trail.length < 2 ? [] : [breadcrumbs(trail)]),
      ...data,
    ],
  }
}

const breadcrumbs = (trail: readonly { name: string; path: string }[]): StructuredThing => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: `${product.homepage}${path}`,
  })),
})
