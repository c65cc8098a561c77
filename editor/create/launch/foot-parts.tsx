import { IconAlertTriangle } from '@tabler/icons-react'
import { useAtomValue, useSetAtom } from 'jotai'
import { type PropsWithChildren, useEffect, useRef } from 'react'
import { unreadablePage } from '#renderer/document/values/unreadable-page.ts'
import { type ImportOutcome, importNotes } from '#worker/creation/run/phases.ts'
import { creationAnswersAtom } from '../design/offered.ts'
import { goToStepAtom } from '../wizard-state.ts'
import classes from './foot-parts.module.css'

export function FootWords({ title, children }: PropsWithChildren<{ title: string }>) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <div className={classes.words}>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p>{children}</p>
    </div>
  )
}

export function FootNotice({ isAlert, children }: PropsWithChildren<{ isAlert?: boolean }>) {
  return (
    <p className={classes.notice} role={isAlert ? 'alert' : undefined}>
      <IconAlertTriangle size={16} stroke={1.6} aria-hidden />
      <span>{children}</span>
    </p>
  )
}

type Imported = ImportOutcome | null | undefined

export const importNoteOf = (imported: Imported) =>
  imported === 'minimal' || imported === 'nothing' ? importNotes[imported] : undefined

/** Omits pages that the link field already reported as unreadable. */
export function ImportNotice({ imported }: { imported: Imported }) {
  const go = useSetAtom(goToStepAtom)
  const { link } = useAtomValue(creationAnswersAtom)
  const note = unreadablePage(link) ? undefined : importNoteOf(imported)
  return (
    note && (
      <FootNotice>
        {note}. {imported === 'nothing' && 'It didn’t open, or has no text for us to read. Check its spelling. '}
        <button type="button" onClick={() => go('About')}>
          Try another link
        </button>
      </FootNotice>
    )
  )
}
