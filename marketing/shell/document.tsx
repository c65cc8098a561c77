import { product } from '#renderer/document/product.ts'
import { StructuredData, StylePlaceholder } from '#renderer/elements/inert.tsx'
import type { PageScript, PublicPage } from '../public-page.ts'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import { structuredData } from './structured-data.ts'

const defaultCard = '/card.jpg'

export type ScriptUrl = (name: PageScript) => string

/** The document of a public page. Its style sheet and the policy's hash are inserted after rendering. */
export function PublicDocument({ page, scriptAt }: { page: PublicPage; scriptAt: ScriptUrl }) {
  const { path, title, description, card = defaultCard, scripts = [], bare = false, body: Body } = page
  const address = `${product.homepage}${path}`
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta httpEquiv="Content-Security-Policy" content={stylePolicyPlaceholder} />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#fdfcf9" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#141412" media="(prefers-color-scheme: dark)" />
        <title>{title}</title>
        <meta name="description" content={description} />
        <link rel="canonical" href={address} />
        <meta property="og:site_name" content={product.name} />
        <meta property="og:title" content={title} />
        <meta property="og:description" content={description} />
        <meta
          property="og:type"
          content={page.data?.some((thing) => thing['@type'] === 'BlogPosting') ? 'article' : 'website'}
        />
        <meta property="og:url" content={address} />
        <meta property="og:image" content={product.homepage + card} />
        <meta property="og:image:width" content="1200" />
        <meta property="og:image:height" content="630" />
        <meta name="twitter:card" content="summary_large_image" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="alternate" type="application/atom+xml" title={`${product.name} blog`} href="/blog/feed.xml" />
        <StylePlaceholder />
        {(['measure', ...scripts] as const).map((name) => (
          <script key={name} type="module" src={scriptAt(name)} />
        ))}
        <StructuredData data={structuredData(page)} />
      </head>
      <body>
        <a className="skip" href="#main">
          Skip to content
        </a>
        <SiteHeader path={path} bare={bare} />
        <main id="main">
          <Body />
        </main>
        <SiteFooter bare={bare} />
      </body>
    </html>
  )
}

export const stylePolicyPlaceholder = 'style-src the-sheet'
