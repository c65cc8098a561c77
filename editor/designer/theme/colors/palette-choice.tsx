import { Button } from '@mantine/core'
import { useState } from 'react'
import { sameJson } from '#renderer/document/compare/same-json.ts'
import type { PresetStyle } from '#renderer/document/enumerations.ts'
import type { ThemeColors } from '#renderer/document/theme.ts'
import { offeredPalettes, palettes } from '#templates/palettes/palettes.ts'
import { ChoiceCards } from '../choice-cards.tsx'
import classes from './palette-choice.module.css'

type PaletteChoiceProps = { style: PresetStyle; colors: ThemeColors; onChange: (colors: ThemeColors) => void }

/** Palettes, the style's own first. None is selected once the owner has changed a color. */
export function PaletteChoice({ style, colors, onChange }: PaletteChoiceProps) {
  const [all, setAll] = useState(false)
  const isOwn = (palette: { style: PresetStyle }) => palette.style === style
  const ordered = [...palettes.filter(isOwn), ...palettes.filter((palette) => !isOwn(palette))]
  const chosen = ordered.find((palette) => sameJson(palette.colors, colors))
  const shown = ordered.filter((palette, index) => all || index < offeredPalettes || palette === chosen)
  return (
    <>
      <ChoiceCards
        legend="Palettes"
        name="palette"
        options={shown.map(({ id, name, colors: offered }) => ({ id, name, sample: <Page colors={offered} /> }))}
        value={chosen?.id}
        onChange={(id) => {
          const palette = ordered.find((candidate) => candidate.id === id)
          if (palette) onChange(palette.colors)
        }}
      />
      {!all && (
        <Button className={classes.more} variant="default" size="xs" onClick={() => setAll(true)}>
          Show all {palettes.length} palettes
        </Button>
      )}
    </>
  )
}

/** A page in a palette: heading, text and button beside a block of the second color. */
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
