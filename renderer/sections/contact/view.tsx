import { memo, type ReactNode } from 'react'
import type { ContactLayout } from '../../document/enumerations.ts'
import type { SectionOf } from '../../document/section-types.ts'
import { Actions } from '../../elements/actions.tsx'
import { Button } from '../../elements/button.tsx'
import { Picture } from '../../elements/pictures/picture.tsx'
import { isShown } from '../../elements/pictures/pictures.ts'
import { SectionShell } from '../../elements/section-shell.tsx'
import { Prose, Text } from '../../elements/text.tsx'
import { useRenderTarget } from '../../site/render-target.tsx'
import { useFacts, useLayout } from '../../site/site-context.ts'
import { AreaMap } from './area-map.tsx'
import { contactLayout } from './contact-layout.ts'
import type { ContactContent } from './content.ts'
import { ContactDetails } from './details.tsx'
import { ContactForm } from './form.tsx'
import { HoursBoard } from './opening-hours.tsx'

type ContactProps = { section: SectionOf<'Contact'> }

/** How to reach the business: its details beside the form or the picture, beside a map, under its hours, or the form with little else. */
export function ContactView({ section }: ContactProps) {
  return <ContactByFacts section={section} />
}

/** What is known of the business decides. Apart, so that a new fact redraws neither the section as a whole nor, for the same layout, its form. */
function ContactByFacts({ section }: ContactProps) {
  const layout = contactLayout(section.content, useFacts().business)
  return <ContactIn section={section} layout={layout} />
}

const ContactIn = memo(function ContactIn({ section, layout }: ContactProps & { layout: ContactLayout }) {
  const { content } = section
  const { formEndpoint } = useRenderTarget()
  const hasForm = content.showForm && formEndpoint !== undefined
  const form = (wide = false) => hasForm && <ContactForm content={content} endpoint={formEndpoint} wide={wide} />
  if (layout === 'BesideMap') {
    return (
      <SectionShell section={section} className="contact split mapped">
        <Reach content={content}>
          <ContactDetails content={content} hasMapLink={false} />
        </Reach>
        <AreaMap content={content} />
        {form(true)}
      </SectionShell>
    )
  }
  if (layout === 'HoursFirst') return <Timed section={section}>{form(true)}</Timed>
  if (layout === 'FormOnly' && hasForm) {
    return (
      <SectionShell section={section} className="contact split asked">
        <div className="reach">
          <Head content={content} />
          <ContactDetails content={content} parts={['phones', 'emails']} />
        </div>
        {form(true)}
      </SectionShell>
    )
  }
  const isBeside = hasForm || isShown(content.image)
  return (
    <SectionShell section={section} className={isBeside ? 'contact split' : 'contact solo'}>
      <Reach content={content}>
        <ContactDetails content={content} />
      </Reach>
      {form()}
      {!hasForm && isBeside && <Photo content={content} />}
    </SectionShell>
  )
})

/** The hours under the heading, and beside them all the other ways. */
function Timed({ section, children }: ContactProps & { children: ReactNode }) {
  const { content } = section
  return (
    <SectionShell section={section} className="contact split timed">
      <div className="reach">
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
  <div className="reach">
    <Head content={content} />
    {children}
    <Action content={content} />
  </div>
)

const Head = ({ content: { heading, body } }: { content: ContactContent }) => (
  <div className="head">
    <Text as="h2" text={heading} field="heading" />
    <Prose text={body} field="body" className="lead" />
  </div>
)

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
