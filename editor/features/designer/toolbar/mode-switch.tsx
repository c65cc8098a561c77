import { SegmentedControl } from '@mantine/core'
import { useAtom, useSetAtom } from 'jotai'
import { pages } from '../../../../worker/contract/routes-table.ts'
import { report } from '../../../measuring/report.ts'
import { type DesignerMode, designerModeAtom, designerModes, panelOpenAtom } from '../../../state/selection.ts'
import classes from './toolbar.module.css'

/** The editing mode. On a phone it is at the bottom, and a choice opens the panel over the page. */
export function ModeSwitch() {
  const [mode, setMode] = useAtom(designerModeAtom)
  const openPanel = useSetAtom(panelOpenAtom)
  return (
    <div className={classes.modes}>
      <SegmentedControl
        withItemsBorders={false}
        aria-label="What to edit"
        size="xs"
        fullWidth
        data={[...designerModes]}
        value={mode}
        onChange={(value) => {
          setMode(value as DesignerMode)
          report({ name: 'click', area: 'designer', target: `mode-${value.toLowerCase()}`, path: pages.designer })
        }}
        // The mode that is chosen already opens the panel too.
        onClick={() => openPanel(true)}
      />
    </div>
  )
}
