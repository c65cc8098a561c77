import { useMediaQuery } from '@mantine/hooks'
import { useAtomValue } from 'jotai'
import { useEffect, useMemo, useState } from 'react'
import type { SectionType } from '../../../renderer/document/section-types.ts'
import { composeWebsite } from '../../../templates/compose.ts'
import { SiteFrame } from '../../ui/site-frame.tsx'
import { creationAnswers } from './answers.ts'
import { offered } from './offered.ts'
import classes from './site-preview.module.css'
import { answersAtom } from './wizard-state.ts'

/** The person's own site as their answers make it, small, and only to be looked at. `show` is scrolled to when it changes. */
export function SitePreview({ show }: { show: SectionType | undefined }) {
  const answers = useAtomValue(answersAtom)
  const narrow = useMediaQuery('(max-width: 35.99em)', undefined, { getInitialValueInEffect: false })
  const [frame, setFrame] = useState<Document>()
  const site = useMemo(
    () => composeWebsite({ ...creationAnswers(answers, offered), id: 'preview', year: new Date().getUTCFullYear() }),
    [answers],
  )
  const shown = show && site.sections.find(({ type }) => type === show)?.id

  useEffect(() => {
    if (frame && shown) frame.getElementById(shown)?.scrollIntoView({ behavior: 'smooth' })
  }, [frame, shown])

  return (
    <div className={classes.preview}>
      <SiteFrame document={site} title="Your website" width={narrow ? 720 : 1120} inert onReady={setFrame} />
    </div>
  )
}
