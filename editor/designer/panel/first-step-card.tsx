import '@mantine/core/styles/CloseButton.layer.css'
import { Button, CloseButton, UnstyledButton } from '@mantine/core'
import { useAtom, useAtomValue, useSetAtom, useStore } from 'jotai'
import { atomWithStorage } from 'jotai/utils'
import { useId, useMemo } from 'react'
import { domainsOpenAtom } from '#editor/domains/queries.ts'
import { useSession } from '#session/session.ts'
import type { DraftListItem } from '#worker/drafts/schema.ts'
import { editAsAtom } from '../document/edits.ts'
import { documentPart } from '../document/parts.ts'
import { saveDraftAtom } from '../document/save.ts'
import { openFieldAtom, selectedIdAtom } from '../document/selection.ts'
import { documentAtom, storedDraftAtom } from '../document/session.ts'
import { useToastWithUndo } from '../document/undo-toast.ts'
import { publishOpenAtom } from '../publish/publishing.ts'
import classes from './first-step-card.module.css'
import { type FirstStep, firstSteps, withBusinessEmail } from './first-steps.ts'
import { ProgressRing } from './progress-ring.tsx'

/** Steps dismissed in this browser: a website id for all of its steps, or id and step name for one step. */
const dismissedAtom = atomWithStorage<readonly string[]>('firstStepsDismissed', [], undefined, { getOnInit: true })

/** 30 days, in milliseconds. Older websites no longer need first steps. */
const maxWebsiteAgeMs = 30 * 86_400_000

const words: Record<FirstStep, { title: string; action: string }> = {
  logo: { title: 'Add your logo', action: 'Add logo' },
  contact: { title: 'Add a phone or email', action: 'Add contact' },
  photos: { title: 'Add photos of your work', action: 'Add photos' },
  publish: { title: 'Publish your website', action: 'Put it online' },
  domain: { title: 'Connect your domain', action: 'Connect domain' },
}

export function FirstStepCard({ drafts }: { drafts: DraftListItem[] }) {
  const draft = useAtomValue(storedDraftAtom)
  const [dismissed, setDismissed] = useAtom(dismissedAtom)
  const hasDomain = drafts.find(({ draftId }) => draftId === draft?.draftId)?.mainDomain != null
  const isPublished = draft?.handle != null
  const partAtom = useMemo(
    () => documentPart((document) => firstSteps({ document, isPublished, hasDomain })),
    [isPublished, hasDomain],
  )
  const steps = useAtomValue(partAtom) ?? []
  const openStep = useOpenStep()
  const isInForm = useAtomValue(selectedIdAtom) !== null
  const id = useId()
  if (!draft || isInForm || dismissed.includes(draft.draftId)) return null
  if (Date.now() - Date.parse(draft.createdAt) > maxWebsiteAgeMs) return null
  const nameOf = (step: FirstStep) => `${draft.draftId} ${step}`
  const next = steps.find(({ step, isDone }) => !isDone && !dismissed.includes(nameOf(step)))?.step
  if (!next) return null
  const focusNext = () => requestAnimationFrame(() => document.getElementById(id)?.focus({ preventScroll: true }))

  return (
    <section className={classes.card} aria-label="First steps">
      <ProgressRing done={steps.filter(({ isDone }) => isDone).length} all={steps.length} />
      <div className={classes.words}>
        <h2>{words[next].title}</h2>
        <p>Your next step</p>
        <div className={classes.actions}>
          <Button id={id} size="xs" variant="default" data-click="first-step" onClick={() => openStep(next)}>
            {words[next].action}
          </Button>
          <Button
            size="xs"
            variant="subtle"
            color="gray"
            onClick={() => {
              setDismissed([...dismissed, nameOf(next)])
              focusNext()
            }}
          >
            Not now
          </Button>
        </div>
        {next === 'contact' && <ShowEmail onShown={focusNext} />}
      </div>
      <CloseButton
        className={classes.close}
        size="sm"
        iconSize={16}
        aria-label="Hide first steps"
        title="Hide first steps"
        onClick={() => setDismissed([...dismissed, draft.draftId])}
      />
    </section>
  )
}

function ShowEmail({ onShown }: { onShown: () => void }) {
  const email = useSession().user?.email
  const edit = useSetAtom(editAsAtom)
  const save = useSetAtom(saveDraftAtom)
  const toast = useToastWithUndo()
  if (!email) return null
  const show = () => {
    edit('Email address shown', (document) => withBusinessEmail(document, email))
    toast(`Your website shows ${email}`)
    void save()
    onShown()
  }
  return (
    <UnstyledButton className={classes.email} title={email} onClick={show}>
      Show {email}
    </UnstyledButton>
  )
}

function useOpenStep() {
  const store = useStore()
  const openField = useSetAtom(openFieldAtom)
  const openPublish = useSetAtom(publishOpenAtom)
  const openDomains = useSetAtom(domainsOpenAtom)
  return (step: FirstStep) => {
    const [document, draft] = [store.get(documentAtom), store.get(storedDraftAtom)]
    if (!document || !draft) return
    const idOf = (type: string) => document.sections.find((section) => section.type === type)?.id
    if (step === 'logo') openField(`${idOf('Header')}.logoImage`)
    else if (step === 'contact') openField('business.phones')
    else if (step === 'photos') openField(`${idOf('Introduction') ?? idOf('Gallery') ?? idOf('Header')}.image`)
    // A domain needs a published website.
    else if (step === 'domain' && draft.handle) openDomains({ draftId: draft.draftId })
    else openPublish(true)
  }
}
