import { useAtomValue, useSetAtom } from 'jotai'
import type { Palette } from '#templates/palettes/palettes.ts'
import { useRoomBeside } from '../room-beside.ts'
import { StepFrame } from '../step-frame.tsx'
import { changeAnswersAtom, nextStepAtom } from '../wizard-state.ts'
import classes from './colors-step.module.css'
import { DesignCards } from './design-cards.tsx'
import { creationAnswersAtom, offeredAtom, useKeptOrder } from './offered.ts'
import { SeePage } from './see-page.tsx'
import { SitePreview } from './site-preview.tsx'
import { useComposedSite } from './use-composed-site.ts'

/** Palettes beside the person's own page in the chosen one, or below it on small screens. */
export function ColorsStep() {
  useKeptOrder('palettes')
  const next = useSetAtom(nextStepAtom)
  const change = useSetAtom(changeAnswersAtom)
  const { palette } = useAtomValue(creationAnswersAtom)
  const { palettes } = useAtomValue(offeredAtom)
  const isRoomy = useRoomBeside()
  const site = useComposedSite()
  return (
    <StepFrame
      heading="Choose colors"
      lead="A palette to start with. You can change every color in the editor."
      note="Next you choose what is on the page."
      aside={isRoomy && <SitePreview site={site} />}
      summary={!isRoomy && <SeePage site={site} />}
      onNext={() => next()}
    >
      {!isRoomy && (
        <div className={classes.above}>
          <SitePreview site={site} isStill />
        </div>
      )}
      <DesignCards
        label="Choose colors"
        name="palette"
        choices={palettes}
        chosen={palette}
        onChoose={(id) => change({ palette: id })}
        sample={({ colors }) => <Swatch colors={colors} />}
      />
    </StepFrame>
  )
}

/** The ground with words and a button on it, beside the second color. */
const Swatch = ({ colors }: Pick<Palette, 'colors'>) => (
  <span className={classes.swatch} aria-hidden style={{ background: colors.backgroundColor }}>
    <span className={classes.letters} style={{ color: colors.primaryTextColor }}>
      Aa
    </span>
    <span style={{ background: colors.buttonBackgroundColor }} />
    <span style={{ background: colors.accentColor }} />
  </span>
)
