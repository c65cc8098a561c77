import { Button } from '@mantine/core'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useMemo, useRef, useState } from 'react'
import { addSection, addToMenu, replaceSection } from '#renderer/document/edits/edits.ts'
import { sectionTypes } from '#renderer/document/section-types.ts'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import { editAtom } from '../document/edits.ts'
import { openFieldAtom, selectSectionAtom } from '../document/selection.ts'
import { useToastWithUndo } from '../document/undo-toast.ts'
import classes from './add-section.module.css'
import { type Composer, factsFor, loadComposer, type OfferedStart } from './composing.ts'
import { withPlaceholders } from './placeholders.ts'
import { SectionMiniature } from './section-miniature.tsx'
import { wantedStartAtom } from './use-section-actions.ts'

const and = new Intl.ListFormat('en')

/** Starts for a new section, with previews. */
export function AddSectionChoices({
  document,
  at,
  onDone,
}: {
  document: WebsiteSettings
  at: number
  onDone: () => void
}) {
  const edit = useSetAtom(editAtom)
  const select = useSetAtom(selectSectionAtom)
  const open = useSetAtom(openFieldAtom)
  const composer = useComposer()
  const offered = useMemo(() => composer?.offeredStarts(document) ?? [], [composer, document])
  const groups = useMemo(() => grouped(offered), [offered])
  const full = composer?.fullTypes(document, offered) ?? []

  const toast = useToastWithUndo()
  const forgetWanted = useSetAtom(wantedStartAtom)
  useEffect(() => () => forgetWanted(''), [forgetWanted])

  const add = ({ start, section, changes, needs, note = changes ? needs : undefined }: OfferedStart) => {
    onDone()
    const label = composer?.menuLabel(section.type, document) ?? ''
    edit((before) =>
      changes ? replaceSection(before, section) : addToMenu(addSection(before, section, at), section, label),
    )
    select(section.id)
    const { title } = sectionTypes[section.type]
    const done = changes ? `Your ${title} section is now “${start.name}”.` : `“${start.name}” added.`
    toast([done, note].filter(Boolean).join(' '))
  }
  const openFacts = (path: string) => {
    onDone()
    open(path)
  }

  return (
    <div className={classes.groups}>
      {groups.map(([group, offers]) => (
        <section key={group} aria-labelledby={idOf(group)}>
          <h3 id={idOf(group)} className={classes.group}>
            {group}
          </h3>
          <ul className={classes.choices}>
            {offers.map((offer) => (
              <Offer
                key={offer.start.name}
                document={document}
                offer={offer}
                turn={offered.indexOf(offer)}
                onAdd={add}
                onLead={openFacts}
              />
            ))}
          </ul>
        </section>
      ))}
      {full.length > 0 && (
        <p className={classes.full}>
          Your page has all it can take of: {and.format(full.map((type) => sectionTypes[type].title))}.
        </p>
      )}
    </div>
  )
}

const idOf = (group: string) => `starts-${group.replaceAll(' ', '-').toLowerCase()}`

/** Groups in order. In each group, starts with enough facts come first. */
function grouped(offered: readonly OfferedStart[]): [string, OfferedStart[]][] {
  const groups = Object.groupBy(offered, ({ start }) => start.group)
  return Object.entries(groups).map(([group, offers]) => [
    group,
    offers.toSorted((one, other) => Number(one.needs !== undefined) - Number(other.needs !== undefined)),
  ])
}

function Offer(props: {
  document: WebsiteSettings
  offer: OfferedStart
  turn: number
  onAdd: (offer: OfferedStart) => void
  onLead: (path: string) => void
}) {
  const { document, offer, turn, onAdd, onLead } = props
  const { start, section, needs, changes } = offer
  const shown = useMemo(() => (needs ? withPlaceholders(section, start) : section), [needs, section, start])
  const facts = needs && needs !== start.photos && factsFor(start)
  const isWanted = useAtomValue(wantedStartAtom) === start.name
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isWanted) button.current?.focus()
  }, [isWanted])
  return (
    <li className={classes.offer}>
      <button
        ref={button}
        type="button"
        className={classes.choice}
        data-click="add-this-section"
        onClick={() => onAdd(offer)}
      >
        <SectionMiniature site={document} section={shown} name={start.name} shows={start.shows} turn={turn} />
        <span className={classes.name}>{start.name}</span>
        {changes && <span className={classes.changes}>Changes your {sectionTypes[start.type].title} section</span>}
      </button>
      {needs && (
        <div className={classes.needs}>
          <p>{needs}</p>
          {facts && (
            <Button size="compact-xs" variant="default" onClick={() => onLead(facts.path)}>
              {facts.label}
            </Button>
          )}
        </div>
      )}
    </li>
  )
}

function useComposer(): Composer | undefined {
  const [composer, setComposer] = useState<Composer>()
  useEffect(() => {
    let wanted = true
    loadComposer().then((loaded) => wanted && setComposer(loaded))
    return () => {
      wanted = false
    }
  }, [])
  return composer
}
