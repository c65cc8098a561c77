import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useSetAtom } from 'jotai'
import { endOfPage } from '../../../renderer/document/edits.ts'
import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import { addingAtAtom } from './adding.ts'
import { composing } from './composing.ts'
import classes from './sections.module.css'

/** Opens the choice of what to add at the end of the page, before the contact section. */
export function AddSectionButton({ document }: { document: WebsiteSettings }) {
  const open = useSetAtom(addingAtAtom)
  return (
    <div className={classes.add}>
      <Button
        variant="light"
        color="gray"
        size="xs"
        data-click="add-section"
        leftSection={<IconPlus size={14} />}
        onPointerEnter={() => composing().catch(() => undefined)}
        onClick={() => open(endOfPage(document))}
      >
        Add section
      </Button>
    </div>
  )
}
