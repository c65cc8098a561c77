import * as z from 'zod'
import { socialNetworks } from '../../enumerations.ts'
import { limits } from '../../fields/limits.ts'
import type { Section } from '../../section-types.ts'
import { networkOf, profileOfName } from '../../values/social-profile.ts'
import { parseWebAddress } from '../../values/web-address.ts'
import type { WebsiteSettings } from '../../website-settings.ts'
import { isProblem, type Tool } from '../tool.ts'
import { freeFactId, listActions } from './fact-list.ts'
import { factTool } from './fact-tool.ts'

const input = z.object({
  action: z.enum(listActions).default('set'),
  url: z
    .string()
    .trim()
    .min(2)
    .max(limits.url)
    .describe('https://www.instagram.com/hartley, or @hartley with its network'),
  network: z.enum(socialNetworks).optional(),
})
type Input = z.output<typeof input>

const linkFact = factTool({
  name: 'set-link',
  description:
    'Adds or removes a profile (Instagram, Facebook …), a booking page or a shop, and the link to it at the foot of the page. set puts it in the place of the profile on the same network. Only addresses that the owner gave.',
  input,
  titleOf: (input) =>
    `Link ${bareAddress(addressIn(input) ?? input.url)}${input.action === 'remove' ? ' removed' : ''}`,
  shownIn: ['Footer'],
  change: ({ links }, input) => {
    const url = addressIn(input)
    if (!url) return { problem: `“${input.url}” is no web address.` }
    const same = links.find((one) => bareAddress(one.url) === bareAddress(url))
    if (input.action === 'remove') {
      return same ? { links: links.filter((one) => one !== same) } : { problem: `${url} is not one of your links.` }
    }
    if (same) return { problem: 'That is one of your links already.' }
    const network = networkOf(url)
    const old = input.action === 'set' && network ? links.find((one) => networkOf(one.url) === network) : undefined
    if (old) return { links: links.map((one) => (one === old ? { ...one, url } : one)) }
    if (links.length >= limits.businessLinks) return { problem: `There is room for ${limits.businessLinks} links.` }
    return { links: [...links, { id: freeFactId(links, 'link'), source: 'typed', url }] }
  },
})

export const setLinkTool: Tool<'set-link', typeof input> = {
  ...linkFact,
  run: (document, input) => {
    const outcome = linkFact.run(document, input)
    const url = addressIn(input)
    if (isProblem(outcome) || !url) return outcome
    const before = document.business.links.map((one) => one.url)
    const gone = before.find((one) => !outcome.business.links.some((link) => link.url === one))
    return inFooter(outcome, input.action === 'remove' ? undefined : url, gone)
  },
}

function inFooter(document: WebsiteSettings, url: string | undefined, gone: string | undefined): WebsiteSettings {
  const network = url && networkOf(url)
  const sections = document.sections.map((section): Section => {
    if (section.type !== 'Footer') return section
    const isGone = ({ link }: { link: { value: string } }) =>
      gone !== undefined && bareAddress(link.value) === bareAddress(gone)
    const socialLinks = section.content.socialLinks.filter((one) => !isGone(one))
    const links = section.content.links.filter((one) => !isGone(one))
    if (url && network) {
      const link = { type: 'Social' as const, label: network, network, value: url }
      socialLinks.push({ id: freeFactId(socialLinks, 'social-link'), link })
    } else if (url && links.length < limits.footerLinks) {
      const link = {
        type: 'Web' as const,
        label: bareAddress(url).split('/')[0]?.slice(0, limits.navLink) ?? '',
        value: url,
      }
      links.push({ id: freeFactId(links, 'footer-link'), link })
    }
    return { ...section, content: { ...section.content, links, socialLinks } }
  })
  return { ...document, sections }
}

const addressIn = ({ url, network }: Input): string | undefined =>
  (network && profileOfName(url.startsWith('@') ? url : `@${url}`, network)) || parseWebAddress(url) || undefined

const bareAddress = (url: string) => url.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '')
