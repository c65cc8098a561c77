import type { ReactNode } from 'react'
import type { WebsiteSettings } from '../document/website-settings.ts'
import { ScriptElement, StyleElement } from '../elements/inert.tsx'
import { type RenderTarget, TargetProvider } from '../render-target.tsx'
import { SiteView } from '../site-view.tsx'
import { pageTitle } from './page-facts.ts'
import { PageHead } from './page-head.tsx'

type PageProps = {
  document: WebsiteSettings
  css: string
  origin: string
  icon: string
  script?: string
  target: RenderTarget
}

const rightToLeft = new Set(['ar', 'dv', 'fa', 'he', 'ku', 'ps', 'ur', 'yi'])

/** The whole of index.html. */
export function SitePage({ document, css, origin, icon, script, target }: PageProps) {
  const body = (
    <TargetProvider target={target}>
      <SiteView document={document} />
    </TargetProvider>
  )
  return (
    <Shell document={document} css={css} icon={icon} title={pageTitle(document)} script={script} body={body}>
      <PageHead document={document} origin={origin} />
    </Shell>
  )
}

/** What a visitor sees at an address that the site does not have. */
export function NotFoundPage({ document, css, icon }: Pick<PageProps, 'document' | 'css' | 'icon'>) {
  const body = (
    <main className="section plain nothing">
      <div className="inner head">
        <p className="lead">{document.businessName}</p>
        <h1>Nothing to see here</h1>
        <p className="actions">
          <a className="button primary" href="/">
            Homepage
          </a>
        </p>
      </div>
    </main>
  )
  return (
    <Shell
      document={document}
      css={css}
      icon={icon}
      title={`Nothing to see here – ${document.businessName}`}
      body={body}
    >
      <meta name="robots" content="noindex" />
    </Shell>
  )
}

type ShellProps = Omit<PageProps, 'origin' | 'target'> & { title: string; body: ReactNode; children: ReactNode }

function Shell({ document, css, icon, title, script, body, children }: ShellProps) {
  const { language } = document.settings
  return (
    <html lang={language} dir={rightToLeft.has(language.split('-')[0] ?? '') ? 'rtl' : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        {children}
        <meta name="theme-color" content={document.theme.colors.backgroundColor} />
        <link rel="icon" href={icon} />
        {!icon.endsWith('.svg') && <link rel="apple-touch-icon" href={icon} />}
        <StyleElement css={css} />
      </head>
      <body>
        {body}
        {script && <ScriptElement code={script} />}
      </body>
    </html>
  )
}
