import type { ReactNode } from 'react'
import type { Section } from '../document/section-types.ts'
import { Invitation } from '../site/invitation.tsx'
import { useRenderTarget } from '../site/render-target.tsx'
import { useSite } from '../site/site-context.ts'
import { Picture } from './pictures/picture.tsx'
import { hasBackgroundPicture, sectionClasses } from './section-design.ts'

type SectionShellProps = {
  section: Section
  as?: 'section' | 'header' | 'footer'
  /** Further classes: the section type's own. */
  className: string
  /** The section sets its own picture and scrim behind its text. */
  onPicture?: boolean
  /** Stands beside the inner column, behind it. */
  backdrop?: ReactNode
  /** Stands above the inner column, as wide as the section. */
  before?: ReactNode
  /** Stands under the inner column, as wide as the section. */
  after?: ReactNode
  /** Its view renders the invitation itself. */
  placesInvitation?: boolean
  children: ReactNode
}

/** The root of a section: its ground, its background picture and the column of its content. */
export function SectionShell({
  section,
  as: Element = 'section',
  className,
  onPicture = false,
  backdrop,
  before,
  after,
  placesInvitation = false,
  children,
}: SectionShellProps) {
  const { theme } = useSite()
  const { editing } = useRenderTarget()
  const pictured = !onPicture && hasBackgroundPicture(section.design)
  return (
    <Element
      className={`${className} ${sectionClasses(section, onPicture, theme)}`}
      id={section.id}
      // A link of the menu moves the focus here, which closes the menu also for those who use a keyboard.
      tabIndex={Element === 'section' && !editing ? -1 : undefined}
      data-section={section.id}
    >
      {pictured && (
        <div className="backdrop">
          <Picture image={section.design.backgroundImage} frame="Wide" decorative leading />
        </div>
      )}
      {backdrop}
      {before}
      <div className="inner">
        {children}
        {!placesInvitation && <Invitation section={section} />}
      </div>
      {after}
    </Element>
  )
}
