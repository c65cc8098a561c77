import { useAtomValue, useSetAtom } from 'jotai'
import { toHex } from '#renderer/color/rgb.ts'
import { toneColors } from '#renderer/color/tones.ts'
import type { Tone } from '#renderer/document/section-design.ts'
import type { Palette } from '#templates/palettes/palettes.ts'
import { StepFrame } from '../step-frame.tsx'
import { useIsWide } from '../use-is-wide.ts'
import { changeAnswersAtom, nextStepAtom } from '../wizard-state.ts'
import classes from './colors-step.module.css'
import { DesignCards } from './design-cards.tsx'
import { creationAnswersAtom, offeredAtom, useFrozenOrder } from './offered.ts'
import { ReadingNotice } from './reading-notice.tsx'
import { SeePage } from './see-page.tsx'
import { SitePreview } from './site-preview.tsx'
import { useComposedSite } from './use-composed-site.ts'

export function ColorsStep() {
  useFrozenOrder('palettes')
  const next = useSetAtom(nextStepAtom)
  const change = useSetAtom(changeAnswersAtom)
  const { palette } = useAtomValue(creationAnswersAtom)
  const { palettes } = useAtomValue(offeredAtom)
  const isRoomy = useIsWide()
  const site = useComposedSite()
  const tone = site.sections.find(({ type }) => type === 'Introduction')?.design.tone ?? 'Plain'
  return (
    <StepFrame
      heading="Choose colors"
      lead="A palette to start with. You can change every color in the editor."
      note="Next you choose what is on the page."
      aside={isRoomy && <SitePreview site={site} />}
      summary={
        <>
          <ReadingNotice />
          {!isRoomy && <SeePage site={site} />}
        </>
      }
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
        sample={({ colors }) => <Swatch colors={colors} tone={tone} />}
      />
    </StepFrame>
  )
}

function Swatch({ colors, tone }: Pick<Palette, 'colors'> & { tone: Tone }) {
  const { ground, text } = toneColors(colors, tone === 'Bold' || tone === 'Accent' ? tone : 'Plain')
  const first = toHex(ground)
  const { backgroundColor, buttonBackgroundColor, accentColor } = colors
  const others = [backgroundColor, buttonBackgroundColor, accentColor].filter((color) => color !== first)
  return (
    <span className={classes.swatch} aria-hidden>
      <span className={classes.letters} style={{ background: first, color: toHex(text) }}>
        Aa
      </span>
      <span className={classes.others}>
        {others.map((color) => (
          <span key={color} style={{ background: color }} />
        ))}
      </span>
    </span>
  )
}
