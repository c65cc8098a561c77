import { useAtomValue, useSetAtom } from 'jotai'
import { useId } from 'react'
import { type SectionType, sectionTypeNames } from '#renderer/document/section-types.ts'
import { changeAnswersAtom } from '../wizard-state.ts'
import { recommendedSectionsAtom } from './composed-business.ts'
import { chosenSectionsAtom } from './offered.ts'
import classes from './section-choices.module.css'
import { groupedEntries, type OfferedEntry, toggleEntry } from './section-entries.ts'
import { useComposedSite } from './use-composed-site.ts'

type SectionChoicesProps = {
  /** Called with a newly selected section, so that the preview can scroll to it. */
  onAdded: (type: SectionType) => void
}

/** Sections that have content, then sections that the page could have. Selecting one doesn't move its row. */
export function SectionChoices({ onAdded }: SectionChoicesProps) {
  const chosen = useAtomValue(chosenSectionsAtom)
  const recommended = useAtomValue(recommendedSectionsAtom)
  const change = useSetAtom(changeAnswersAtom)
  const whole = useComposedSite(sectionTypeNames)
  const { onPage, ready, missing } = groupedEntries(whole, recommended)

  const choiceOf = (entry: OfferedEntry) => (
    <Choice
      key={entry.title}
      entry={entry}
      isChosen={entry.types.every((type) => chosen.includes(type))}
      onToggle={(on) => {
        change({ sections: toggleEntry(chosen, entry.types, on) })
        const [type] = entry.types
        if (on && type) onAdded(type)
      }}
    />
  )
  return (
    <>
      <fieldset className={classes.group}>
        <legend>On your page</legend>
        {onPage.map(choiceOf)}
      </fieldset>
      {ready.length > 0 && (
        <fieldset className={classes.group}>
          <legend>Suggestions you can add</legend>
          {ready.map(choiceOf)}
        </fieldset>
      )}
      {missing.length > 0 && (
        <fieldset className={classes.group}>
          <legend>For later, in the editor</legend>
          <ul>
            {missing.map(({ title, filling }) => (
              <li key={title} className={classes.row}>
                <span>{title}</span>
                <span className={classes.filling}>{filling}</span>
              </li>
            ))}
          </ul>
        </fieldset>
      )}
    </>
  )
}

type ChoiceProps = { entry: OfferedEntry; isChosen: boolean; onToggle: (on: boolean) => void }

function Choice({ entry: { title, filling, required }, isChosen, onToggle }: ChoiceProps) {
  const id = useId()
  return (
    <label className={classes.row} data-chosen={isChosen || undefined}>
      <input
        type="checkbox"
        data-click="choose-section"
        aria-labelledby={`${id}-title`}
        aria-describedby={filling && `${id}-filling`}
        checked={isChosen}
        disabled={required}
        onChange={({ currentTarget: { checked } }) => onToggle(checked)}
      />
      <span id={`${id}-title`} className={classes.title}>
        {title}
      </span>
      <span id={`${id}-filling`} className={classes.filling}>
        {filling}
      </span>
    </label>
  )
}
