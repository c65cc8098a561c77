import type { ReactNode } from 'react'
import { StylePlaceholder } from '../../elements/inert.tsx'
import { type RenderTarget, TargetProvider } from '../../site/render-target.tsx'
import { Shell, type ShellProps } from '../shell.tsx'
import { OtherBody } from './other-body.tsx'

export type OtherPageProps = Pick<ShellProps, 'document' | 'icons' | 'manifest'> & { target: RenderTarget }

/**
 * The template of all pages except the home page, with slots for head and body. They aren't indexed and use two style
 * sheets: the home page's and their own.
 */
export function OtherPage({ document, icons, manifest, target }: OtherPageProps) {
  const body = (
    <TargetProvider target={target}>
      <OtherBody document={document}>
        <BodyPlaceholder />
      </OtherBody>
    </TargetProvider>
  )
  return (
    <Shell document={document} icons={icons} manifest={manifest} title="" body={body}>
      <meta name="robots" content="noindex" />
      <StylePlaceholder />
    </Shell>
  )
}

function BodyPlaceholder(): ReactNode {
  return <slot />
}

/** Fills the template's slots with markup. Escaping prevents slots in owners' text. */
export const withParts = (page: string, { head, body }: { head: string; body: string }) =>
  page.replace('<title></title>', () => head).replace('<slot></slot>', () => body)
