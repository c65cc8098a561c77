import type { ReactNode } from 'react'
import type { Section } from '../document/section-types.ts'
import { Picture } from './picture.tsx'
import { sectionClasses } from './section-design.ts'

type SectionShellProps = {
  section: Section
  as?: 'section' | 'header' | 'footer'
  /** Further classes: the section type's own. */
  className: string
  /** The section sets its own picture and scrim behind its text. */
  onPicture?: boolean
  /** Stands beside the inner column, behind it. */
  backdrop?: ReactNode
  children: ReactNode
}

/** The root of a section: its ground, its background picture and the column its content stands in. */
export function SectionShell({
  section,
  as: Element = 'section',
  className,
  onPicture,
  backdrop,
  children,
}: SectionShellProps) {
  const { backgroundType, backgroundImage } = section.design
  const pictured = !onPicture && backgroundType === 'Image' && backgroundImage !== null
  return (
    <Element
      className={`${className} ${sectionClasses(section, onPicture ?? false)}`}
      id={section.id}
      data-section={section.id}
    >
      {pictured && (
        <div className="backdrop">
          <Picture image={backgroundImage} frame="Wide" decorative leading />
        </div>
      )}
      {backdrop}
      <div className="inner">{children}</div>
    </Element>
  )
}
