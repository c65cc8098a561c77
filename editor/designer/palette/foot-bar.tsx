import { useQuery } from '@tanstack/react-query'
import { useAtom, useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { AskBar } from '../ask/ask-bar.tsx'
import { AskCard } from '../ask/ask-card.tsx'
import { asksQuery } from '../ask/asking.ts'
import { FindBar } from './find-bar.tsx'
import { hasModelAtom, proposalAtom } from './opening.ts'
import classes from './palette.module.css'

/** The ask bar if a model is configured, otherwise the palette's field. */
export function FootBar({ draftId }: { draftId: string }) {
  const { data, isError } = useQuery(asksQuery(draftId))
  const hasModel = data?.model ?? (isError ? false : undefined)
  const setHasModel = useSetAtom(hasModelAtom)
  useEffect(() => setHasModel(hasModel), [setHasModel, hasModel])
  return (
    <>
      {hasModel === undefined ? <div data-ask /> : hasModel ? <AskBar draftId={draftId} /> : <FindBar />}
      <Proposal />
    </>
  )
}

/** The change that a command proposes, above the bottom of the page. */
function Proposal() {
  const [proposal, setProposal] = useAtom(proposalAtom)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (proposal) place.current?.querySelector<HTMLElement>('[data-card]')?.focus()
  }, [proposal])
  if (!proposal) return null
  const close = () => {
    setProposal(null)
    document.querySelector<HTMLElement>('section[data-ask]')?.focus()
  }
  return (
    <div ref={place} className={classes.proposal}>
      <AskCard key={proposal.turnId} turn={proposal} onSettled={close} onClose={close} />
    </div>
  )
}
