import { IconMoon, IconSun } from '@tabler/icons-react'
import { atom, useAtom } from 'jotai'
import type { Theme } from '#renderer/document/theme.ts'
import { IconAction } from '../icon-action.tsx'

/** Whether websites that follow their visitor's device are shown as at night. */
export const nightAtom = atom(false)

/** Shows a website as visitors with a dark device see it, and back. Nothing for one that looks the same to all. */
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
