import { IconMoon, IconSun } from '@tabler/icons-react'
import { atom, useAtom } from 'jotai'
import type { Theme } from '#renderer/document/theme.ts'
import { IconAction } from '../icon-action.tsx'

/** Whether previews show websites with dark mode in the dark. */
export const nightAtom = atom(false)

/** Toggles the preview's dark mode. Renders nothing if the website doesn't have one. */
export function NightSwitch({ darkMode }: { darkMode: Theme['darkMode'] | undefined }) {
  const [night, setNight] = useAtom(nightAtom)
  if (darkMode !== 'FollowsDevice') return null
  const Icon = night ? IconSun : IconMoon
  return (
    <IconAction label={night ? 'Show in light' : 'Show in dark'} click="night" onClick={() => setNight(!night)}>
      <Icon size={18} />
    </IconAction>
  )
}
