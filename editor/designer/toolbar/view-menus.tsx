import { Menu } from '@mantine/core'
import { IconChartBar, IconCheck, IconInbox, IconMaximize, IconMoon, IconShare2, IconSun } from '@tabler/icons-react'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { Link } from 'react-router'
import { UnreadCount } from '#ui/bars/owner-nav.tsx'
import { type Device, deviceIcons, deviceWidths, useDevice } from '#ui/site/device-switch.tsx'
import { nightAtom } from '#ui/site/night-switch.tsx'
import { ButtonMenu } from '#ui/window/button-menu.tsx'
import type { MenuButton } from '#ui/window/lazy-menu.tsx'
import { pages } from '#worker/platform/addresses/paths.ts'
import { fullScreenPreviewAtom, previewLinkOpenAtom } from '../preview/queries.ts'
import { darkModeAtom, useVisitorsPath } from './view-state.ts'
import { useVisitorsOfWeek, VisitorCount } from './visitors-of-week.tsx'

export function DeviceMenu({ button }: { button: MenuButton }) {
  return (
    <ButtonMenu button={button} position="bottom-end" width={180}>
      <DeviceItems />
    </ButtonMenu>
  )
}

/** Tools that don't fit in the toolbar. */
export function MoreTools({ hasInbox, button }: { hasInbox: boolean; button: MenuButton }) {
  const [night, setNight] = useAtom(nightAtom)
  const darkMode = useAtomValue(darkModeAtom)
  const openPreview = useSetAtom(fullScreenPreviewAtom)
  const openLink = useSetAtom(previewLinkOpenAtom)
  const visitors = useVisitorsPath()
  const count = useVisitorsOfWeek()
  return (
    <ButtonMenu button={button} position="bottom-end" width={240}>
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
      <DeviceItems />
      {darkMode === 'FollowsDevice' && (
        <Menu.Item
          leftSection={night ? <IconSun size={16} /> : <IconMoon size={16} />}
          onClick={() => setNight(!night)}
        >
          {night ? 'Show in light' : 'Show in dark'}
        </Menu.Item>
      )}
      <Menu.Divider />
      <Menu.Item leftSection={<IconMaximize size={16} />} data-click="preview" onClick={() => openPreview(true)}>
        Full-screen preview
      </Menu.Item>
      <Menu.Item leftSection={<IconShare2 size={16} />} data-click="share-preview" onClick={() => openLink(true)}>
        Share a private preview
      </Menu.Item>
    </ButtonMenu>
  )
}

function DeviceItems() {
  const [device, setDevice] = useDevice()
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
