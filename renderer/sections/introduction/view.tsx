import type { SectionOf } from '../../document/section-types.ts'
import { Actions } from '../../elements/actions.tsx'
import { Button } from '../../elements/button.tsx'
import { Picture } from '../../elements/pictures/picture.tsx'
import { SectionShell } from '../../elements/section-shell.tsx'
import { Prose, Text } from '../../elements/text.tsx'
import { useImprint, useLayouts } from '../../site/site-context.ts'
import { introductionClasses, introductionLayout } from './introduction-layout.ts'
import { isLongHeading } from './long-heading.ts'
import { FactStrip } from './strip.tsx'

/** The first thing a visitor sees: the promise, on its picture, beside it, on a card in front of it or alone. */
export function IntroductionView({ section }: { section: SectionOf<'Introduction'> }) {
  const { kicker, heading, body, button, secondButton, showFacts, image } = section.content
  const layouts = useLayouts()
  const { logoIsTitle } = useImprint()
  const layout = introductionLayout(section, layouts)
  const behind = layout === 'FullPicture'
  const backdrop = (behind || layout === 'CardOverPicture') && (
    <div className={behind ? 'backdrop' : 'scene'}>
      <Picture image={image} frame="Wide" leading field="image" />
    </div>
  )
  const { frame, loose, sizes } = layouts.Introduction
  return (
    <SectionShell
      section={section}
      className={introductionClasses[layout]}
      onPicture={behind}
      backdrop={backdrop}
      after={showFacts && <FactStrip headline={`${kicker} ${heading}`} plain={behind} />}
    >
      <div className="pitch">
        <Text as="p" text={kicker} field="kicker" className="kicker" />
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
      {layout === 'Split' && (
        <div className="media">
          <Picture image={image} frame={frame} loose={loose} sizes={sizes} leading field="image" />
        </div>
      )}
    </SectionShell>
  )
}
