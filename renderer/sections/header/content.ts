import * as z from 'zod'
import { logoSizes, logoTypes } from '../../document/enumerations.ts'
import {
  choice,
  line,
  linkField,
  list,
  navLinkField,
  nodeId,
  photoField,
  range,
  toggle,
} from '../../document/fields/fields.ts'
import { limits } from '../../document/fields/limits.ts'
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
    logoImage: photoField({
      label: 'Logo picture',
      decorative: true,
      kind: 'logo',
      sets: { logoType: { Text: 'Image' } },
    }),
    logoSize: range({
      label: 'Logo size',
      hint: 'Height of the picture. Phones show at most 64 px.',
      min: logoSizes.min,
      max: logoSizes.max,
      step: logoSizes.step,
      default: logoSizes.usual,
      unit: 'px',
    }),
    links: list(headerLink, { label: 'Links', itemLabel: 'link', max: limits.headerLinks }),
    button: linkField({ label: 'Button', text: 'Contact Us' }),
    fixed: toggle({
      label: 'Fixed header',
      hint: 'The header stays in sight while the page scrolls.',
      notice: 'Fixed header enabled. Publish your site to view.',
    }),
  }),
})
