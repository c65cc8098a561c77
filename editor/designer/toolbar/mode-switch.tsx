import { SegmentedControl } from '@mantine/core'
import { useAtom, useSetAtom } from 'jotai'
import type { MouseEvent } from 'react'
import { pages } from '../../../worker/platform/addresses/paths.ts'
import { report } from '../../measuring/report.ts'
import { useSmallScreen } from '../../ui/use-small-screen.ts'
import {
  type DesignerMode,
  designerModeAtom,
  designerModes,
  panelOpenAtom,
  selectSectionAtom,
} from '../document/selection.ts'
import classes from './toolbar.module.css'

/** The editing mode. On a phone it is at the bottom, and a choice opens the panel over the page. */
export function ModeSwitch() {
  const [mode, setMode] = useAtom(designerModeAtom)
  const [open, openPanel] = useAtom(panelOpenAtom)
  const select = useSetAtom(selectSectionAtom)
  const small = useSmallScreen()
  // The selected mode opens the panel too, and "Sections" leads from a section's form back to the list.
  const choose = ({ target }: MouseEvent) => {
    const name = target instanceof HTMLElement ? target.closest('label')?.textContent : undefined
    if (mode === 'Sections' && name === mode && (open || !small)) select(null)
    openPanel(true)
  }
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
        onClick={choose}
      />
    </div>
  )
}
