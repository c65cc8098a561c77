import { SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import { sameJson } from '#renderer/document/compare/same-json.ts'
import type { ThemeColors } from '#renderer/document/theme.ts'
import { palettesIn, type Shade, shadeOf, shades } from '#templates/palettes.ts'
import { ChoiceCards } from '../choice-cards.tsx'
import classes from './palette-choice.module.css'

/** The palettes of the wizard, on a light page and on a dark one. None is marked once a color was changed by hand. */
export function PaletteChoice({ colors, onChange }: { colors: ThemeColors; onChange: (colors: ThemeColors) => void }) {
  const own = shadeOf(colors)
  // What was looked at counts until the website itself is of another shade.
  const [looked, setLooked] = useState({ at: own, own })
  const shade = looked.own === own ? looked.at : own
  const palettes = palettesIn[shade]
  return (
    <div className={classes.palettes}>
      <SegmentedControl
        className={classes.shades}
        withItemsBorders={false}
        size="xs"
        aria-label="Page brightness"
        data={[...shades]}
        value={shade}
        onChange={(value) => setLooked({ at: value as Shade, own })}
      />
      <ChoiceCards
        legend="Palettes"
        name="palette"
        options={palettes.map(({ id, name, colors: offered }) => ({ id, name, sample: <Page colors={offered} /> }))}
        value={palettes.find((palette) => sameJson(palette.colors, colors))?.id}
        onChange={(id) => {
          const palette = palettes.find((candidate) => candidate.id === id)
          if (palette) onChange(palette.colors)
        }}
      />
    </div>
  )
}

/** A page in a palette: a heading, some text, a button and a tinted card. */
function Page({ colors }: { colors: ThemeColors }) {
  return (
    <span className={classes.page} style={{ background: colors.backgroundColor }}>
      <span className={classes.words}>
        <span className={classes.heading} style={{ background: colors.primaryTextColor }} />
        <span className={classes.line} style={{ background: colors.secondaryTextColor }} />
        <span className={classes.button} style={{ background: colors.buttonBackgroundColor }}>
          <span className={classes.label} style={{ background: colors.buttonTextColor }} />
        </span>
      </span>
      <span className={classes.card} style={{ background: colors.accentColor }} />
    </span>
  )
}
