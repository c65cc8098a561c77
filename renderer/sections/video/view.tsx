import type { SectionOf } from '../../document/section-types.ts'
import { videoEmbed } from '../../document/values/video-embed.ts'
import { SectionHeading } from '../../elements/heading.tsx'
import { Icon } from '../../elements/icon.tsx'
import { Picture } from '../../elements/pictures/picture.tsx'
import { SectionShell } from '../../elements/section-shell.tsx'
import { usePageWords } from '../../elements/words/use-page-words.ts'
import { Invitation, useIsInviting } from '../../site/invitation.tsx'
import { useRenderTarget } from '../../site/render-target.tsx'

/**
 * A video behind a poster: nothing loads from the video's host until the visitor opens it. Without a video, only the
 * editor shows a placeholder.
 */
export function VideoView({ section }: { section: SectionOf<'Video'> }) {
  const { heading, description, url, poster } = section.content
  const { editing } = useRenderTarget()
  const words = usePageWords()
  const embed = videoEmbed(url)
  const isInviting = useIsInviting()
  const picture = <Picture image={poster} frame="Wide" decorative sizes="(min-width:62rem) 60rem,92vw" field="poster" />
  const title = heading.trim() || words.video
  return (
    <SectionShell section={section} className="video" placesInvitation>
      <SectionHeading heading={heading} body={description} bodyField="description" />
      {embed && (
        <details className="player bold" data-field={editing ? 'url' : undefined} data-drawn={editing ? '' : undefined}>
          <summary aria-label={`${words.play}: ${title}`} lang={words.lang}>
            {picture}
            <span className="play">
              <Icon name="play" />
            </span>
          </summary>
          <iframe
            src={embed.src}
            title={title}
            lang={heading.trim() ? undefined : words.lang}
            loading="lazy"
            allow="autoplay; fullscreen; picture-in-picture"
            referrerPolicy="strict-origin-when-cross-origin"
          />
        </details>
      )}
      {!embed && isInviting && (
        <div className="player">
          {picture}
          <Invitation section={section} />
        </div>
      )}
    </SectionShell>
  )
}
