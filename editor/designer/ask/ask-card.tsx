import '@mantine/core/styles/Checkbox.layer.css'
import { Button, Checkbox, CloseButton, SegmentedControl, VisuallyHidden } from '@mantine/core'
import { useElementSize } from '@mantine/hooks'
import { IconAlertTriangle, IconArrowsMaximize } from '@tabler/icons-react'
import { useAtomValue, useSetAtom } from 'jotai'
import { type KeyboardEvent, useId, useMemo, useState } from 'react'
import { documentChanges } from '#renderer/document/compare/changes.ts'
import { sectionTitle } from '#renderer/document/section-title.ts'
import { applySteps, type Step } from '#renderer/document/tools/steps.ts'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import { useHistoryLayer } from '#ui/window/history-layer.ts'
import { useLatched } from '#ui/window/lazy.tsx'
import type { Acceptance, Turn } from '#worker/asks/schema.ts'
import { documentAtom } from '../document/session.ts'
import { useToastWithUndo } from '../document/undo-toast.ts'
import { SideBySide } from '../publish/changes/side-by-side.tsx'
import { type PlaceOnPages, type Side, TwoPages } from '../publish/changes/two-pages.tsx'
import classes from './ask.module.css'
import { acceptStepsAtom } from './asking.ts'

type AskCardProps = {
  turn: Turn
  onSettled: (accepted: Acceptance['accepted']) => void
  /** Called if the card closes without a decision. */
  onClose: () => void
}

const sideNames = ['Before', 'After']
const minWidthForTwo = 820

/** Lists the changes with checkboxes and previews before and after. Nothing changes until the owner accepts. */
export function AskCard({ turn, onSettled, onClose }: AskCardProps) {
  const { title, text, steps } = turn
  const before = useAtomValue(documentAtom)
  const accept = useSetAtom(acceptStepsAtom)
  const toastWithUndo = useToastWithUndo()
  const [left, setLeft] = useState<ReadonlySet<string>>(() => initiallyUnselected(steps))
  const [place, setPlace] = useState<PlaceOnPages>({ sectionIds: steps.flatMap(({ sectionIds }) => sectionIds) })
  const [isLarge, setLarge] = useState(false)
  const everLarge = useLatched(isLarge)
  const titleId = useId()
  useHistoryLayer(!isLarge, { close: onClose })

  const chosen = useMemo(() => steps.filter(({ id }) => !left.has(id)), [steps, left])
  const outcome = useMemo(() => (before ? applySteps(before, chosen) : undefined), [before, chosen])
  if (!before || !outcome) return null
  const after = outcome.document
  const problems = new Map(outcome.refused.map(({ step, problem }) => [step.id, problem]))
  const sides = [
    { name: 'Before', document: before },
    { name: 'After', document: after },
  ] as const

  const acceptChosen = () => {
    const { applied, refused, name } = accept({ title, steps: chosen })
    if (applied.length === 0) return
    const [first] = refused
    toastWithUndo(first ? `${name}. Left out: ${first.step.title}. ${first.problem}` : name)
    onSettled(applied.length === steps.length ? 'all' : 'some')
  }
  const choose = (step: Step, isChosen: boolean) => {
    setLeft(new Set(isChosen ? [...left].filter((id) => id !== step.id) : [...left, step.id]))
    setPlace(step)
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !isLarge) onClose()
  }
  return (
    <div className={classes.card} data-card role="dialog" aria-labelledby={titleId} tabIndex={-1} onKeyDown={press}>
      <div className={classes.proposal}>
        <div className={classes.head}>
          <h2 id={titleId} dir="auto">
            {title}
          </h2>
          <CloseButton size="sm" aria-label="Decide later" title="Decide later" onClick={onClose} />
        </div>
        {text !== listOf(steps) && (
          <p className={classes.text} dir="auto">
            {text}
          </p>
        )}
        <div className={classes.places}>
          {groupsOf(steps, before, after).map(({ place, steps: here }) => (
            <fieldset key={place} className={classes.group}>
              <legend>{place}</legend>
              {here.map((step) => (
                <Checkbox
                  key={step.id}
                  size="sm"
                  label={<span dir="auto">{step.title}</span>}
                  error={problems.get(step.id)}
                  checked={!left.has(step.id)}
                  onChange={(event) => choose(step, event.currentTarget.checked)}
                  description={step.warnings?.map((warning) => (
                    <span key={warning} className={classes.warning}>
                      <IconAlertTriangle size={14} aria-hidden /> {warning}
                    </span>
                  ))}
                  onFocus={() => setPlace(step)}
                />
              ))}
            </fieldset>
          ))}
        </div>
        <div className={classes.actions}>
          <Button variant="default" onClick={() => onSettled('none')}>
            Discard
          </Button>
          <Button disabled={outcome.applied.length === 0} onClick={acceptChosen}>
            {steps.length === 1 ? 'Accept' : left.size === 0 ? 'Accept all' : 'Accept chosen'}
          </Button>
        </div>
      </div>
      <BeforeAndAfter sides={sides} place={place} onEscape={onClose} onEnlarge={() => setLarge(true)} />
      <VisuallyHidden role="status">{announcement(title, chosen.length, outcome.refused.length)}</VisuallyHidden>
      {everLarge && (
        <SideBySide
          opened={isLarge}
          before={sides[0]}
          after={sides[1]}
          changes={documentChanges(before, after)}
          startAt={place.sectionIds?.[0]}
          onClose={() => setLarge(false)}
        />
      )}
    </div>
  )
}

