import { useMemo, useState } from 'react'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import { publishedDocument } from '#renderer/published-document.ts'
import { FrameEnd, useFrameEscape } from '#ui/site/frame-keys.tsx'
import { SiteFrame } from '#ui/site/site-frame.tsx'
import { Window } from '#ui/window/window.tsx'
import { SummaryLine } from '../summary-line.tsx'
import classes from './see-page.module.css'

/** A line above the buttons that opens the preview full screen. */
export function SeePage({ site }: { site: WebsiteSettings }) {
  const [opened, setOpened] = useState(false)
  return (
    <>
      <SummaryLine data-click="see-page" onClick={() => setOpened(true)}>
        See the whole page
      </SummaryLine>
      <Window
        kind="screen"
        title="Your page"
        opened={opened}
        closeLabel="Close"
        onClose={() => setOpened(false)}
        onReopen={() => setOpened(true)}
      >
        <WholePage site={site} onClose={() => setOpened(false)} />
      </Window>
    </>
  )
}

function WholePage({ site, onClose }: { site: WebsiteSettings; onClose: () => void }) {
  const published = useMemo(() => publishedDocument(site), [site])
  const [frame, setFrame] = useState<Document>()
  useFrameEscape(onClose, frame)
  return (
    <div className={classes.page}>
      <SiteFrame document={published} title="Your website" asVisited onReady={setFrame} />
      <FrameEnd />
    </div>
  )
}
