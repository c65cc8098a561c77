import { type RenderTarget, TargetProvider } from '../site/render-target.tsx'
import { SiteView } from '../site/site-view.tsx'
import { pageTitle } from './page-facts.ts'
import { PageHead } from './page-head.tsx'
import { Shell, type ShellProps } from './shell.tsx'

type PageProps = Pick<ShellProps, 'document' | 'icons' | 'manifest' | 'script'> & {
  origin: string
  target: RenderTarget
}

export function SitePage({ document, origin, target, ...head }: PageProps) {
  const body = (
    <TargetProvider target={target}>
      <SiteView document={document} />
    </TargetProvider>
  )
  return (
    <Shell {...head} document={document} title={pageTitle(document) || origin.replace(/^https?:\/\//, '')} body={body}>
      <PageHead document={document} origin={origin} formEndpoint={target.formEndpoint} />
    </Shell>
  )
}
