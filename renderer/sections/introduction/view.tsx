import type { SectionOf } from '../../document/section-types.ts'
import { Actions } from '../../elements/actions.tsx'
import { Button } from '../../elements/button.tsx'
import { Picture } from '../../elements/pictures/picture.tsx'
import { isShown } from '../../elements/pictures/pictures.ts'
import { SectionShell } from '../../elements/section-shell.tsx'
import { Prose, Text } from '../../elements/text.tsx'
import { useImprint, useLayout } from '../../site/site-context.ts'
import { isLongHeading } from './long-heading.ts'
import { isBehind } from './picture-place.ts'
import { FactStrip } from './strip.tsx'

/** The first thing a visitor sees: the promise, on its picture or beside it as the style has it. */
export function IntroductionView({ section }: { section: SectionOf<'Introduction'> }) {
  const { heading, body, button, secondButton, showFacts, image } = section.content
  const layout = useLayout('Introduction')
  const { logoIsTitle } = useImprint()
  const behind = isBehind(image, layout)
  const beside = isShown(image) && !behind
  const backdrop = behind && (
    <div className="backdrop">
      <Picture image={image} frame="Wide" leading field="image" />
    </div>
  )
  return (
    <SectionShell
      section={section}
      className={beside ? 'hero beside' : 'hero'}
      onPicture={behind}
      backdrop={backdrop}
      after={showFacts && <FactStrip headline={heading} plain={behind} />}
    >
      <div className="pitch">
        <Text
          as={logoIsTitle ? 'h2' : 'h1'}
          text={heading}
          field="heading"
          className={isLongHeading(heading) ? 'long' : undefined}
        />
        <Prose text={body} field="body" className="lead" />
        <Actions links={[button, secondButton]}>
          <Button link={button} field="button" />
          <Button link={secondButton} kind="ghost" field="secondButton" />
        </Actions>
      </div>
      {beside && (
        <div className="media">
          <Picture image={image} frame={layout.frame} loose={layout.loose} sizes={layout.sizes} leading field="image" />
        </div>
      )}
    </SectionShell>
  )
}
