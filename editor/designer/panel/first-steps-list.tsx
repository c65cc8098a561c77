import { hasPhoto } from '#renderer/document/values/has-photo.ts'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import '@mantine/core/styles/CloseButton.layer.css'
import { Button, CloseButton, UnstyledButton } from '@mantine/core'
import { IconChevronRight, IconCircle, IconCircleCheckFilled } from '@tabler/icons-react'
import { useAtom, useAtomValue, useSetAtom, useStore } from 'jotai'
import { atomWithStorage } from 'jotai/utils'
import { useId, useMemo, useState } from 'react'
import { domainsOpenAtom } from '#editor/domains/queries.ts'
import { useSmallScreen } from '#ui/use-small-screen.ts'
import type { DraftListItem } from '#worker/drafts/schema.ts'
import { documentPart } from '../document/parts.ts'
import { openFieldAtom, selectedIdAtom } from '../document/selection.ts'
import { documentAtom, storedDraftAtom } from '../document/session.ts'
import { publishOpenAtom } from '../publish/publishing.ts'
import { showSuggestionsAtom, suggestionsAtom } from '../suggestions/suggestions.ts'
import classes from './first-steps.module.css'

/** The websites, by their ids, whose owners put the list away in this browser. */
const dismissedAtom = atomWithStorage<readonly string[]>('firstStepsDismissed', [], undefined, { getOnInit: true })

/** In milliseconds: a month. An older website is past its first steps. */
const longestShown = 30 * 86_400_000

/** What a new website still needs, each a click away. Goes when all is done or the person puts it away. */
export function FirstStepsList({ drafts }: { drafts: DraftListItem[] }) {
  const draft = useAtomValue(storedDraftAtom)
  const [dismissed, setDismissed] = useAtom(dismissedAtom)
  const item = drafts.find(({ draftId }) => draftId === draft?.draftId)
  const isPublished = draft?.handle != null
  const hasDomain = item?.mainDomain != null
  const hasSuggestions = useAtomValue(suggestionsAtom).length > 0
  const partAtom = useMemo(
    () => documentPart((document) => firstSteps({ document, isPublished, hasDomain, hasSuggestions })),
    [isPublished, hasDomain, hasSuggestions],
  )
  const steps = useAtomValue(partAtom) ?? []
  const openStep = useOpenStep(isPublished)
  const isInForm = useAtomValue(selectedIdAtom) !== null
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const small = useSmallScreen()
  const done = steps.filter(({ isDone }) => isDone).length
  if (!draft || isInForm || done === steps.length || dismissed.includes(draft.draftId)) return null
  if (Date.now() - Date.parse(draft.createdAt) > longestShown) return null

  return (
    <section className={classes.card} aria-labelledby={id}>
      <div className={classes.head}>
        <h2 id={id}>First steps</h2>
        <span className={classes.count}>
          {done} of {steps.length} done
        </span>
        {small && (
          <Button
            variant="subtle"
            color="gray"
            size="compact-sm"
            aria-expanded={isOpen}
            onClick={() => setOpen((open) => !open)}
          >
            {isOpen ? 'Less' : 'Show'}
          </Button>
        )}
        <CloseButton
          size="sm"
          aria-label="Hide first steps"
          title="Hide first steps"
          onClick={() => setDismissed([...dismissed, draft.draftId])}
        />
      </div>
      <ol className={classes.steps} hidden={small && !isOpen}>
        {steps.map(({ step, isDone }) => (
          <li key={step} data-done={isDone || undefined}>
            {isDone ? (
              <span className={classes.step}>
                <IconCircleCheckFilled size={18} aria-label="Done:" />
                {stepTitles[step]}
              </span>
            ) : (
              <UnstyledButton className={classes.step} data-click="first-step" onClick={() => openStep(step)}>
                <IconCircle size={18} aria-hidden />
                <span className={classes.title}>{stepTitles[step]}</span>
                <IconChevronRight size={14} aria-hidden />
              </UnstyledButton>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Opens where a step is done. A domain needs a published website: until then its step leads to publishing. */
function useOpenStep(isPublished: boolean) {
  const store = useStore()
  const openField = useSetAtom(openFieldAtom)
  const openPublish = useSetAtom(publishOpenAtom)
  const openDomains = useSetAtom(domainsOpenAtom)
  const showSuggestions = useSetAtom(showSuggestionsAtom)
  return (step: FirstStep) => {
    const [document, draft] = [store.get(documentAtom), store.get(storedDraftAtom)]
    if (!document || !draft) return
    const idOf = (type: string) => document.sections.find((section) => section.type === type)?.id
    if (step === 'suggestions') showSuggestions()
    else if (step === 'logo') openField(`${idOf('Header')}.logoImage`)
    else if (step === 'phone') openField('business.phones')
    else if (step === 'pictures') openField(`${idOf('Introduction') ?? idOf('Gallery') ?? idOf('Header')}.image`)
    else if (step === 'domain' && isPublished) {
      openDomains({ draftId: draft.draftId })
    } else openPublish(true)
  }
}

type FirstStep = 'suggestions' | 'logo' | 'phone' | 'pictures' | 'publish' | 'domain'

const stepTitles: Record<FirstStep, string> = {
  suggestions: 'Look through the suggestions',
  logo: 'Add your logo',
  phone: 'Add your phone number',
  pictures: 'Use your own pictures',
  publish: 'Publish your website',
  domain: 'Connect your domain',
}

type Facts = { document: WebsiteSettings; isPublished: boolean; hasDomain: boolean; hasSuggestions: boolean }

/** What a new website still needs, in the order in which it is easiest, and what is done of it. */
export function firstSteps({
  document,
  isPublished,
  hasDomain,
  hasSuggestions,
}: Facts): { step: FirstStep; isDone: boolean }[] {
  const header = document.sections.find((section) => section.type === 'Header')
  const isDone: Record<FirstStep, boolean> = {
    suggestions: !hasSuggestions,
    logo: header !== undefined && header.content.logoType !== 'Text',
    phone: document.business.phones.length > 0,
    pictures: hasPhoto(document.sections.filter((section) => section !== header)),
    publish: isPublished,
    domain: hasDomain,
  }
  return (Object.keys(stepTitles) as FirstStep[]).map((step) => ({ step, isDone: isDone[step] }))
}
