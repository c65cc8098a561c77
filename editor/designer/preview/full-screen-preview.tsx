import { VisuallyHidden } from '@mantine/core'
import { useElementSize } from '@mantine/hooks'
import { useAtom, useAtomValue } from 'jotai'
import { useMemo, useState } from 'react'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import { publishedDocument } from '#renderer/published-document.ts'
import { DeviceSwitch, useSiteWidth } from '#ui/site/device-switch.tsx'
import { FrameEnd, useFrameEscape } from '#ui/site/frame-keys.tsx'
import { NightSwitch } from '#ui/site/night-switch.tsx'
import { SiteFrame } from '#ui/site/site-frame.tsx'
import { Window } from '#ui/window/window.tsx'
import { documentAtom } from '../document/session.ts'
import classes from './full-screen-preview.module.css'
import { fullScreenPreviewAtom } from './queries.ts'

export function FullScreenPreview() {
  const [opened, setOpened] = useAtom(fullScreenPreviewAtom)
  const document = useAtomValue(documentAtom)
  const close = () => setOpened(false)
  return (
    <Window
      kind="screen"
      opened={opened && document !== null}
      title={
        <>
          <VisuallyHidden>Preview of </VisuallyHidden>
          {document?.businessName} <span className={classes.hint}>as visitors see it</span>
        </>
      }
      onClose={close}
      onReopen={() => setOpened(true)}
      closeLabel="Close preview"
      tools={
        <>
          <NightSwitch darkMode={document?.theme.darkMode} />
          <DeviceSwitch />
        </>
      }
    >
      {document && <Preview document={document} onClose={close} />}
    </Window>
  )
}

function Preview({ document, onClose }: { document: WebsiteSettings; onClose: () => void }) {
  const site = useMemo(() => publishedDocument(document, Date.now()), [document])
  const { ref: stage, width: room } = useElementSize()
  const [frame, setFrame] = useState<Document>()
  useFrameEscape(onClose, frame)
  const { device, width, maxWidth } = useSiteWidth(room, true)
  return (
    <div ref={stage} className={classes.stage}>
      <div className={classes.site} data-device={device} style={{ maxWidth }}>
        {room > 0 && (
          <SiteFrame
            document={site}
            title={`${document.businessName}: as visitors see it`}
            width={width}
            asVisited
            onReady={setFrame}
          />
        )}
      </div>
      <FrameEnd />
    </div>
  )
}
