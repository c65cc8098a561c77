import type { ReactNode } from 'react'
import { StylePlace } from '../elements/inert.tsx'
import { type RenderTarget, TargetProvider } from '../render-target.tsx'
import { OtherBody } from './other-body.tsx'
import { plainText } from './plain-text.ts'
import { Shell, type ShellProps } from './shell.tsx'

export type OtherPageProps = Pick<ShellProps, 'document' | 'icons' | 'manifest'> & { target: RenderTarget }

/** The whole of a page beside the index: no search engine lists it, and it has two style sheets, the index's and the other pages'. */
export function OtherPage(props: OtherPageProps & { name: string; head?: ReactNode; children: ReactNode }) {
  const { document, icons, manifest, target, name, head, children } = props
  const body = (
    <TargetProvider target={target}>
      <OtherBody document={document}>{children}</OtherBody>
    </TargetProvider>
  )
  const title = [name, plainText(document.businessName)].filter(Boolean).join(' – ')
  return (
    <Shell document={document} icons={icons} manifest={manifest} title={title} body={body}>
      {head}
      <meta name="robots" content="noindex" />
      <StylePlace />
    </Shell>
  )
}
