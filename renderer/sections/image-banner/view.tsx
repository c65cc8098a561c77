import type { SectionOf } from '../../document/section-types.ts'
import { Actions } from '../../elements/actions.tsx'
import { Button } from '../../elements/button.tsx'
import { Picture } from '../../elements/pictures/picture.tsx'
import { isShown } from '../../elements/pictures/pictures.ts'
import { SectionShell } from '../../elements/section-shell.tsx'
import { Text } from '../../elements/text.tsx'

/** A picture from edge to edge, with at most a heading and a button on it. */
export function ImageBannerView({ section }: { section: SectionOf<'ImageBanner'> }) {
  const { image, heading, button } = section.content
  const pictured = isShown(image)
  const backdrop = pictured && (
    <div className="backdrop">
      <Picture image={image} frame="Wide" leading field="image" />
    </div>
  )
  return (
    <SectionShell section={section} className="banner" onPicture={pictured} backdrop={backdrop}>
      <Text as="h2" text={heading} field="heading" />
      <Actions links={[button]}>
        <Button link={button} field="button" />
      </Actions>
    </SectionShell>
  )
}
