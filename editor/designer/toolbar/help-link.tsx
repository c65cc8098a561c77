import { ActionIcon } from '@mantine/core'
import { IconHelp } from '@tabler/icons-react'
import { pages } from '../../../worker/platform/addresses/paths.ts'

/** Opens the help pages in a new tab, so that the editor stays open. */
export function HelpLink() {
  return (
    <ActionIcon
      component="a"
      href={pages.support}
      target="_blank"
      rel="noreferrer"
      variant="subtle"
      color="gray"
      aria-label="Help"
      title="Help"
      data-click="help"
    >
      <IconHelp size={18} />
    </ActionIcon>
  )
}
