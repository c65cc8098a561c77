import type { SectionOf } from '../../document/section-types.ts'
import { Actions } from '../../elements/actions.tsx'
import { Button } from '../../elements/button.tsx'
import { Picture } from '../../elements/pictures/picture.tsx'
import { SectionShell } from '../../elements/section-shell.tsx'
import { Text } from '../../elements/text.tsx'
import { useLayouts } from '../../site/site-context.ts'
import { imageBannerLayout, isOnBannerPicture } from './image-banner-layout.ts'

/** A full-width picture with an optional heading and button on it, or both side by side. */
export function ImageBannerView({ section }: { section: SectionOf<'ImageBanner'> }) {
  const { image, heading, button } = section.content
  const layouts = useLayouts()
  const said = (
    <>
      <Text as="h2" text={heading} field="heading" />
      <Actions links={[button]}>
        <Button link={button} field="button" />
      </Actions>
    </>
  )
  if (imageBannerLayout(section, layouts) === 'Split') {
    const { frame, sizes } = layouts.ImageBanner
    return (
      <SectionShell section={section} className="banner halves">
        <div className="words">{said}</div>
        <Picture image={image} frame={frame} loose sizes={sizes} leading field="image" />
      </SectionShell>
    )
  }
  const pictured = isOnBannerPicture(section, layouts)
  const backdrop = pictured && (
    <div className="backdrop">
      <Picture image={image} frame="Wide" leading field="image" />
    </div>
  )
  return (
    <SectionShell section={section} className="banner" onPicture={pictured} backdrop={backdrop}>
      {said}
    </SectionShell>
  )
}
