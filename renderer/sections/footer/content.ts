import * as z from 'zod'
import { socialNetworks } from '../../document/enumerations.ts'
import { line, linkField, list, navLinkField, nodeId } from '../../document/fields/fields.ts'
import { limits } from '../../document/fields/limits.ts'
import { defineSection } from '../define-section.ts'

const footerLink = z.object({ id: nodeId, link: navLinkField({ label: 'Link' }) })
const socialLink = z.object({ id: nodeId, link: linkField({ label: 'Profile', asSign: true }) })

export const footer = defineSection({
  type: 'Footer',
  title: 'Footer',
  maxCount: 1,
  default: true,
  required: true,
  headerLinkAllowed: false,
  content: z.object({
    copyright: line({ label: 'Copyright', max: limits.copyright, given: 'always' }),
    links: list(footerLink, { label: 'Links', itemLabel: 'link', max: limits.footerLinks }),
    socialLinks: list(socialLink, { label: 'Social profiles', itemLabel: 'profile', max: socialNetworks.length }),
  }),
})