/** Steps that start unselected: those that the owner didn't request, unless that is true of all. */
function initiallyUnselected(steps: readonly Step[]): ReadonlySet<string> {
  const unasked = steps.filter((step) => step.unasked)
  return new Set(unasked.length < steps.length ? unasked.map(({ id }) => id) : [])
}

/** The reply of a model that only called functions, which the card's changes repeat. */
const listOf = (steps: readonly Step[]) => `${steps.map(({ title }) => title).join('. ')}.`

const announcement = (title: string, chosen: number, refused: number) =>
  `${title}: ${chosen === 1 ? '1 change' : `${chosen} changes`} to look at.${refused > 0 ? ` ${refused} can’t be made anymore.` : ''}`

/** Both previews side by side, or one at a time on narrow screens. */
function BeforeAndAfter(props: {
  sides: readonly [Side, Side]
  place: PlaceOnPages
  onEscape: () => void
  onEnlarge: () => void
}) {
  const { ref, width } = useElementSize()
  const [side, setSide] = useState('After')
  const isWide = width >= minWidthForTwo / 1.4
  return (
    <div ref={ref} className={classes.pages}>
      <div className={classes.pagesHead}>
        <SegmentedControl
          className={classes.oneSide}
          size="xs"
          aria-label="Which version"
          data={sideNames}
          value={side}
          onChange={setSide}
        />
        <Button
          className={classes.enlarge}
          size="compact-xs"
          variant="subtle"
          color="gray"
          leftSection={<IconArrowsMaximize size={14} aria-hidden />}
          onClick={props.onEnlarge}
        >
          See larger
        </Button>
      </div>
      <div className={classes.two}>
        {width > 0 && (
          <TwoPages
            sides={props.sides}
            width={isWide ? 'Tablet' : 'Phone'}
            side={side}
            place={props.place}
            onEscape={props.onEscape}
          />
        )}
      </div>
    </div>
  )
}

/** The changes, grouped by the section that shows them, in the order of the request. */
function groupsOf(steps: readonly Step[], before: WebsiteSettings, after: WebsiteSettings) {
  const groups = new Map<string, Step[]>()
  for (const step of steps) {
    const place = placeOf(step, before, after)
    groups.set(place, [...(groups.get(place) ?? []), step])
  }
  return [...groups].map(([place, here]) => ({ place, steps: here }))
}

/** 'Contact and Footer'. Includes sections that the change adds or removes. */
function placeOf({ sectionIds }: Step, before: WebsiteSettings, after: WebsiteSettings): string {
  const titles = sectionIds.flatMap((id) => {
    const home = [after, before].find(({ sections }) => sections.some((section) => section.id === id))
    const section = home?.sections.find((one) => one.id === id)
    return home && section ? [sectionTitle(section, home.sections)] : []
  })
  return titles.length === 0 ? 'Whole website' : and.format(new Set(titles))
}

const and = new Intl.ListFormat('en')
