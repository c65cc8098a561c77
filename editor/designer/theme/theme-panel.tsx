import { Button, Group } from '@mantine/core'
import { IconDice5 } from '@tabler/icons-react'
import { useAtomValue, useSetAtom } from 'jotai'
import { changeShadows, changeTheme } from '#renderer/document/edits/edits.ts'
import { type PresetStyle, presetStyles, shadows } from '#renderer/document/enumerations.ts'
import { sectionTypes } from '#renderer/document/section-types.ts'
import type { Theme } from '#renderer/document/theme.ts'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import { bodyCuts, titleCuts } from '#renderer/fonts/faces.ts'
import { memoize } from '#renderer/memoize.ts'
import { changeStyle } from '#renderer/styles/change-style.ts'
import { pairsOf } from '#renderer/styles/font-pairs.ts'
import { type Surprise, styleChoices, surprise } from '#templates/surprise.ts'
import { SiteMiniature } from '#ui/site/site-miniature.tsx'
import { editAtom } from '../document/edits.ts'
import { documentAtom } from '../document/session.ts'
import { useToastWithUndo } from '../document/undo-toast.ts'
import { humanize } from '../form/field-description.ts'
import { FieldPlace } from '../form/field-place.tsx'
import panelClasses from '../panel/panel.module.css'
import { ChoiceCards } from './choice-cards.tsx'
import { ColorFields } from './colors/color-fields.tsx'
import { PaletteChoice } from './colors/palette-choice.tsx'
import { FontChoices } from './font-choices.tsx'
import fontsClasses from './fonts.module.css'
import { inCut, useFontFaces } from './fonts.ts'
import { useVanishingLogo, vanishingLogo } from './logo-at-night.ts'
import { Part, PartLinks } from './panel-parts.tsx'
import shapesStyles from './shapes.module.css'
import classes from './theme.module.css'
import { ThemeOption, themeFields } from './theme-option.tsx'
import { tryStyle } from './tried-styles.ts'

const fontOptions = themeFields.filter(({ name }) => name === 'headingSize' || name === 'textSize')
const colorOptions = themeFields.filter(({ name }) => name === 'darkMode' || name === 'photoTone')
const shapeOptions = themeFields.filter((field) => !fontOptions.includes(field) && !colorOptions.includes(field))

const cutsOf = memoize(
  (style: PresetStyle) =>
    pairsOf(style).flatMap(({ titleFont, bodyFont }) => [titleCuts[titleFont.family], bodyCuts[bodyFont.family]]),
  presetStyles.length,
)

const parts = ['Style', 'Colors', 'Fonts', 'Shapes'] as const

export function ThemePanel() {
  const document = useAtomValue(documentAtom)
  const edit = useSetAtom(editAtom)
  useFontFaces(cutsOf(document?.style ?? 'Common'))
  if (!document) return null
  const { businessName, style, theme } = document
  const change = (part: Partial<Theme>, typing?: string) => edit((before) => changeTheme(before, part), typing)
  const setStyle = (style: PresetStyle) => {
    const next = tryStyle(document, style)
    edit(() => next)
  }
  const options = (fields: typeof themeFields) =>
    fields.map((field) => <ThemeOption key={field.name} field={field} theme={theme} onChange={change} />)

  return (
    <>
      <div className={classes.head}>
        <Group gap="xs" wrap="nowrap">
          <h2 className={panelClasses.panelTitle}>Theme</h2>
          <SurpriseButton site={document} />
        </Group>
        <PartLinks titles={parts} label="Parts of the theme" />
      </div>
      <div className={classes.parts}>
        <Part title="Style">
          <FieldPlace path="theme.style">
            <StyleChoice site={document} onChange={setStyle} />
          </FieldPlace>
        </Part>
        <Part title="Colors">
          <FieldPlace path="theme.palette">
            <PaletteChoice style={document.style} colors={theme.colors} onChange={(colors) => change({ colors })} />
          </FieldPlace>
          <ColorFields colors={theme.colors} onChange={(colors, typing) => change({ colors }, typing)} />
          {options(colorOptions)}
          <LogoNote site={document} />
        </Part>
        <Part title="Fonts">
          <FontPairChoice style={style} businessName={businessName} theme={theme} onChange={change} />
          <FontChoices style={style} theme={theme} onChange={change} />
          {options(fontOptions)}
        </Part>
        <Part title="Shapes">
          {options(shapeOptions)}
          <ShadowChoice site={document} onChange={(shadow) => edit((before) => changeShadows(before, shadow))} />
        </Part>
      </div>
    </>
  )
}

