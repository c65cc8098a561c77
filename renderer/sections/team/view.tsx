import type { SectionOf } from '../../document/section-types.ts'
import { SectionHeading } from '../../elements/heading.tsx'
import { Picture } from '../../elements/pictures/picture.tsx'
import { isShown } from '../../elements/pictures/pictures.ts'
import { SectionShell } from '../../elements/section-shell.tsx'
import { Prose, Text } from '../../elements/text.tsx'
import { usePageWords } from '../../elements/words/use-page-words.ts'
import { Foot } from '../../shapes/foot.tsx'
import { useShapes } from '../../shapes/use-shapes.ts'
import { useRenderTarget } from '../../site/render-target.tsx'
import { useLayout } from '../../site/site-context.ts'
import { teamLayout } from './team-layout.ts'

type Content = SectionOf<'Team'>['content']

/** People in columns, in a list, or below a large first person. */
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

function People({ content, from = 0, to, sizes }: { content: Content; from?: number; to?: number; sizes: string }) {
  const { frame, members } = content
  const { editing } = useRenderTarget()
  const { isFooted } = useLayout('Team')
  const { seed } = useShapes()
  const framed = members.some(({ image }) => isShown(image))
  return members.slice(from, to).map((member, nth) => {
    const at = `members.${from + nth}`
    return (
      <li
        key={member.id}
        data-item={editing ? member.id : undefined}
        data-sample={editing && member.sample ? '' : undefined}
      >
        <Picture image={member.image} frame={frame} sizes={sizes} field={`${at}.image`} />
        <div className="text">
          <Text as="h3" text={member.name} field={`${at}.name`} />
          <Text text={member.title} className="role" field={`${at}.title`} />
          <Prose text={member.bio} field={`${at}.bio`} />
        </div>
        {!framed && isFooted && <Foot number={seed + from + nth} />}
      </li>
    )
  })
}
