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
import { teamLayout } from './team-layout.ts'

type Content = SectionOf<'Team'>['content']

/** The people, each with a portrait or their initials: side by side, one below another, or one large and the others under them. */
export function TeamView({ section }: { section: SectionOf<'Team'> }) {
  const { heading, members } = section.content
  const words = usePageWords()
  const style = useLayout('Team')
  const layout = teamLayout(section.content, style)
  const large = layout === 'OnePerson' ? 1 : 0
  const others = members.length - large
  const columns = style.columns(others)
  return (
    <SectionShell section={section} className="team">
      <SectionHeading heading={heading} unseen={members.length > 0 ? words.team : undefined} />
      {large > 0 && members.length > 0 && (
        <ul className="grid cols-1">
          <People content={section.content} to={1} sizes={style.sizes(1)} />
        </ul>
      )}
      {others > 0 && (
        <ul className={layout === 'List' ? 'grid listed' : `grid cols-${columns}`}>
          <People
            content={section.content}
            from={large}
            sizes={layout === 'List' ? '(min-width:48rem) 12rem,6rem' : style.sizes(columns)}
          />
        </ul>
      )}
    </SectionShell>
  )
}

/** `from` and `to`: which of the section's people. */
function People({ content, from = 0, to, sizes }: { content: Content; from?: number; to?: number; sizes: string }) {
  const { frame, members } = content
  const { editing } = useRenderTarget()
  const framed = members.some(({ image }) => isShown(image))
  return members.slice(from, to).map((member, nth) => {
    const at = `members.${from + nth}`
    return (
      <li
        key={member.id}
        data-item={editing ? member.id : undefined}
        data-sample={editing && member.sample ? '' : undefined}
      >
        {isShown(member.image) ? (
          <Picture image={member.image} frame={frame} sizes={sizes} field={`${at}.image`} />
        ) : (
          <Initials name={member.name} frame={framed ? frame : undefined} />
        )}
        <div className="text">
          <Text as="h3" text={member.name} field={`${at}.name`} />
          <Text text={member.title} className="role" field={`${at}.title`} />
          <Prose text={member.bio} field={`${at}.bio`} />
        </div>
      </li>
    )
  })
}

/** Fills the frame of the others' portraits; a small disc if nobody has one. */
function Initials({ name, frame }: { name: string; frame?: ImageFrame }) {
  const monogram = <Monogram name={name} />
  return frame ? <span className={`frame ${frame.toLowerCase()}`}>{monogram}</span> : monogram
}
