import type { ImageFrame } from '../../document/enumerations.ts'
import type { SectionOf } from '../../document/section-types.ts'
import { SectionHeading } from '../../elements/heading.tsx'
import { Monogram } from '../../elements/monogram.tsx'
import { Picture } from '../../elements/pictures/picture.tsx'
import { isShown } from '../../elements/pictures/pictures.ts'
import { SectionShell } from '../../elements/section-shell.tsx'
import { Prose, Text } from '../../elements/text.tsx'
import { usePageWords } from '../../elements/words/use-page-words.ts'
import { useRenderTarget } from '../../site/render-target.tsx'
import { useLayout } from '../../site/site-context.ts'

/** The people, each with a portrait or their initials. */
export function TeamView({ section }: { section: SectionOf<'Team'> }) {
  const { heading, frame, members } = section.content
  const { editing } = useRenderTarget()
  const words = usePageWords()
  const framed = members.some(({ image }) => isShown(image))
  const layout = useLayout('Team')
  const columns = layout.columns(members.length)
  return (
    <SectionShell section={section} className="team">
      <SectionHeading heading={heading} unseen={members.length > 0 ? words.team : undefined} />
      {members.length > 0 && (
        <ul className={`grid cols-${columns}`}>
          {members.map((member, index) => (
            <li
              key={member.id}
              data-item={editing ? member.id : undefined}
              data-sample={editing && member.sample ? '' : undefined}
            >
              {isShown(member.image) ? (
                <Picture
                  image={member.image}
                  frame={frame}
                  sizes={layout.sizes(columns)}
                  field={`members.${index}.image`}
                />
              ) : (
                <Initials name={member.name} frame={framed ? frame : undefined} />
              )}
              <div className="text">
                <Text as="h3" text={member.name} field={`members.${index}.name`} />
                <Text text={member.title} className="role" field={`members.${index}.title`} />
                <Prose text={member.bio} field={`members.${index}.bio`} />
              </div>
            </li>
          ))}
        </ul>
      )}
    </SectionShell>
  )
}

/** Fills the frame of the others' portraits; a small disc if nobody has one. */
function Initials({ name, frame }: { name: string; frame?: ImageFrame }) {
  const monogram = <Monogram name={name} />
  return frame ? <span className={`frame ${frame.toLowerCase()}`}>{monogram}</span> : monogram
}
