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
import { useFacts, usePhotoPlaces, useSite } from '../../../site/site-context.ts'
import { useSeededChoice } from '../../../site/use-seeded-choice.ts'
import { PlacedFigure } from '../../placed-figure.tsx'
import { AreaMap, type StoredMap } from '../area-map.tsx'
import { ContactDetails } from '../details.tsx'
import { LargeReach } from '../large-type.tsx'
import { hasHours } from '../opening-hours.tsx'
import { usePictures } from '../pictured.tsx'
import { HoursCell, PlaceCell, ReachCell } from './cells.tsx'

const pictureSizes = '(min-width:62rem) 40vw,92vw'

type ContactCellsProps = {
  section: SectionOf<'Contact'>
  layout: ContactLayout
  map: StoredMap | undefined
  form: ReactNode
}

/** Hours, location and contact details as cells, with the form as the largest. */
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
  const reachTone = design.tone === 'Accent' ? 'Bold' : 'Accent'
  const [photo] = usePhotoPlaces().contact
  const isPictured = isShown(content.image) || photo !== undefined
  const draw = useSeededChoice()
  const count = (times ? 1 : 0) + (hasPlace ? 1 : 0)
  const isBeside = count > 0 && !(count > 1 && isPictured) && draw('contact', [true, false])
  const hasFreePlace = !isPictured && !(isBeside && count > 1)
  const isReachApart = hasFreePlace && facts.phones.length + facts.emails.length > 0
  const isAtEnd = draw('form', [false, true])
  const hoursSpan = isBeside ? 'w5' : !hasPlace ? 'w12' : isTownAlone ? 'w8' : 'w5'
  const placeSpan = isBeside ? 'w5' : !times ? 'w12' : isTownAlone ? 'w4 m6' : 'w7'
  const formSpan = `${isBeside ? 'w7 tall' : 'w8'} m6${isAtEnd ? ' at-end' : isBeside ? ' at-start' : ''}`
  const pictureSpan = isBeside ? 'w5 m6' : 'w4 m6'
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
      <div className={`cell form-cell ${formSpan}`}>
        <div className="head">
          <Text as="h2" text={content.heading} field="heading" />
          <Prose text={content.body} field="body" className="lead" />
        </div>
        {!isReachApart && (
          <>
            <LargeReach content={content} />
            <ContactDetails content={content} parts={['phones', 'emails']} />
          </>
        )}
        {form}
        <Actions links={[content.button]}>
          <Button link={content.button} field="button" />
        </Actions>
      </div>
      {photo ? (
        <PlacedFigure photo={photo} className={`photo-cell ${pictureSpan}`} frame="Square" loose sizes={pictureSizes} />
      ) : isPictured ? (
        <div className={`photo-cell ${pictureSpan}`}>
          <Picture image={content.image} frame="Square" loose sizes={pictureSizes} field="image" />
        </div>
      ) : isReachApart ? (
        <ReachCell content={content} hasRoom={!isBeside} className={`${toneClasses[reachTone]} ${pictureSpan}`} />
      ) : (
        hasFreePlace && <PatternCell nth={0} className={pictureSpan} />
      )}
    </SectionShell>
  )
}
