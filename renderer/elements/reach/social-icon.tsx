import type { Link } from '../../document/values/link.ts'
import { useRenderTarget } from '../../site/render-target.tsx'
import { useHref } from '../use-href.ts'
import { socialGlyphs } from './social-glyphs.ts'

/** A profile link with its network's icon. Renders nothing without a target. */
export function SocialIcon({ link, field }: { link: Link; field?: string }) {
  const { editing } = useRenderTarget()
  const href = useHref()(link)
  if (href === undefined || link.network === undefined) return null
  return (
    <a href={href} rel="me noopener" data-field={editing ? field : undefined}>
      <svg viewBox="0 0 24 24" width="24" height="24" role="img">
        <title>{link.network === 'Twitter' ? 'X' : link.network}</title>
        <path d={socialGlyphs[link.network]} />
      </svg>
    </a>
  )
}
