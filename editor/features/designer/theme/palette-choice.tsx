import type { ThemeColors } from '../../../../renderer/document/theme.ts'
import { palettes } from '../../../../templates/palettes/palettes.ts'
import { sameJson } from '../../../../renderer/document/same-json.ts'
import { ChoiceCards } from './choice-cards.tsx'
import classes from './theme.module.css'

const shown = ['backgroundColor', 'accentColor', 'buttonBackgroundColor', 'primaryTextColor'] as const

/** The palettes of the wizard. None is marked once a colour was changed by hand. */
export function PaletteChoice({ colors, onChange }: { colors: ThemeColors; onChange: (colors: ThemeColors) => void }) {
  return (
    <ChoiceCards
      legend="Colors"
      name="palette"
      options={palettes.map(({ id, name, colors: offered }) => ({
        id,
        name,
        sample: (
          <span className={classes.swatches}>
            {shown.map((key) => (
              <span key={key} style={{ background: offered[key] }} />
            ))}
          </span>
        ),
      }))}
      value={palettes.find((palette) => sameJson(palette.colors, colors))?.id}
      onChange={(id) => {
        const palette = palettes.find((candidate) => candidate.id === id)
        if (palette) onChange(palette.colors)
      }}
    />
  )
}
