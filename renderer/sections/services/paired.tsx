import type { SectionOf } from '../../document/section-types.ts'
import { SectionHeading } from '../../elements/heading.tsx'
import { SectionShell } from '../../elements/section-shell.tsx'
import { Text } from '../../elements/text.tsx'
import { usePageWords } from '../../elements/words/use-page-words.ts'
import type { PlacedPhoto } from '../photo-places.ts'
import { PlacedFigure } from '../placed-figure.tsx'
import { useServiceGroups } from './offer.tsx'
import { GroupPrices } from './price-list.tsx'
import { serviceParts } from './service-parts.ts'

type PairedProps = { section: SectionOf<'Services'>; photos: readonly PlacedPhoto[] }

const sizes = '(min-width:62rem) 41vw,84vw'
const broadSizes = '(min-width:62rem) 58vw,100vw'

/**
 * Parts of the services, each beside a photo on alternating sides. The last parts have no photo if there are too few.
 */
export function PairedServices({ section, photos }: PairedProps) {
  const { heading, body, items } = section.content
  const words = usePageWords()
  const parts = serviceParts(useServiceGroups(items))
  return (
    <SectionShell section={section} className="price-list paired">
      {parts.map(({ name, rows }, index) => {
        const photo = photos[index]
        return (
          <div key={rows[0]?.item.id} className="duo">
            {photo && <PlacedFigure photo={photo} sizes={sizes} broadSizes={broadSizes} />}
            <div className="words">
              {index === 0 && <SectionHeading heading={heading} body={body} unseen={words.services} />}
              <Text as="h3" text={name} />
              <GroupPrices rows={rows} />
            </div>
          </div>
        )
      })}
    </SectionShell>
  )
}
