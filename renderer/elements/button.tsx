import type { Link } from '../document/values/link.ts'
import { useRenderTarget } from '../site/render-target.tsx'
import { Anchor } from './anchor.tsx'
import { breakable, useNumberDirection } from './reach/reach-links.tsx'
import { useHref } from './use-href.ts'
import { unbrokenClass } from './words/unbroken.ts'

type ButtonProps = {
  link: Link
  kind?: 'primary' | 'ghost' | 'text'
  field?: string
}

/** A link styled as a button. Renders nothing without a target or label. */
export function Button({ link, kind = 'primary', field }: ButtonProps) {
  const { editing } = useRenderTarget()
  const href = useHref()(link)
  const label = link.label.trim()
  const dir = useNumberDirection()
  if (href === undefined || label === '') return null
  return (
    <Anchor
      className={unbrokenClass(kind === 'text' ? 'more' : `button ${kind}`, label)}
      href={href}
      dir={/\p{L}/u.test(label) ? undefined : dir}
      data-field={editing ? field : undefined}
    >
      {breakable(label)}
    </Anchor>
  )
}

export function useHasButton(): (link: Link) => boolean {
  const href = useHref()
  return (link) => link.label.trim() !== '' && href(link) !== undefined
}
