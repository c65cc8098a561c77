import { ActionIcon, Menu, VisuallyHidden } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import {
  IconChartBar,
  IconCheck,
  IconDots,
  IconInbox,
  IconMaximize,
  IconMoon,
  IconShare2,
  IconSun,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { Link } from 'react-router'
import { visitsQuery } from '#editor/visits/queries.ts'
import { UnreadCount } from '#ui/bars/owner-nav.tsx'
import { IconAction } from '#ui/icon-action.tsx'
import { type Device, deviceAtom, deviceIcons, deviceWidths } from '#ui/site/device-switch.tsx'
import { NightSwitch, nightAtom } from '#ui/site/night-switch.tsx'
import { useIdleTurn } from '#ui/use-idle-turn.ts'
import { useSmallScreen } from '#ui/use-small-screen.ts'
import { menuBehavior } from '#ui/window/focus-soon.ts'
import { pages } from '#worker/platform/addresses/paths.ts'
import { documentPart } from '../document/parts.ts'
import { storedDraftAtom } from '../document/session.ts'
import { fullScreenPreviewAtom, previewLinkOpenAtom } from '../preview/queries.ts'
import classes from './toolbar.module.css'

const darkModeAtom = documentPart(({ theme }) => theme.darkMode)

const useWindow = (atLeast: string) =>
  useMediaQuery(`(min-width: ${atLeast})`, undefined, { getInitialValueInEffect: false })

/** Links to the inbox and the visitors, and ways to look at the page. Those without room in the toolbar are behind one button. */
export function LookingTools() {
  const isWide = useWindow('80em')
  const isRoomy = useWindow('64em')
  const hasInbox = useWindow('22.5em')
  return (
    <>
      {isRoomy && <i className={classes.divider} />}
      {hasInbox && <InboxLink />}
      {isWide ? <AllTools /> : <MoreTools hasInbox={!hasInbox} />}
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

/** Nothing for none. */
function VisitorCount({ count = 0 }: { count: number | undefined }) {
  if (count === 0) return null
  return (
    <>
      <span className={classes.visitors} aria-hidden>
        {count > 999 ? '999+' : count}
      </span>
      <VisuallyHidden>, {count} in 7 days</VisuallyHidden>
    </>
  )
}

/** Undefined while they are not known, or not counted. Read when the browser is idle. */
function useVisitorsOfWeek(): number | undefined {
  const draftId = useAtomValue(storedDraftAtom)?.draftId ?? ''
  const idle = useIdleTurn(3)
  const { data } = useQuery({
    ...visitsQuery(draftId, 7),
    enabled: idle && draftId !== '',
    staleTime: 300_000,
    refetchInterval: false,
  })
  return data?.counted ? data.report.days.reduce((sum, { visitors }) => sum + visitors, 0) : undefined
}

function AllTools() {
  const device = useAtomValue(deviceAtom)
  const darkMode = useAtomValue(darkModeAtom) ?? undefined
  const openPreview = useSetAtom(fullScreenPreviewAtom)
  const openLink = useSetAtom(previewLinkOpenAtom)
  const Icon = deviceIcons[device]
  return (
    <>
      <VisitorsLink />
      <i className={classes.divider} />
      <Menu {...menuBehavior} position="bottom-end" shadow="md" width={180}>
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" aria-label={`Shown on: ${device}`} title={`Shown on: ${device}`}>
            <Icon size={18} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <DeviceItems />
        </Menu.Dropdown>
      </Menu>
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

function MoreTools({ hasInbox }: { hasInbox: boolean }) {
  const small = useSmallScreen()
  const [night, setNight] = useAtom(nightAtom)
  const darkMode = useAtomValue(darkModeAtom)
  const openPreview = useSetAtom(fullScreenPreviewAtom)
  const openLink = useSetAtom(previewLinkOpenAtom)
  const visitors = useVisitorsPath()
  const count = useVisitorsOfWeek()
  return (
    <Menu {...menuBehavior} position="bottom-end" shadow="md" width={240}>
      <Menu.Target>
        <ActionIcon
          className={classes.counted}
          variant="subtle"
          color="gray"
          title="More tools"
          data-click="more-tools"
        >
          <IconDots size={18} aria-label="More tools" />
          {hasInbox && <UnreadCount />}
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {hasInbox && (
          <Menu.Item
            component={Link}
            to={pages.inbox}
            leftSection={<IconInbox size={16} />}
            rightSection={<UnreadCount />}
          >
            Inbox
          </Menu.Item>
        )}
        <Menu.Item
          component={Link}
          to={visitors}
          leftSection={<IconChartBar size={16} />}
          rightSection={<VisitorCount count={count} />}
        >
          Visitors
        </Menu.Item>
        <Menu.Divider />
        {!small && <DeviceItems />}
        {darkMode === 'FollowsDevice' && (
          <Menu.Item
            leftSection={night ? <IconSun size={16} /> : <IconMoon size={16} />}
            onClick={() => setNight(!night)}
          >
            {night ? 'Show in light' : 'Show in dark'}
          </Menu.Item>
        )}
        {!small && <Menu.Divider />}
        <Menu.Item leftSection={<IconMaximize size={16} />} data-click="preview" onClick={() => openPreview(true)}>
          Full-screen preview
        </Menu.Item>
        <Menu.Item leftSection={<IconShare2 size={16} />} data-click="share-preview" onClick={() => openLink(true)}>
          Share a private preview
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

/** How wide the window is that the site is shown in. */
function DeviceItems() {
  const [device, setDevice] = useAtom(deviceAtom)
  return (Object.keys(deviceWidths) as Device[]).map((name) => {
    const Icon = deviceIcons[name]
    return (
      <Menu.Item
        key={name}
        aria-current={name === device || undefined}
        leftSection={<Icon size={16} />}
        rightSection={name === device && <IconCheck size={16} aria-hidden />}
        onClick={() => setDevice(name)}
      >
        {name}
      </Menu.Item>
    )
  })
}

function useVisitorsPath(): string {
  const draftId = useAtomValue(storedDraftAtom)?.draftId
  return draftId ? `${pages.visitors}?website=${draftId}` : pages.visitors
}
