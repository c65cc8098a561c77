import type { PropsWithChildren } from 'react'
import { product } from '../../renderer/document/product.ts'
import { pages } from '../../worker/contract/routes-table.ts'
import { Mark } from '../ui/mark.tsx'

type PageShellProps = PropsWithChildren<{ title: string; description: string; path: string; stylesheet: string }>

/** The whole document around a public page: head, navigation and footer. */
export function PageShell({ title, description, path, stylesheet, children }: PageShellProps) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{title}</title>
        <meta name="description" content={description} />
        <link rel="canonical" href={`${product.homepage}${path}`} />
        <meta property="og:title" content={title} />
        <meta property="og:description" content={description} />
        <meta property="og:type" content="website" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href={stylesheet} />
      </head>
      <body>
        <a className="skip" href="#main">
          Skip to content
        </a>
        <header className="bar">
          <a className="brand" href={pages.home}>
            <Mark />
            {product.name}
          </a>
          <nav aria-label="Main">
            <a href={pages.samples} aria-current={path === pages.samples ? 'page' : undefined}>
              Samples
            </a>
            <a href={pages.support} aria-current={path === pages.support ? 'page' : undefined}>
              Support
            </a>
            <a href={pages.login}>Sign In</a>
            <a className="button small" href={pages.create}>
              Get Started
            </a>
          </nav>
        </header>
        <main id="main">{children}</main>
        <footer className="foot">
          <p>{product.name}. Websites for small businesses.</p>
          <nav aria-label="Footer">
            <a href={pages.create}>Create your website</a>
            <a href={pages.samples}>Samples</a>
            <a href={pages.support}>Support</a>
            <a href={pages.login}>Sign In</a>
          </nav>
        </footer>
      </body>
    </html>
  )
}
