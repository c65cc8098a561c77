import { limits } from '../../renderer/document/limits.ts'
import { type Brief, linkTo } from './brief.ts'
import type { ContentInput } from './content-input.ts'
import { navigation } from './navigation.ts'
import { socialProfile } from './supplied-link.ts'

const copyrightLength = 32

export function footerContent(brief: Brief): ContentInput<'Footer'> {
  const profile = socialProfile(brief.link)
  return {
    copyright: copyrightLine(brief),
    links: navigation(brief)
      .slice(0, limits.footerLinks)
      .map(({ type, label }, index) => ({ id: `footer-link-${index + 1}`, link: linkTo(brief, type, label) })),
    socialLinks: profile ? [{ id: 'social-link-1', link: { type: 'Social', label: profile.network, ...profile } }] : [],
  }
}

/** A name too long for the line is left out rather than cut. */
function copyrightLine({ name, year }: Brief): string {
  const lines = [`© ${year ?? ''} ${name}`, `© ${name}`, `© ${year ?? ''} All rights reserved`]
  return lines.map((line) => line.replace(/\s+/g, ' ')).find((line) => line.length <= copyrightLength) ?? ''
}