function LogoNote({ site }: { site: WebsiteSettings }) {
  return useVanishingLogo(site) ? <p className={classes.note}>{vanishingLogo}</p> : null
}

/** The preset styles, each showing the top of the owner's website. */
function StyleChoice({ site, onChange }: { site: WebsiteSettings; onChange: (style: PresetStyle) => void }) {
  return (
    <ChoiceCards
      legend="Style"
      legendHidden
      name="style"
      options={styleChoices.map(({ id, name, phrase }, turn) => ({
        id,
        name,
        phrase,
        sample: <SiteMiniature site={site} style={id} name={name} turn={turn} />,
      }))}
      value={site.style}
      onChange={(id) => {
        const choice = styleChoices.find((candidate) => candidate.id === id)
        if (choice) onChange(choice.id)
      }}
    />
  )
}

/** Applies a random look as one undo step, without changing any text. */
function SurpriseButton({ site }: { site: WebsiteSettings }) {
  const edit = useSetAtom(editAtom)
  const toast = useToastWithUndo()
  const change = () => {
    const look = surprise(crypto.getRandomValues(new Uint32Array(1))[0] ?? 0, site)
    edit((before) => withSurprise(before, look))
    const style = styleChoices.find(({ id }) => id === look.style)?.name ?? look.style
    toast(`New look. Style: ${style}. Colors: ${look.paletteName}.`)
  }
  return (
    <Button variant="default" size="xs" leftSection={<IconDice5 size={16} aria-hidden />} onClick={change}>
      Surprise me
    </Button>
  )
}

export const withSurprise = (site: WebsiteSettings, { style, theme }: Surprise): WebsiteSettings =>
  changeTheme(changeStyle(site, style), theme)

type FontPairChoiceProps = {
  style: PresetStyle
  businessName: string
  theme: Theme
  onChange: (part: Partial<Theme>) => void
}

/** The style's font pairs, with the business's name and a line of text. */
function FontPairChoice({ style, businessName, theme, onChange }: FontPairChoiceProps) {
  const pairs = pairsOf(style)
  return (
    <ChoiceCards
      legend="Pairs"
      name="font-pair"
      options={pairs.map(({ id, name, titleFont, bodyFont }) => ({
        id,
        name,
        sample: (
          <span className={fontsClasses.pair}>
            <span className={fontsClasses.title} style={inCut(titleCuts[titleFont.family], titleFont.weight)}>
              {businessName || titleFont.family}
            </span>
            <span className={fontsClasses.text} style={inCut(bodyCuts[bodyFont.family], bodyFont.weight)}>
              Good to see you
            </span>
          </span>
        ),
      }))}
      value={
        pairs.find(
          ({ titleFont, bodyFont }) =>
            titleFont.family === theme.titleFont.family && bodyFont.family === theme.bodyFont.family,
        )?.id
      }
      onChange={(id) => {
        const pair = pairs.find((candidate) => candidate.id === id)
        if (pair) onChange({ titleFont: pair.titleFont, bodyFont: pair.bodyFont })
      }}
    />
  )
}

type Shadow = (typeof shadows)[number]

const options = shadows.map((shadow) => ({
  id: shadow,
  name: humanize(shadow),
  sample: <span className={shapesStyles.lifted} data-shadow={shadow} />,
}))

/** The shadow of cards and pictures in all sections. None is selected if sections differ. */
function ShadowChoice({ site, onChange }: { site: WebsiteSettings; onChange: (shadow: Shadow) => void }) {
  return (
    <FieldPlace path="theme.shadow">
      <ChoiceCards
        legend="Shadows"
        hint="For cards and pictures in every section. Override it in a section’s Look."
        name="theme.shadow"
        columns={5}
        options={options}
        value={commonShadow(site)}
        onChange={(id) => {
          const shadow = shadows.find((name) => name === id)
          if (shadow) onChange(shadow)
        }}
      />
    </FieldPlace>
  )
}

function commonShadow({ sections }: WebsiteSettings): Shadow | undefined {
  const [first, ...others] = sections.filter(({ type }) => !sectionTypes[type].required)
  const shadow = first?.design.shadow
  return others.every(({ design }) => design.shadow === shadow) ? shadow : undefined
}
