import { limits } from '../../renderer/document/limits.ts'
import { type Brief, linkTo } from './brief.ts'
import type { ContentInput } from './content-input.ts'
import { navigation } from './navigation.ts'
import { socialProfile } from './supplied-link.ts'

const copyrightLength = 32

export function footerContent(brief: Brief): ContentInput<'Footer'> {
  return {
    copyright: copyrightLine(brief),
    links: navigation(brief)
      .slice(0, limits.footerLinks)
      .map(({ type, label }, index) => ({ id: `footer-link-${index + 1}`, link: linkTo(brief, type, label) })),
    socialLinks: profiles(brief).map(({ network, value }, index) => ({
      id: `social-link-${index + 1}`,
      link: { type: 'Social', label: network, network, value },
    })),
  }
}

/** The business's pages on social networks, one of each: the one the owner named, then those its own page links to. */
function profiles({ link, known }: Brief) {
  const named = [link, ...(known.socials ?? []).map(({ url }) => url)]
  const found = named.flatMap((address) => socialProfile(address) ?? [])
  return found.filter(({ network }, index) => found.findIndex((one) => one.network === network) === index)
}

/** A name too long for the line is left out rather than cut. */
function copyrightLine({ name, year }: Brief): string {
  const lines = [`© ${year ?? ''} ${name}`, `© ${name}`, `© ${year ?? ''} All rights reserved`]
  return lines.map((line) => line.replace(/\s+/g, ' ')).find((line) => line.length <= copyrightLength) ?? ''
}
