import { memo, type ReactNode } from 'react'
import { toneClasses } from '../../color/tone-rules.ts'
import type { ContactLayout } from '../../document/enumerations.ts'
import type { SectionOf } from '../../document/section-types.ts'
import { Actions } from '../../elements/actions.tsx'
import { Button } from '../../elements/button.tsx'
import { Light } from '../../elements/light.tsx'
import { Picture } from '../../elements/pictures/picture.tsx'
import { isShown } from '../../elements/pictures/pictures.ts'
import { SectionShell } from '../../elements/section-shell.tsx'
import { Prose, Text } from '../../elements/text.tsx'
import { memoizeByObject } from '../../memoize.ts'
import { useRenderTarget } from '../../site/render-target.tsx'
import { useFacts, useLayout, usePhotoPlaces } from '../../site/site-context.ts'
import { useSwapClass } from '../../site/use-seeded-choice.ts'
import { AreaMap, useStoredMap } from './area-map.tsx'
import { ContactCells } from './bento/view.tsx'
import { contactLayout } from './contact-layout.ts'
import type { ContactContent } from './content.ts'
import { ContactDetails } from './details.tsx'
import { ContactForm } from './form.tsx'
import { HoursBoard } from './hours-board.tsx'
import { AreaSentence, LargeReach } from './large-type.tsx'
import { Pictured, usePictures } from './pictured.tsx'
import { HoursTicket } from './ticket.tsx'

type ContactProps = { section: SectionOf<'Contact'> }

/**
 * Contact details beside the form or picture, beside a map if one is stored, or under the hours; or mainly the form.
 */
export function ContactView({ section }: ContactProps) {
  return <ContactByFacts section={section} />
}

/**
 * The facts determine the layout. A separate component, so that a new fact doesn't redraw the whole section, nor the
 * form if the layout is the same.
 */
function ContactByFacts({ section }: ContactProps) {
  const layout = contactLayout(section.content, useFacts().business)
  const isAmongPhotos = usePhotoPlaces().opening.length > 0
  return <ContactInLayout section={isAmongPhotos ? inDaylight(section) : section} layout={layout} />
}

/** On pages with photos, the second color replaces the evening. */
const inDaylight = memoizeByObject((section: ContactProps['section']): ContactProps['section'] =>
  section.design.tone === 'Ink' ? { ...section, design: { ...section.design, tone: 'Accent' } } : section,
)

const ContactInLayout = memo(function ContactInLayout({ section, layout }: ContactProps & { layout: ContactLayout }) {
  const { content } = section
  const { formEndpoint } = useRenderTarget()
  const reach = useReachClass()
  const swap = useSwapClass('Contact')
  const map = useStoredMap(content)
  const { isBento } = useLayout('Contact')
  const hasForm = content.showForm && formEndpoint !== undefined
  const isAsked = layout === 'FormOnly' && hasForm
  const before = useBefore(section, { hasHours: layout !== 'HoursFirst', hasPictures: !isAsked })
  const form = (wide = false) => hasForm && <ContactForm content={content} endpoint={formEndpoint} wide={wide} />
  if (isBento) return <ContactCells section={section} layout={layout} map={map} form={form(true)} />
  if (layout === 'BesideMap' && map) {
    return (
      <SectionShell section={section} className="contact split mapped" before={before}>
        <Reach content={content}>
          <ContactDetails content={content} hasMapLink={false} />
        </Reach>
        <AreaMap content={content} map={map} />
        {form(true)}
      </SectionShell>
    )
  }
  if (layout === 'HoursFirst')
    return (
      <Timed section={section} before={before}>
        {form(true)}
      </Timed>
    )
  if (isAsked) {
    return (
      <SectionShell section={section} className="contact split asked" before={before}>
        <div className={reach}>
          <Head content={content} />
          <ContactDetails content={content} parts={['phones', 'emails']} />
        </div>
        {form(true)}
      </SectionShell>
    )
  }
  const isBeside = hasForm || isShown(content.image)
  return (
    <SectionShell section={section} className={isBeside ? `contact split${swap}` : 'contact solo'} before={before}>
      <Reach content={content}>
        <ContactDetails content={content} />
      </Reach>
      {form()}
      {!hasForm && isBeside && <Photo content={content} />}
    </SectionShell>
  )
})

/** Large type or pictures above the details, in styles that have them. */
function useBefore(
  { id, content, design }: ContactProps['section'],
  { hasHours, hasPictures }: Record<'hasHours' | 'hasPictures', boolean>,
) {
  const { isLarge, isEvening, hours } = useLayout('Contact')
  const { business } = useFacts()
  const { plot, week } = usePictures(content)
  const isTicket = isLarge && hasHours && hours === 'Ticket' && business.hours.periods.length > 0
  return (
    <>
      {isEvening && design.tone === 'Ink' && <Light of={id} />}
      {hasPictures && <Pictured content={content} plot={plot} week={hasHours ? week : undefined} />}
      {isLarge && !plot && <AreaSentence content={content} beside={design.tone} />}
      {isTicket && <HoursTicket content={content} />}
    </>
  )
}

function Timed({ section, before, children }: ContactProps & { before: ReactNode; children: ReactNode }) {
  const { content } = section
  return (
    <SectionShell section={section} className="contact split timed" before={before}>
      <div className={useReachClass()}>
        <Head content={content} />
        <HoursBoard content={content} />
      </div>
      <div className="ways">
        <ContactDetails content={content} parts={['address', 'phones', 'emails', 'areas', 'languages']} />
        <Action content={content} />
      </div>
      {children}
    </SectionShell>
  )
}

const Reach = ({ content, children }: { content: ContactContent; children: ReactNode }) => (
  <div className={useReachClass()}>
    <Head content={content} />
    {children}
    <Action content={content} />
  </div>
)

/** The background class of the contact details, in styles with a separate one. */
function useReachClass(): string {
  const { reachTone } = useLayout('Contact')
  return reachTone ? `reach block ${toneClasses[reachTone]}` : 'reach'
}

function Head({ content }: { content: ContactContent }) {
  const { isLarge } = useLayout('Contact')
  return (
    <>
      <div className="head">
        <Text as="h2" text={content.heading} field="heading" />
        <Prose text={content.body} field="body" className="lead" />
      </div>
      {isLarge && <LargeReach content={content} />}
    </>
  )
}

const Action = ({ content: { button } }: { content: ContactContent }) => (
  <Actions links={[button]}>
    <Button link={button} field="button" />
  </Actions>
)

function Photo({ content }: { content: ContactContent }) {
  const place = useLayout('Contact')
  return (
    <div className="media photo">
      <Picture image={content.image} {...place} sizes="(min-width:62rem) 36rem,92vw" field="image" />
    </div>
  )
}
