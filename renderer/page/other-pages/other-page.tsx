import type { ReactNode } from 'react'
import { StylePlace } from '../../elements/inert.tsx'
import { type RenderTarget, TargetProvider } from '../../site/render-target.tsx'
import { Shell, type ShellProps } from '../shell.tsx'
import { OtherBody } from './other-body.tsx'

export type OtherPageProps = Pick<ShellProps, 'document' | 'icons' | 'manifest'> & { target: RenderTarget }

/**
 * What all the pages beside the index have in common, which is nearly all of it, with slots for their specific parts: no search
 * engine lists them, and they have two style sheets, the index's and the other pages'.
 */
export function OtherPage({ document, icons, manifest, target }: OtherPageProps) {
  const body = (
    <TargetProvider target={target}>
      <OtherBody document={document}>
        <BodyPlace />
      </OtherBody>
    </TargetProvider>
  )
  return (
    <Shell document={document} icons={icons} manifest={manifest} title="" body={body}>
      <meta name="robots" content="noindex" />
      <StylePlace />
    </Shell>
  )
}

/** Where a page's own part will stand. */
function BodyPlace(): ReactNode {
  return <slot />
}

/** A page's own parts in their places, all of them markup. No text of an owner's can be taken for a place: it is escaped. */
export const withParts = (page: string, { head, body }: { head: string; body: string }) =>
  page.replace('<title></title>', () => head).replace('<slot></slot>', () => body)
