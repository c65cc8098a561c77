import { useMediaQuery } from '@mantine/hooks'
import { useAtomValue, useSetAtom } from 'jotai'
import { memo, useEffect, useMemo, useState } from 'react'
import type { SectionType } from '#renderer/document/section-types.ts'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import { publishedDocument } from '#renderer/published-document.ts'
import type { FontPair } from '#renderer/styles/font-pairs.ts'
import { composeWebsite } from '#templates/compose/compose.ts'
import type { Palette } from '#templates/palettes/palettes.ts'
import { SiteFrame } from '#ui/site/site-frame.tsx'
import { topOfSite } from '#ui/site/top-of-site.ts'
import { useIdleTurn } from '#ui/use-idle-turn.ts'
import { useFacts } from '../facts/use-facts.ts'
import { StepFrame } from '../step-frame.tsx'
import type { Step } from '../steps.ts'
import { changeAnswersAtom, nextStepAtom } from '../wizard-state.ts'
import { composedBusinessAtom, composedLanguageAtom } from './composed-business.ts'
import { DesignCards } from './design-cards.tsx'
import classes from './design-step.module.css'
import { chosenSectionsAtom, creationAnswersAtom, offeredAtom } from './offered.ts'
import { SectionChoices } from './section-choices.tsx'
import { useComposedSite } from './use-composed-site.ts'

/** The three steps in which people choose from previews of their site. */
export function DesignStep({ step }: { step: Extract<Step, 'Fonts' | 'Colors' | 'Sections'> }) {
  const next = useSetAtom(nextStepAtom)
  useFacts()
  if (step === 'Sections') return <SectionsStep onNext={next} />
  return step === 'Fonts' ? (
    <StepFrame
      heading="Choose font style"
      lead="Each pair comes with its own style. Here’s how they look on your website."
      note="Next you choose your colors."
      onNext={() => next()}
    >
      <FontChoices />
    </StepFrame>
  ) : (
    <StepFrame
      heading="Choose colors"
      lead="A palette to start with. You can change every color in the editor."
      note="Next you choose what is on the page."
      onNext={() => next()}
    >
      <ColorChoices />
    </StepFrame>
  )
}

/** What the page is made of at one side, the page at the other. */
function SectionsStep({ onNext }: { onNext: () => void }) {
  const [added, setAdded] = useState<SectionType>()
  const site = useComposedSite()
  const sections = useAtomValue(chosenSectionsAtom)
  const change = useSetAtom(changeAnswersAtom)
  return (
    <StepFrame
      heading="Choose sections"
      lead="The parts of your page, in the order in which visitors see them."
      aside={<SitePreview site={site} show={added} />}
      nextLabel="Create your site"
      note="You can add and remove sections at any time."
      onNext={() => {
        // From here on facts that are read later change the choice no more: it is what the website is made from.
        change({ sections })
        onNext()
      }}
    >
      <SectionChoices page={site} onAdded={setAdded} />
    </StepFrame>
  )
}

/** The person's own site as their answers make it, small, and only to be looked at. `show` is scrolled to when it changes. */
function SitePreview({ site, show }: { site: WebsiteSettings; show: SectionType | undefined }) {
  const narrow = useMediaQuery('(max-width: 35.99em)', undefined, { getInitialValueInEffect: false })
  const [frame, setFrame] = useState<Document>()
  const published = useMemo(() => publishedDocument(site), [site])
  const shown = show && published.sections.find(({ type }) => type === show)?.id

  useEffect(() => {
    if (frame && shown) frame.getElementById(shown)?.scrollIntoView({ behavior: 'smooth' })
  }, [frame, shown])

  return (
    <div className={classes.preview}>
      <SiteFrame document={published} title="Your website" width={narrow ? 720 : 1120} inert onReady={setFrame} />
    </div>
  )
}

/** The font pairs, each on the first screen of the person's site. */
function FontChoices() {
  const { fontPair } = useAtomValue(creationAnswersAtom)
  const { fontPairs } = useAtomValue(offeredAtom)
  const change = useSetAtom(changeAnswersAtom)
  const siteIn = useLookSites()
  return (
    <DesignCards
      label="Choose font style"
      name="fontPair"
      choices={fontPairs}
      chosen={fontPair}
      onChoose={(id) => change({ fontPair: id })}
      sample={({ id, name }, turn) => <LookMiniature site={siteIn({ fontPair: id })} name={name} turn={turn} />}
    >
      {({ titleFont, bodyFont }: FontPair) => (
        <span className={classes.families}>
          {titleFont.family === bodyFont.family ? titleFont.family : `${titleFont.family} & ${bodyFont.family}`}
        </span>
      )}
    </DesignCards>
  )
}

/** The palettes, each as its colors and on the first screen of the person's site. */
function ColorChoices() {
  const { palette } = useAtomValue(creationAnswersAtom)
  const { palettes } = useAtomValue(offeredAtom)
  const change = useSetAtom(changeAnswersAtom)
  const siteIn = useLookSites()
  return (
    <DesignCards
      label="Choose colors"
      name="palette"
      choices={palettes}
      chosen={palette}
      onChoose={(id) => change({ palette: id })}
      sample={({ id, name }, turn) => <LookMiniature site={siteIn({ palette: id })} name={name} turn={turn} />}
    >
      {({ colors }: Palette) => (
        <span className={classes.swatches}>
          {[colors.backgroundColor, colors.primaryTextColor, colors.buttonBackgroundColor, colors.accentColor].map(
            (color, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: always these four
              <span key={index} style={{ background: color }} />
            ),
          )}
        </span>
      )}
    </DesignCards>
  )
}

type Look = { fontPair?: string; palette?: string }

/**
 * Draws looks on the person's own website with the answers of the moment when the step came up, each in the style of its fonts: the same
 * object for the same look, so that a choice redraws no miniature. Only facts that arrive later do.
 */
function useLookSites(): (look: Look) => WebsiteSettings {
  const [answers] = useState(useAtomValue(creationAnswersAtom))
  const business = useAtomValue(composedBusinessAtom)
  const language = useAtomValue(composedLanguageAtom)
  return useMemo(() => {
    const rest = { business, language, id: 'preview' }
    const known = new Map<string, WebsiteSettings>()
    return (look: Look) => {
      const key = JSON.stringify(look)
      const site = known.get(key) ?? topOfSite(publishedDocument(composeWebsite({ ...answers, ...look, ...rest })))
      known.set(key, site)
      return site
    }
  }, [answers, business, language])
}

/** How wide the site believes its window is, in CSS pixels: a phone's where there is little room, so that its words can be read. */
const windows = { phone: 400, desktop: 840 }

type LookMiniatureProps = {
  /** Its top, in the look to be judged. */
  site: WebsiteSettings
  /** Of the look, for those who come upon the frame. */
  name: string
  /** From 0 on: one after another, in idle moments. */
  turn: number
}

/** The first screen of somebody's own website in one of the looks. */
const LookMiniature = memo(function LookMiniature({ site, name, turn }: LookMiniatureProps) {
  const due = useIdleTurn(turn)
  const roomy = useMediaQuery('(min-width: 62em)', undefined, { getInitialValueInEffect: false })
  return (
    <span
      className={classes.miniature}
      data-miniature
      aria-hidden
      style={{ background: site.theme.colors.backgroundColor }}
    >
      {due && (
        <SiteFrame
          document={site}
          title={`${name}: miniature`}
          width={roomy ? windows.desktop : windows.phone}
          inert
          asVisited
        />
      )}
    </span>
  )
})
