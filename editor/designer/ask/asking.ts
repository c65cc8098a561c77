import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { atom, useStore } from 'jotai'
import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError } from '#api/api-error.ts'
import { api, responseBody, streamLines } from '#api/client.ts'
import { editedFacts } from '#renderer/document/fact-origins.ts'
import { applySteps, type Effect, type Step } from '#renderer/document/tools/steps.ts'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import {
  type Acceptance,
  type AskLine,
  type AskRequest,
  type Asks,
  maxTurns,
  type Screen,
  type Turn,
} from '#worker/asks/schema.ts'
import { pageFrameAtom } from '../canvas/page-frame.ts'
import { today } from '../document/business.ts'
import { editAsAtom } from '../document/edits.ts'
import { designerModeAtom, selectedSectionAtom } from '../document/selection.ts'
import { documentAtom } from '../document/session.ts'
import { withBusinessZone } from '../form/facts/business-clock.ts'
import { showSection } from '../publish/changes/two-pages.tsx'
import { versionsOpenAtom } from '../publish/publishing.ts'
import { type Redo, redoRequestAtom, type Undone, undoRequestAtom } from './undo-request.ts'

export type AskState =
  | { status: 'quiet' }
  | { status: 'running'; text: string; steps: readonly Step[] }
  | { status: 'proposed'; turn: Turn }
  /** A reply without changes. A question includes answer buttons. */
  | ({ status: 'answered'; turn?: Turn } & Undone)
  | { status: 'failed'; error: unknown }

const idle: AskState = { status: 'quiet' }

export const asksQuery = (draftId: string) =>
  queryOptions({
    queryKey: ['asks', draftId],
    queryFn: ({ signal }): Promise<Asks> =>
      responseBody(api.drafts[':draftId'].asks.$get({ param: { draftId } }, { init: { signal } })),
    staleTime: 30_000,
    retry: 1,
  })

export function useAsking(draftId: string, openScreen: (screen: Screen) => void) {
  const store = useStore()
  const queries = useQueryClient()
  const [asking, setAsking] = useState<AskState>(idle)
  const run = useRef<AbortController>(undefined)
  const { data: asks } = useQuery(asksQuery(draftId))
  useEffect(() => () => run.current?.abort(), [])

  const changeTurns = useCallback(
    (change: (turns: readonly Turn[]) => Turn[]) =>
      queries.setQueryData(asksQuery(draftId).queryKey, (known) => known && { ...known, turns: change(known.turns) }),
    [queries, draftId],
  )

  /** Returns whether a reply arrived. If not, the input keeps the text. */
  const ask = async (message: string): Promise<boolean> => {
    run.current?.abort()
    const websiteSettings = store.get(documentAtom)
    if (!websiteSettings) return false
    const controller = new AbortController()
    run.current = controller
    const { signal } = controller
    setAsking({ status: 'running', text: '', steps: [] })
    const selected = store.get(designerModeAtom) === 'Sections' ? store.get(selectedSectionAtom)?.id : undefined
    try {
      const context = { timeZone: deviceZone(), checklist: await checklistOf(websiteSettings) }
      const { turn, effects } = await readRun({
        draftId,
        request: { ...context, message, websiteSettings, ...(selected && { selected }) },
        signal,
        onPart: (part) =>
          setAsking((before) => (before.status === 'running' ? { ...before, ...part(before) } : before)),
      })
      if (signal.aborted) return false
      changeTurns((turns) => [...turns, turn].slice(-maxTurns))
      setAsking(
        turn.outcome === 'proposed' ? { status: 'proposed', turn } : { status: 'answered', turn, text: turn.text },
      )
      const undone = store.set(applyEffectsAtom, effects)
      for (const effect of effects) if (effect.kind === 'open') openScreen(effect.screen as Screen)
      if (undone) setAsking({ status: 'answered', ...undone })
      return true
    } catch (error) {
      if (!signal.aborted) setAsking({ status: 'failed', error })
      return false
    }
  }

  /** Stores the owner's decision. Ignores errors, since the document has already changed. */
  const settle = (turn: Turn, accepted: Acceptance['accepted']) => {
    setAsking(idle)
    changeTurns((turns) => turns.map((one) => (one.turnId === turn.turnId ? { ...one, accepted } : one)))
    const param = { draftId, turnId: turn.turnId }
    responseBody(api.drafts[':draftId'].asks[':turnId'].$post({ param, json: { accepted } }))
      // The saved website may now suggest other requests.
      .then(() => queries.invalidateQueries({ queryKey: asksQuery(draftId).queryKey }))
      .catch(() => undefined)
  }

  const redo = ({ name, step }: Redo) => {
    store.set(step)
    setAsking({ status: 'answered', text: `Redone: ${name}.` })
  }

  const stop = () => {
    run.current?.abort()
    setAsking(idle)
  }
  return { asking, asks, ask, stop, settle, redo, reopen: (turn: Turn) => setAsking({ status: 'proposed', turn }) }
}

const deviceZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** Findings of the publish checklist. Empty if its code fails to load. */
const checklistOf = (document: WebsiteSettings): Promise<AskRequest['checklist']> =>
  import('../publish/checklist/checklist.ts').then(
    ({ findingsOf }) =>
      findingsOf(document)
        .slice(0, 40)
        .map(({ place, sentence }) => ({ place, sentence })),
    () => [],
  )

type Running = Extract<AskState, { status: 'running' }>
type Run = {
  draftId: string
  request: AskRequest
  signal: AbortSignal
  onPart: (part: (before: Running) => Partial<Running>) => void
}

/** Reads the stream to its end. Throws if the connection closes early. */
async function readRun({ draftId, request, signal, onPart }: Run) {
  const call = api.drafts[':draftId'].asks.$post({ param: { draftId }, json: request }, { init: { signal } })
  for await (const line of streamLines<AskLine>(call)) {
    if (line.type === 'text') onPart(() => ({ text: line.text }))
    else if (line.type === 'step') onPart(({ steps }) => ({ steps: [...steps, line.step] }))
    else if (line.type === 'failed') throw new ApiError(line.code)
    else return line
  }
  throw new ApiError('network')
}

/** Runs effects that need no confirmation. Returns what they undid or redid. */
export const applyEffectsAtom = atom(null, (get, set, effects: readonly Effect[]): Undone | undefined => {
  let undone: Undone | undefined
  for (const effect of effects) {
    if (effect.kind === 'undo') undone = set(undoRequestAtom)
    else if (effect.kind === 'redo') undone = set(redoRequestAtom)
    else if (effect.kind === 'scroll') showSection(effect.sectionId, undefined, get(pageFrameAtom) ?? undefined)
    else if (effect.kind === 'version') set(versionsOpenAtom, { number: effect.number })
  }
  return undone
})

const isDate = ({ tool }: Step) => tool === 'set-date-hours'

/** Applies the selected steps as one named undo step. Returns the applied steps and those that no longer fit. */
export const acceptStepsAtom = atom(null, (get, set, { title, steps }: Pick<Turn, 'title' | 'steps'>) => {
  const document = get(documentAtom)
  if (!document) return { applied: [], refused: [], name: title }
  const { applied, refused } = applySteps(document, steps)
  const [only, more] = applied
  const name = only && !more ? only.title : title
  set(editAsAtom, name, (present) => {
    const { document: stepped } = applySteps(present, steps)
    const business = editedFacts(present.business, stepped.business, today())
    const changed = stepped === present ? present : { ...stepped, business }
    // As in the form, the first date sets the business's time zone.
    return applied.some(isDate) ? withBusinessZone(changed) : changed
  })
  return { applied, refused, name }
})
