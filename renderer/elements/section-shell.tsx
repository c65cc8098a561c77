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
  className: string
  /** The section renders its own picture and scrim. */
  onPicture?: boolean
  /** Behind the inner column. */
  backdrop?: ReactNode
  before?: ReactNode
  after?: ReactNode
  placesInvitation?: boolean
  children: ReactNode
}

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
      // Menu links move focus here, which also closes the menu for keyboard users.
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
