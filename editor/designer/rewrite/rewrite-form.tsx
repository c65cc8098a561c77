import { Button, Loader } from '@mantine/core'
import { diffWordsWithSpace } from 'diff'
import { useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { type SectionText, sectionTexts } from '#renderer/document/fields/section-texts.ts'
import type { Section } from '#renderer/document/section-types.ts'
import { ErrorText } from '#ui/errors/error-text.tsx'
import { toast } from '#ui/toasts/toast.tsx'
import type { Rewrite } from '#worker/asks/rewrites/schema.ts'
import { useToastWithUndo } from '../document/undo-toast.ts'
import classes from './rewriting.module.css'
import { acceptRewriteAtom, type RewriteChoice, useRewrite, useRewriteWays } from './rewriting.ts'
import { unavailable, WayChoice } from './way-choice.tsx'

type RewriteFormProps = { draftId: string; section: Section; path?: string; onDone: () => void }

/** Requests a suggestion immediately, and again for each way that the owner picks. The text only changes if the owner accepts. */
export function RewriteForm({ draftId, section, path = section.id, onDone }: RewriteFormProps) {
  const offer = useRewriteWays(draftId)
  const rewrite = useRewrite(draftId)
  const accept = useSetAtom(acceptRewriteAtom)
  const [request, setRequest] = useState<RewriteChoice & { attempt: number }>()
  const problem = rewrite.error ?? offer.error
  const { changes = [] } = rewrite.data ?? {}
  const hasAnswer = rewrite.data !== undefined && !rewrite.isPending
  const isBlank = sectionTexts(section, path).length === 0

  const ask = (how: RewriteChoice) => {
    const attempt = request?.way === how.way ? request.attempt + 1 : 0
    setRequest({ ...how, attempt })
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
  const acceptRewrite = () => {
    const taken = rewrite.data ? accept(rewrite.data) : 0
    if (taken > 0) toastWithUndo('Rewritten')
    else toast('You’ve changed this text since, so we left it as it is.')
    onDone()
  }

  if (isBlank) return <p>There’s no text here yet. Write a few words first.</p>
  return (
    <>
      <WayChoice ways={offer.data?.ways} running={rewrite.isPending ? request?.way : undefined} onAsk={ask} />
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
      {request && (
        <div className={classes.actions}>
          <Button
            variant="subtle"
            {...(rewrite.isPending && unavailable)}
            onClick={() => rewrite.isPending || ask(request)}
          >
            Try again
          </Button>
          <Button variant="default" disabled={changes.length === 0} onClick={onDone}>
            Reject
          </Button>
          <Button disabled={changes.length === 0} onClick={acceptRewrite}>
            Accept
          </Button>
        </div>
      )}
    </>
  )
}

function RewriteChanges({ section, changes }: { section: Section } & Pick<Rewrite, 'changes'>) {
  const texts = sectionTexts(section)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <ul className={classes.changes} tabIndex={0} aria-label="Suggested changes">
      {changes.map(({ path, before, after }) => (
        <li key={path}>
          <h3>{nameOf(texts, path)}</h3>
          <TextDifference before={before} after={after} />
        </li>
      ))}
    </ul>
  )
}

/** The field's label, with the item's name: 'Answer · Do you repair or replace?' */
function nameOf(texts: readonly SectionText[], path: string): string {
  const label = texts.find((text) => text.path === path)?.label ?? ''
  const [, , item] = path.split('.')
  const first = texts.find((text) => item !== undefined && text.path.split('.')[2] === item)
  return first && first.path !== path && path.split('.').length > 3 ? `${label} · ${first.text}` : label
}

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' })
/** Minimum share of common words for a diff. Below it, both texts are shown. */
const minSimilarity = 0.35

/** A word diff, or both texts if they are too different. */
function TextDifference({ before, after }: { before: string; after: string }) {
  const parts = diffWordsWithSpace(before, after, { intlSegmenter: segmenter })
  const kept = parts
    .filter(({ added, removed }) => !added && !removed)
    .reduce((sum, { value }) => sum + value.length, 0)
  if (kept < minSimilarity * Math.max(before.length, after.length)) {
    return (
      <div className={classes.difference}>
        <p>
          <del>{before}</del>
        </p>
        <p>
          <ins>{after}</ins>
        </p>
      </div>
    )
  }
  return (
    <p className={classes.difference}>
      {parts.map(({ added, removed, value }, index) => {
        const Tag = added ? 'ins' : removed ? 'del' : 'span'
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one comparison never change places
        return <Tag key={index}>{value}</Tag>
      })}
    </p>
  )
}
