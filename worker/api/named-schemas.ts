import * as z from 'zod'
import { image } from '../../renderer/document/image.ts'
import { link } from '../../renderer/document/link.ts'
import { sectionDesign } from '../../renderer/document/section-design.ts'
import { section } from '../../renderer/document/section-types.ts'
import { websiteSettings } from '../../renderer/document/website-settings.ts'
import { creation, creationAnswers } from '../contract/creations.ts'

// Written once under components/schemas of the OpenAPI document instead of wherever they are used.
z.globalRegistry.add(websiteSettings, { id: 'WebsiteSettings' })
z.globalRegistry.add(section, { id: 'Section' })
z.globalRegistry.add(sectionDesign, { id: 'SectionDesign' })
z.globalRegistry.add(image, { id: 'Image' })
z.globalRegistry.add(link, { id: 'Link' })
z.globalRegistry.add(creation, { id: 'Creation' })
z.globalRegistry.add(creationAnswers, { id: 'CreationAnswers' })
