import { Button, Loader } from '@mantine/core'
import { useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { sectionTexts } from '../../../renderer/document/section-texts.ts'
import type { Section } from '../../../renderer/document/section-types.ts'
import { ErrorText } from '../../ui/error-text.tsx'
import { toast } from '../../ui/toast.ts'
import { useToastWithUndo } from '../document/undo-toast.ts'
import type { Asked } from './asked.ts'
import { RewriteChanges } from './rewrite-changes.tsx'
import classes from './rewriting.module.css'
import { acceptRewriteAtom, useRewrite, useRewriteWays } from './rewriting.ts'
import { WayChoice, waiting } from './way-choice.tsx'

type RewriteFormProps = { draftId: string; section: Section; path?: string; onDone: () => void }

/** Suggests new words right away, and again in each way that is picked. The text changes only when a suggestion is accepted. */
export function RewriteForm({ draftId, section, path = section.id, onDone }: RewriteFormProps) {
  const offer = useRewriteWays(draftId)
  const rewrite = useRewrite(draftId)
  const accept = useSetAtom(acceptRewriteAtom)
  const [asked, setAsked] = useState<Asked & { attempt: number }>()
  const problem = rewrite.error ?? offer.error
  const { changes = [] } = rewrite.data ?? {}
  const hasAnswer = rewrite.data !== undefined && !rewrite.isPending
  const isBlank = sectionTexts(section, path).length === 0

  const ask = (how: Asked) => {
    const attempt = asked?.way === how.way ? asked.attempt + 1 : 0
    setAsked({ ...how, attempt })
    const { way, language = 'en', wish = '' } = how
    rewrite.mutate({
      section,
      way,
      language,
      wish,
      attempt: Math.min(attempt, 20),
      ...(path !== section.id && { path }),
    })
  }
  const canRewrite = offer.data?.ways.includes('rewrite') === true && !isBlank
  const askFirst = useRef<(() => void) | undefined>(() => ask({ way: 'rewrite' }))
  useEffect(() => {
    if (!canRewrite) return
    askFirst.current?.()
    askFirst.current = undefined
  }, [canRewrite])

  const toastWithUndo = useToastWithUndo()
  const take = () => {
    const taken = rewrite.data ? accept(rewrite.data) : 0
    if (taken > 0) toastWithUndo('Rewritten')
    else toast('You’ve changed this text since, so we left it as it is.')
    onDone()
  }

  if (isBlank) return <p>There’s no text here yet. Write a few words first.</p>
  return (
    <>
      <WayChoice ways={offer.data?.ways} running={rewrite.isPending ? asked?.way : undefined} onAsk={ask} />
      <div className={classes.answer} aria-live="polite" aria-busy={rewrite.isPending}>
        {rewrite.isPending && (
          <p className={classes.wait}>
            <Loader size={16} aria-hidden /> Writing…
          </p>
        )}
        {problem && !rewrite.isPending && (
          <p className={classes.problem}>
            <ErrorText error={problem} />
          </p>
        )}
        {hasAnswer && changes.length === 0 && <p>No new suggestion. Your text hasn’t changed.</p>}
        {hasAnswer && changes.length > 0 && <RewriteChanges section={section} changes={changes} />}
      </div>
      {asked && (
        <div className={classes.actions}>
          <Button variant="subtle" {...(rewrite.isPending && waiting)} onClick={() => rewrite.isPending || ask(asked)}>
            Try again
          </Button>
          <Button variant="default" disabled={changes.length === 0} onClick={onDone}>
            Reject
          </Button>
          <Button disabled={changes.length === 0} onClick={take}>
            Accept
          </Button>
        </div>
      )}
    </>
  )
}
