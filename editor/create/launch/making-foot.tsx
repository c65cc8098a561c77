import { Loader, VisuallyHidden } from '@mantine/core'
import { useAtomValue } from 'jotai'
import { type CreationPhase, creationPhases, slowNote } from '#worker/creation/run/phases.ts'
import type { CreationState } from '#worker/creation/schema.ts'
import { creationAnswersAtom } from '../design/offered.ts'
import { StepFoot } from '../step-frame.tsx'
import { FootWords, ImportNotice, importNoteOf } from './foot-parts.tsx'
import classes from './making-foot.module.css'

type MakingFootProps = {
  progress: { phase: CreationPhase } | undefined
  details: Pick<CreationState, 'slow' | 'imported'> | undefined
}

export function MakingFoot({ progress, details }: MakingFootProps) {
  const { link } = useAtomValue(creationAnswersAtom)
  const names = (Object.keys(creationPhases) as CreationPhase[]).filter((name) => link || !isOfLink(name))
  const phase = progress?.phase ?? names[0] ?? 'organizing'
  const at = names.indexOf(phase)
  const imported = at < names.indexOf('organizing') ? null : details?.imported
  const note = details?.slow ? slowNote : undefined
  return (
    <StepFoot
      noteStays
      note={
        <FootWords title="Creating your website">
          <Loader size={14} aria-hidden />
          {[creationPhases[phase], note].filter(Boolean).join(' · ')}
        </FootWords>
      }
      summary={
        <>
          <ol className={classes.phases}>
            {names.map((name, index) => (
              <li
                key={name}
                data-state={index < at ? 'done' : index === at ? 'current' : 'ahead'}
                data-warning={(isOfLink(name) && imported === 'nothing') || undefined}
              >
                <VisuallyHidden>{creationPhases[name]}</VisuallyHidden>
              </li>
            ))}
          </ol>
          <VisuallyHidden role="status">
            {[creationPhases[phase], importNoteOf(imported), note].filter(Boolean).join('. ')}
          </VisuallyHidden>
          <ImportNotice imported={imported} />
        </>
      }
    />
  )
}

const isOfLink = (phase: CreationPhase) => phase === 'checking' || phase === 'importing'
