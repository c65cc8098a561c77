import type { SectionOf } from '../../document/section-types.ts'
import { Actions } from '../../elements/actions.tsx'
import { Button } from '../../elements/button.tsx'
import { Picture } from '../../elements/pictures/picture.tsx'
import { isShown } from '../../elements/pictures/pictures.ts'
import { SectionShell } from '../../elements/section-shell.tsx'
import { Prose, Text } from '../../elements/text.tsx'
import { Invitation } from '../../site/invitation.tsx'
import { useLayout } from '../../site/site-context.ts'

/** An invitation to book. The button requires a booking URL. */
export function SchedulingView({ section }: { section: SectionOf<'Scheduling'> }) {
  const { heading, body, button, image } = section.content
  const place = useLayout('Scheduling')
  return (
    <SectionShell section={section} className="scheduling" placesInvitation>
      <div className={isShown(image) ? 'card panel split' : 'card panel'}>
        <Picture image={image} {...place} sizes="(min-width:62rem) 36rem,92vw" field="image" />
        <div className="text">
          <Text as="h2" text={heading} field="heading" />
          <Prose text={body} field="body" />
          <Actions links={[button]}>
            <Button link={button} field="button" />
          </Actions>
          <Invitation section={section} />
        </div>
      </div>
    </SectionShell>
  )
}
