import { useAtomValue } from 'jotai'
import type { CSSProperties, ReactNode } from 'react'
import type { Border } from '#renderer/document/border.ts'
import { borderThicknesses } from '#renderer/document/enumerations.ts'
import { type Theme, theme as themeSchema } from '#renderer/document/theme.ts'
import { bodyCuts, titleCuts } from '#renderer/fonts/faces.ts'
import { pageFrameAtom } from '../canvas/page-frame.ts'
import { describeFields, type FieldDescription, humanize } from '../form/field-description.ts'
import { FieldPlace } from '../form/field-place.tsx'
import { SectionForm } from '../form/section-form.tsx'
import { ChoiceCards } from './choice-cards.tsx'
import fontClasses from './fonts.module.css'
import { inCut } from './fonts.ts'
import classes from './shapes.module.css'

export const themeFields = describeFields(themeSchema)

type Draw = (value: string, theme: Theme) => ReactNode

/** Drawings for a field's values. Fields without drawings use a regular input. */
const drawings: Readonly<Record<string, Draw>> = {
  headingSize: (value, { titleFont }) => (
    <span
      className={fontClasses.letters}
      data-size={value}
      style={inCut(titleCuts[titleFont.family], titleFont.weight)}
      aria-hidden
    >
      Aa
    </span>
  ),
  textSize: (value, { bodyFont }) => (
    <span
      className={fontClasses.letters}
      data-size={value}
      style={inCut(bodyCuts[bodyFont.family], bodyFont.weight)}
      aria-hidden
    >
      Aa
    </span>
  ),
  darkMode: (value) => <span className={classes.page} data-dark={value} />,
  photoTone: (value, { colors }) => (
    <span className={classes.photo} style={value === 'TwoTone' ? inTwoTones(colors) : undefined} />
  ),
  buttonCorners: (value) => <span className={classes.button} data-corners={value} />,
  imageCorners: (value) => <span className={classes.picture} data-corners={value} />,
}

const inTwoTones = ({ accentColor: light, buttonBackgroundColor: deep }: Theme['colors']) =>
  ({ '--sky': light, '--hill': deep, '--sun': deep }) as CSSProperties

type ThemeOptionProps = { field: FieldDescription; theme: Theme; onChange: (part: Partial<Theme>) => void }

/** A theme option with pictures of its effect. Label and values come from the schema. */
export function ThemeOption({ field, theme, onChange }: ThemeOptionProps) {
  const { name, label, hint } = field
  const frame = useAtomValue(pageFrameAtom)
  const path = `theme.${name}`
  const draw = drawings[name]
  if (field.control === 'border') {
    return (
      <FieldPlace path={path}>
        <BorderChoice
          path={path}
          label={label}
          hint={hint}
          value={theme.bottomBorder}
          onChange={(bottomBorder) => onChange({ bottomBorder })}
        />
      </FieldPlace>
    )
  }
  if (field.control !== 'choice' || !draw) {
    const schema = themeSchema.pick({ [name]: true } as Record<never, never>)
    return <SectionForm schema={schema} path="theme" />
  }
  return (
    <FieldPlace path={path}>
      <ChoiceCards
        legend={label}
        hint={hint}
        name={path}
        columns={field.values.length > 3 ? 4 : 3}
        options={field.values.map((value) => ({ id: value, name: humanize(value), sample: draw(value, theme) }))}
        value={String(theme[name as keyof Theme])}
        onChange={(value) => {
          onChange({ [name]: value })
          if (frame) bringIntoView(frame, shownBy[name])
        }}
      />
    </FieldPlace>
  )
}

/** Selectors for what an option affects. */
const shownBy: Readonly<Record<string, string>> = { buttonCorners: 'main .button', imageCorners: 'main .frame img' }

/** Scrolls to the first affected element unless one is visible. */
function bringIntoView(frame: Document, selector?: string) {
  const view = frame.defaultView
  const boxes = selector ? [...frame.querySelectorAll(selector)].map((one) => one.getBoundingClientRect()) : []
  const [first] = boxes
  if (!view || !first || boxes.some(({ top, bottom }) => top >= 0 && bottom <= view.innerHeight)) return
  view.scrollTo({ top: view.scrollY + first.top - view.innerHeight / 3, behavior: 'smooth' })
}

type BorderChoiceProps = {
  path: string
  label: string
  hint?: string
  value: Border
  onChange: (value: Border) => void
}

/** A border and its thickness, which is kept when the border is off. */
function BorderChoice({ path, label, hint, value, onChange }: BorderChoiceProps) {
  const thicknesses = borderThicknesses.map((pixels) => ({
    id: String(pixels),
    name: `${pixels} px`,
    sample: <span className={classes.line} data-thickness={pixels} />,
  }))
  return (
    <ChoiceCards
      legend={label}
      hint={hint}
      name={path}
      columns={5}
      options={[{ id: 'None', name: 'None', sample: <span className={classes.line} /> }, ...thicknesses]}
      value={value.sides === 'None' ? 'None' : String(value.thickness)}
      onChange={(id) => {
        const thickness = borderThicknesses.find((pixels) => String(pixels) === id)
        onChange(thickness ? { sides: 'Bottom', thickness } : { ...value, sides: 'None' })
      }}
    />
  )
}
