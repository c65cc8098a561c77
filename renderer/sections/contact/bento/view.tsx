import type { ReactNode } from 'react'
import { toneClasses } from '../../../color/tone-rules.ts'
import type { ContactLayout } from '../../../document/enumerations.ts'
import type { SectionOf } from '../../../document/section-types.ts'
import { Actions } from '../../../elements/actions.tsx'
import { Button } from '../../../elements/button.tsx'
import { Picture } from '../../../elements/pictures/picture.tsx'
import { isShown } from '../../../elements/pictures/pictures.ts'
import { SectionShell } from '../../../elements/section-shell.tsx'
import { Prose, Text } from '../../../elements/text.tsx'
import { contactFacts } from '../../../facts/contact-facts.ts'
import { PatternCell } from '../../../shapes/pattern-cell.tsx'
import { useFacts, useSite } from '../../../site/site-context.ts'
import { AreaMap, type StoredMap } from '../area-map.tsx'
import { ContactDetails } from '../details.tsx'
import { hasHours } from '../opening-hours.tsx'
import { usePictures } from '../pictured.tsx'
import { HoursCell, PlaceCell } from './cells.tsx'

type ContactCellsProps = {
  section: SectionOf<'Contact'>
  layout: ContactLayout
  map: StoredMap | undefined
  form: ReactNode
}

/** When, where and how to reach the business: a cell for each, the form the largest. */
export function ContactCells({ section, layout, map, form }: ContactCellsProps) {
  const { content, design } = section
  const { business } = useFacts()
  const { language } = useSite()
  const facts = contactFacts(content, business, language)
  const { plot } = usePictures(content)
  const hasMap = layout === 'BesideMap' && map !== undefined
  const isForm = layout === 'FormOnly'
  const times = hasHours(facts) && !isForm
  const isTownAlone = business.areas.length === 0 && facts.address === '' && !hasMap
  const hasPlace = !isForm && (!isTownAlone || (times && facts.place !== ''))
  const hoursTone = design.tone === 'Ink' ? 'Bold' : 'Ink'
  const hoursSpan = hasPlace ? 'w5' : 'w12'
  const placeSpan = times ? 'w7' : 'w12'
  return (
    <SectionShell section={section} className="contact">
      {times && <HoursCell content={content} className={`${toneClasses[hoursTone]} ${hoursSpan}`} />}
      {hasMap ? (
        <div className={`map-cell ${placeSpan}`}>
          <AreaMap content={content} map={map} />
        </div>
      ) : (
        hasPlace && <PlaceCell content={content} plot={plot} className={placeSpan} />
      )}
      <div className="cell form-cell w8 m6">
        <div className="head">
          <Text as="h2" text={content.heading} field="heading" />
          <Prose text={content.body} field="body" className="lead" />
        </div>
        <ContactDetails content={content} parts={['phones', 'emails']} />
        {form}
        <Actions links={[content.button]}>
          <Button link={content.button} field="button" />
        </Actions>
      </div>
      {isShown(content.image) ? (
        <div className="photo-cell w4 m6">
          <Picture image={content.image} frame="Square" loose sizes="(min-width:62rem) 33vw,92vw" field="image" />
        </div>
      ) : (
        <PatternCell nth={0} className="w4 m6" />
      )}
    </SectionShell>
  )
}
