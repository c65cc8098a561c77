import { IconLayoutBoard, IconLayoutList, IconPalette, IconTag, IconUser } from '@tabler/icons-react'
import { sectionName } from '#renderer/document/section-title.ts'
import { sectionTypes } from '#renderer/document/section-types.ts'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import { formatPrice } from '#renderer/facts/format-price.ts'
import { palettes } from '#templates/palettes/palettes.ts'
import type { Place } from './place.ts'

/** A place with a name in the owner's words or a proper name, so it needs no translations. */
export type OwnPlace = Omit<Place, 'words'> & { words: string }

export const ownPlaces = (site: WebsiteSettings): OwnPlace[] => [
  ...sectionsOf(site),
  ...servicesOf(site),
  ...peopleOf(site),
  ...palettes.map(({ name }) => ({
    ...{ label: `Palette ${name}`, where: 'Theme → Colors', icon: IconPalette, words: name },
    target: { field: 'theme.palette' },
  })),
]

const sectionsOf = ({ sections }: WebsiteSettings): OwnPlace[] =>
  sections.flatMap((section) => {
    const { id, type, hidden, content } = section
    const title = sectionName(section, sections)
    const heading = 'heading' in content ? content.heading : ''
    const whole: OwnPlace = {
      ...{ label: title, where: 'Sections', icon: IconLayoutList, words: `${title}, ${type}, ${heading}` },
      target: { field: id },
      value: () => (hidden ? 'Hidden' : heading),
    }
    const look: OwnPlace = {
      ...{ label: `${title}: layout`, where: 'Sections → Look', icon: IconLayoutBoard },
      words: `layout ${title}, ${title} layout, columns, arrangement`,
      target: { field: `${id}.layout` },
    }
    return 'layout' in sectionTypes[type].content.shape ? [whole, look] : [whole]
  })

const servicesOf = ({ business: { services }, settings }: WebsiteSettings): OwnPlace[] =>
  services
    .filter(({ name }) => name.trim() !== '')
    .map(({ id, name, variant, price, priceWords }) => ({
      label: variant ? `${name}, ${variant}` : name,
      ...{
        where: 'Settings → Business → Services',
        icon: IconTag,
        words: `${name}, ${name} ${variant}, ${name} price`,
      },
      target: { field: `business.services.${id}.price` },
      value: () => (price ? formatPrice(price, settings.language) : priceWords),
    }))

const peopleOf = ({ business: { people } }: WebsiteSettings): OwnPlace[] =>
  people
    .filter(({ name }) => name.trim() !== '')
    .map(({ id, name, role }) => ({
      ...{ label: name, where: 'Settings → Business → People', icon: IconUser, words: `${name}, ${role}` },
      target: { field: `business.people.${id}.name` },
      value: () => role,
    }))
