import * as z from 'zod'
import { logoTypes } from '../../document/enumerations.ts'
import { choice, line, linkField, list, navLinkField, nodeId, picture, toggle } from '../../document/fields.ts'
import { limits } from '../../document/limits.ts'
import { defineSection } from '../define-section.ts'

const headerLink = z.object({
  id: nodeId,
  link: navLinkField({ label: 'Link' }),
})

export const header = defineSection({
  type: 'Header',
  title: 'Header',
  maxCount: 1,
  default: true,
  required: true,
  headerLinkAllowed: false,
  content: z.object({
    logoType: choice(logoTypes, { label: 'Logo' }),
    logoText: line({ label: 'Logo text', max: limits.businessName, given: 'always' }),
    logoImage: picture({ label: 'Logo picture', decorative: true, kind: 'logo', sets: { logoType: 'Image' } }),
    links: list(headerLink, { label: 'Links', itemLabel: 'link', max: limits.headerLinks }),
    button: linkField({ label: 'Button', text: 'Contact Us' }),
    fixed: toggle({
      label: 'Fixed header',
      hint: 'The header stays in sight while the page scrolls.',
      notice: 'Fixed header enabled. Publish your site to view.',
    }),
  }),
})
