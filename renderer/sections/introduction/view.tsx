import type { SectionOf } from '../../document/section-types.ts'
import { Actions } from '../../elements/actions.tsx'
import { Button } from '../../elements/button.tsx'
import { Picture } from '../../elements/picture.tsx'
import { isShown } from '../../elements/pictures.ts'
import { SectionShell } from '../../elements/section-shell.tsx'
import { Prose, Text } from '../../elements/text.tsx'

/** The first thing a visitor sees: the promise, on a picture that fills the screen where there is one. */
export function IntroductionView({ section }: { section: SectionOf<'Introduction'> }) {
  const { heading, body, button, secondButton, image } = section.content
  const pictured = isShown(image)
  const backdrop = pictured && (
    <div className="backdrop">
      <Picture image={image} frame="Wide" leading field="image" />
    </div>
  )
  return (
    <SectionShell section={section} className="hero" onPicture={pictured} backdrop={backdrop}>
      <div className="pitch">
        <Text as="h1" text={heading} field="heading" className={heading.length > 44 ? 'long' : undefined} />
        <Prose text={body} field="body" className="lead" />
        <Actions links={[button, secondButton]}>
          <Button link={button} field="button" />
          <Button link={secondButton} kind="ghost" field="secondButton" />
        </Actions>
      </div>
    </SectionShell>
  )
}
