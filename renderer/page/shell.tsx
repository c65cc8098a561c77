import type { ReactNode } from 'react'
import { type DrawnColors, drawnColors } from '../color/dark-colors.ts'
import { productName } from '../document/product.ts'
import { isRightToLeft } from '../document/values/reading-direction.ts'
import type { WebsiteSettings } from '../document/website-settings.ts'
import { ScriptElement, StylePlaceholder } from '../elements/inert.tsx'
import { iconSizes, type PageIcons } from './files/icons.ts'

export type ShellProps = {
  document: WebsiteSettings
  icons: PageIcons
  /** URL, if there is a manifest. */
  manifest?: string
  title: string
  script?: string
  body: ReactNode
  children: ReactNode
}

export function Shell({ document, icons, manifest, title, script, body, children }: ShellProps) {
  const { language } = document.settings
  return (
    <html lang={language} dir={isRightToLeft(language) ? 'rtl' : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="generator" content={productName} />
        <title>{title}</title>
        {children}
        <ThemeColor {...drawnColors(document.theme)} />
        {icons.tab.map((icon) => (
          <link key={icon.href} rel="icon" href={icon.href} sizes={iconSizes(icon)} type={icon.type} />
        ))}
        {icons.phone && <link rel="apple-touch-icon" href={icons.phone.href} />}
        {manifest && <link rel="manifest" href={manifest} />}
        <StylePlaceholder />
      </head>
      <body>
        {body}
        {script && <ScriptElement code={script} />}
      </body>
    </html>
  )
}

function ThemeColor({ colors, night }: DrawnColors) {
  if (!night) return <meta name="theme-color" content={colors.backgroundColor} />
  return (
    <>
      <meta name="theme-color" content={colors.backgroundColor} media="(prefers-color-scheme:light)" />
      <meta name="theme-color" content={night.backgroundColor} media="(prefers-color-scheme:dark)" />
    </>
  )
}
