import { ActionIcon } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconChartBar, IconDots, IconInbox, IconMaximize, IconShare2 } from '@tabler/icons-react'
import { useAtomValue, useSetAtom } from 'jotai'
import { Link } from 'react-router'
import { UnreadCount } from '#ui/bars/owner-nav.tsx'
import { IconAction } from '#ui/icon-action.tsx'
import { deviceIcons, useDevice } from '#ui/site/device-switch.tsx'
import { NightSwitch } from '#ui/site/night-switch.tsx'
import { lazyMenu } from '#ui/window/lazy-menu.tsx'
import { pages } from '#worker/platform/addresses/paths.ts'
import { fullScreenPreviewAtom, previewLinkOpenAtom } from '../preview/queries.ts'
import classes from './toolbar.module.css'
import { darkModeAtom, useVisitorsPath } from './view-state.ts'
import { useVisitorsOfWeek, VisitorCount } from './visitors-of-week.tsx'

const DeviceMenu = lazyMenu(() => import('./view-menus.tsx').then((file) => file.DeviceMenu))
const MoreTools = lazyMenu(() => import('./view-menus.tsx').then((file) => file.MoreTools))

const useWindow = (atLeast: string) =>
  useMediaQuery(`(min-width: ${atLeast})`, undefined, { getInitialValueInEffect: false })

const moreButton = (hasInbox: boolean) => (
  <ActionIcon className={classes.counted} variant="subtle" color="gray" title="More tools" data-click="more-tools">
    <IconDots size={18} aria-label="More tools" />
    {hasInbox && <UnreadCount />}
  </ActionIcon>
)

/** Links to the inbox and visitors, and preview tools. A menu contains those that don't fit. */
export function ViewTools() {
  const isWide = useWindow('80em')
  const isRoomy = useWindow('64em')
  const hasInbox = useWindow('22.5em')
  return (
    <>
      {isRoomy && <i className={classes.divider} />}
      {hasInbox && <InboxLink />}
      {isWide ? <AllTools /> : <MoreTools hasInbox={!hasInbox} button={moreButton(!hasInbox)} />}
      {isRoomy && <i className={classes.divider} />}
    </>
  )
}

function InboxLink() {
  return (
    <ActionIcon
      component={Link}
      to={pages.inbox}
      className={classes.counted}
      variant="subtle"
      color="gray"
      title="Inbox"
      data-click="inbox"
    >
      <IconInbox size={18} aria-label="Inbox" />
      <UnreadCount />
    </ActionIcon>
  )
}

function VisitorsLink() {
  const count = useVisitorsOfWeek()
  return (
    <ActionIcon
      component={Link}
      to={useVisitorsPath()}
      className={classes.counted}
      variant="subtle"
      color="gray"
      title={count === undefined ? 'Visitors' : `Visitors: ${count} in 7 days`}
      data-click="visitors"
    >
      <IconChartBar size={18} aria-label="Visitors" />
      <VisitorCount count={count} />
    </ActionIcon>
  )
}

function AllTools() {
  const [device] = useDevice()
  const darkMode = useAtomValue(darkModeAtom) ?? undefined
  const openPreview = useSetAtom(fullScreenPreviewAtom)
  const openLink = useSetAtom(previewLinkOpenAtom)
  const Icon = deviceIcons[device]
  return (
    <>
      <VisitorsLink />
      <i className={classes.divider} />
      <DeviceMenu
        button={
          <ActionIcon variant="subtle" color="gray" aria-label={`Shown on: ${device}`} title={`Shown on: ${device}`}>
            <Icon size={18} />
          </ActionIcon>
        }
      />
      <NightSwitch darkMode={darkMode} />
      <IconAction label="Full-screen preview" click="preview" onClick={() => openPreview(true)}>
        <IconMaximize size={18} />
      </IconAction>
      <IconAction label="Share a private preview" click="share-preview" onClick={() => openLink(true)}>
        <IconShare2 size={18} />
      </IconAction>
    </>
  )
}
