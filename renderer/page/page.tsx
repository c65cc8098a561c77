import type { ReactNode } from 'react'
import { isRightToLeft } from '../document/reading-direction.ts'
import type { WebsiteSettings } from '../document/website-settings.ts'
import { ScriptElement, StylePlace } from '../elements/inert.tsx'
import { pageWords } from '../elements/page-words.ts'
import { type RenderTarget, TargetProvider } from '../render-target.tsx'
import { SiteView } from '../site-view.tsx'
import { iconSizes, type PageIcons } from './icons.ts'
import { pageTitle } from './page-facts.ts'
import { PageHead } from './page-head.tsx'
import { plainText } from './plain-text.ts'

type PageProps = {
  document: WebsiteSettings
  origin: string
  icons: PageIcons
  /** The address of the manifest, where there is one. */
  manifest?: string
  script?: string
  target: RenderTarget
}

/** The whole of index.html. */
export function SitePage({ document, origin, target, ...head }: PageProps) {
  const body = (
    <TargetProvider target={target}>
      <SiteView document={document} />
    </TargetProvider>
  )
  return (
    <Shell {...head} document={document} title={pageTitle(document) || origin.replace(/^https?:\/\//, '')} body={body}>
      <PageHead document={document} origin={origin} />
    </Shell>
  )
}

/** What a visitor sees at an address that the site does not have. */
export function NotFoundPage({ document, ...head }: Pick<PageProps, 'document' | 'icons' | 'manifest'>) {
  const words = pageWords(document.settings.language)
  const body = (
    <main className="section plain nothing">
      <div className="inner head">
        <p className="lead">{document.businessName}</p>
        <h1>{words.nothingToSee}</h1>
        <p className="actions">
          <a className="button primary" href="/">
            {words.homepage}
          </a>
        </p>
      </div>
    </main>
  )
  return (
    <Shell
      {...head}
      document={document}
      title={[words.nothingToSee, plainText(document.businessName)].filter(Boolean).join(' – ')}
      body={body}
    >
      <meta name="robots" content="noindex" />
    </Shell>
  )
}

type ShellProps = Omit<PageProps, 'origin' | 'target'> & { title: string; body: ReactNode; children: ReactNode }

function Shell({ document, icons, manifest, title, script, body, children }: ShellProps) {
  const { language } = document.settings
  return (
    <html lang={language} dir={isRightToLeft(language) ? 'rtl' : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        {children}
        <meta name="theme-color" content={document.theme.colors.backgroundColor} />
        {icons.tab.map((icon) => (
          <link key={icon.href} rel="icon" href={icon.href} sizes={iconSizes(icon)} type={icon.type} />
        ))}
        {icons.phone && <link rel="apple-touch-icon" href={icons.phone.href} />}
        {manifest && <link rel="manifest" href={manifest} />}
        <StylePlace />
      </head>
      <body>
        {body}
        {script && <ScriptElement code={script} />}
      </body>
    </html>
  )
}
