import { stateOf } from '../dates/page-dates.ts'
import type { Tone } from '../document/section-design.ts'
import type { SiteSettings } from '../document/settings.ts'
import type { Announcement as AnnouncementContent } from '../document/values/announcement.ts'
import { useRenderTarget } from '../site/render-target.tsx'
import { Anchor } from './anchor.tsx'
import { useHref } from './use-href.ts'
import { usePageWords } from './words/use-page-words.ts'

type AnnouncementProps = {
  settings: Pick<SiteSettings, 'announcement' | 'timeZone'>
  /** Tone of the header. The announcement uses a different one. */
  below: Tone | undefined
}

/** The announcement above the header. Renders nothing if off or blank. */
export function Announcement({ settings: { announcement, timeZone }, below }: AnnouncementProps) {
  const { editing, now } = useRenderTarget()
  const words = usePageWords()
  const { enabled, text } = announcement
  if (!enabled || text.trim() === '') return null
  return (
    <aside
      className={below === 'Bold' ? 'announcement plain' : 'announcement bold'}
      aria-label={words.announcement}
      lang={words.lang}
      data-setting={editing ? 'announcement' : undefined}
      data-unseen={now && stateOf(announcement, timeZone, now())}
    >
      <p lang={words.ownerLang}>
        <AnnouncementText announcement={announcement} />
      </p>
    </aside>
  )
}

function AnnouncementText({ announcement: { text, link } }: { announcement: AnnouncementContent }) {
  const href = useHref()(link)
  const label = link.label.trim()
  if (href && label === '') {
    return <Anchor href={href}>{text.trim()}</Anchor>
  }
  return (
    <>
      {text.trim()}
      {href && (
        <>
          {' '}
          <Anchor href={href}>{label}</Anchor>
        </>
      )}
    </>
  )
}

/** A bar in the page's strong color. Each style sets its own type. */
export const announcementStyles = `
.announcement { position: relative; z-index: 11; padding: .7rem var(--gutter); font-size: .9375rem; line-height: 1.45; text-align: center; text-wrap: balance; color: var(--text); background: var(--ground) }
.announcement a { font-weight: 600; text-decoration: underline; text-underline-offset: .25em }
.announcement a:hover { text-decoration-thickness: 2px }
.announcement :focus-visible { outline-color: currentColor }
.announcement.plain { box-shadow: inset 0 -1px 0 var(--line) }
`
