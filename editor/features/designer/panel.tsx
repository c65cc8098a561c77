import { useAtomValue, useSetAtom } from 'jotai'
import { sealAtom } from '../../state/draft.ts'
import { designerModeAtom } from '../../state/selection.ts'
import classes from './designer.module.css'
import { SectionsPanel } from './sections/sections-panel.tsx'
import { SettingsPanel } from './settings/settings-panel.tsx'
import { ThemePanel } from './theme/theme-panel.tsx'

const panels = { Sections: SectionsPanel, Settings: SettingsPanel, Theme: ThemePanel }

/** The left side. Leaving a field ends the step that undo takes back. */
export function Panel() {
  const mode = useAtomValue(designerModeAtom)
  const seal = useSetAtom(sealAtom)
  const Shown = panels[mode]
  return (
    <section className={classes.panel} aria-label={mode} onBlur={() => seal()} tabIndex={-1}>
      <Shown />
    </section>
  )
}
