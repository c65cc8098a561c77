import type { SectionOf } from '../../document/section-types.ts'
import { Actions } from '../../elements/actions.tsx'
import { Button } from '../../elements/button.tsx'
import { Picture } from '../../elements/pictures/picture.tsx'
import { isShown } from '../../elements/pictures/pictures.ts'
import { SectionShell } from '../../elements/section-shell.tsx'
import { Prose, Text } from '../../elements/text.tsx'
import { useRenderTarget } from '../../site/render-target.tsx'
import { useLayout } from '../../site/site-context.ts'
import { ContactDetails } from './details.tsx'
import { ContactForm } from './form.tsx'

/** How to reach the business: text and details, beside the form or the picture where there is one. */
export function ContactView({ section }: { section: SectionOf<'Contact'> }) {
  const { content } = section
  const { formEndpoint } = useRenderTarget()
  const place = useLayout('Contact')
  const form = content.showForm && formEndpoint !== undefined
  const beside = form || isShown(content.image)
  return (
    <SectionShell section={section} className={beside ? 'contact split' : 'contact'}>
      <div className="reach">
        <div className="head">
          <Text as="h2" text={content.heading} field="heading" />
          <Prose text={content.body} field="body" className="lead" />
        </div>
        <ContactDetails content={content} />
        <Actions links={[content.button]}>
          <Button link={content.button} field="button" />
        </Actions>
      </div>
      {form && <ContactForm content={content} endpoint={formEndpoint} />}
      {!form && beside && (
        <div className="media">
          <Picture image={content.image} {...place} sizes="(min-width:62rem) 36rem,92vw" field="image" />
        </div>
      )}
    </SectionShell>
  )
}
