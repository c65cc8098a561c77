import { useAtomValue, useSetAtom } from 'jotai'
import { changeShadows, changeTheme } from '../../../renderer/document/edits.ts'
import { fontFamilies, type Theme } from '../../../renderer/document/theme.ts'
import { changeStyle } from '../../../renderer/styles/change-style.ts'
import { useFontFaces } from '../../ui/use-font-faces.ts'
import { editAtom } from '../document/edits.ts'
import { documentAtom } from '../document/session.ts'
import panelClasses from '../panel.module.css'
import { ColorFields } from './color-fields.tsx'
import { FontChoices } from './font-choices.tsx'
import { FontPairChoice } from './font-pair-choice.tsx'
import { PaletteChoice } from './palette-choice.tsx'
import { PartLinks } from './part-links.tsx'
import { Part } from './parts.tsx'
import { ShadowChoice } from './shadow-choice.tsx'
import { StyleChoice } from './style-choice.tsx'
import { SurpriseButton } from './surprise-button.tsx'
import classes from './theme.module.css'
import { ThemeOption, themeFields } from './theme-option.tsx'

const families = new Set(fontFamilies)
const ofFonts = themeFields.filter(({ name }) => name === 'headingSize')
const ofShapes = themeFields.filter((field) => !ofFonts.includes(field))

/** How the whole website looks. */
export function ThemePanel() {
  const document = useAtomValue(documentAtom)
  const edit = useSetAtom(editAtom)
  useFontFaces(families)
  if (!document) return null
  const { businessName, theme } = document
  const change = (part: Partial<Theme>, typing?: string) => edit((before) => changeTheme(before, part), typing)
  const options = (fields: typeof themeFields) =>
    fields.map((field) => <ThemeOption key={field.name} field={field} theme={theme} onChange={change} />)

  return (
    <>
      <div className={classes.head}>
        <div className={classes.title}>
          <h2 className={panelClasses.panelTitle}>Theme</h2>
          <SurpriseButton site={document} />
        </div>
        <PartLinks />
      </div>
      <div className={classes.parts}>
        <Part title="Style">
          <StyleChoice site={document} onChange={(style) => edit((before) => changeStyle(before, style))} />
        </Part>
        <Part title="Colors">
          <PaletteChoice colors={theme.colors} onChange={(colors) => change({ colors })} />
          <ColorFields colors={theme.colors} onChange={(colors, typing) => change({ colors }, typing)} />
        </Part>
        <Part title="Fonts">
          <FontPairChoice businessName={businessName} theme={theme} onChange={change} />
          <FontChoices theme={theme} onChange={change} />
          {options(ofFonts)}
        </Part>
        <Part title="Shapes">
          {options(ofShapes)}
          <ShadowChoice site={document} onChange={(shadow) => edit((before) => changeShadows(before, shadow))} />
        </Part>
      </div>
    </>
  )
}
