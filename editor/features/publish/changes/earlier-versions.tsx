import { Button } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import { useSetAtom } from 'jotai'
import { versionsOpenAtom } from '../../../state/publishing.ts'

/** The way to the versions that are not online. */
export function EarlierVersions({ count }: { count: number }) {
  const open = useSetAtom(versionsOpenAtom)
  return (
    <Button
      size="compact-sm"
      variant="default"
      leftSection={<IconHistory size={16} aria-hidden />}
      onClick={() => open({})}
    >
      Earlier versions ({count})
    </Button>
  )
}
