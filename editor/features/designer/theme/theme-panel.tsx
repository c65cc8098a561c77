import { useAtomValue, useSetAtom } from 'jotai'
import { changeTheme } from '../../../../renderer/document/edits.ts'
import { type Theme, theme as themeSchema } from '../../../../renderer/document/theme.ts'
import { changeStyle } from '../../../../renderer/styles/change-style.ts'
import { SectionForm } from '../../../fields/section-form.tsx'
import { documentAtom, editAtom } from '../../../state/draft.ts'
import classes from '../panel.module.css'
import { ColorFields } from './color-fields.tsx'
import { FontChoices } from './font-choices.tsx'
import { FontPairChoice } from './font-pair-choice.tsx'
import { PaletteChoice } from './palette-choice.tsx'
import { StyleChoice } from './style-choice.tsx'

/** How the whole website looks. */
export function ThemePanel() {
  const document = useAtomValue(documentAtom)
  const edit = useSetAtom(editAtom)
  if (!document) return null
  const { theme } = document
  const change = (part: Partial<Theme>, typing?: string) => edit((before) => changeTheme(before, part), typing)

  return (
    <>
      <h2 className={classes.panelTitle}>Theme</h2>
      <div className={classes.form}>
        <StyleChoice site={document} onChange={(style) => edit((before) => changeStyle(before, style))} />
        <PaletteChoice colors={theme.colors} onChange={(colors) => change({ colors })} />
        <FontPairChoice theme={theme} onChange={change} />
        <FontChoices theme={theme} onChange={change} />
        <SectionForm schema={themeSchema} path="theme" value={theme} onChange={change} />
        <ColorFields colors={theme.colors} onChange={(colors, typing) => change({ colors }, typing)} />
      </div>
    </>
  )
}
