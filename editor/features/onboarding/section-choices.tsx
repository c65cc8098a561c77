import { useAtomValue, useSetAtom } from 'jotai'
import { useId } from 'react'
import type { SectionType } from '../../../renderer/document/section-types.ts'
import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import { recommendedSectionsAtom } from './composed-business.ts'
import { chosenSectionsAtom } from './offered.ts'
import classes from './section-choices.module.css'
import { type SectionEntry, sectionEntries, toggleEntry } from './section-entries.ts'
import { whenAdded } from './section-substance.ts'
import { changeAnswersAtom } from './wizard-state.ts'

type SectionChoicesProps = {
  /** As it is with these choices. */
  page: WebsiteSettings
  /** Called with a section that was just selected, so that the preview can scroll to it. */
  onAdded: (type: SectionType) => void
}

/** The sections of the page. A chosen one that has nothing to say yet says what it waits for. */
export function SectionChoices({ page, onAdded }: SectionChoicesProps) {
  const chosen = useAtomValue(chosenSectionsAtom)
  const recommended = useAtomValue(recommendedSectionsAtom)
  const change = useSetAtom(changeAnswersAtom)
  return (
    <fieldset className={classes.sections}>
      <legend className={classes.legend}>Choose sections</legend>
      {sectionEntries.map((entry) => {
        const [type] = entry.types
        const isChosen = entry.types.every((one) => chosen.includes(one))
        return (
          <Choice
            key={entry.title}
            entry={entry}
            isChosen={isChosen}
            isRecommended={entry.types.some((one) => recommended.includes(one))}
            waitsFor={type && whenAdded(type, page, chosen)}
            onToggle={(on) => {
              change({ sections: toggleEntry(chosen, entry.types, on) })
              if (on && type) onAdded(type)
            }}
          />
        )
      })}
    </fieldset>
  )
}

type ChoiceProps = {
  entry: SectionEntry
  isChosen: boolean
  isRecommended: boolean
  waitsFor: string | undefined
  onToggle: (on: boolean) => void
}

function Choice({ entry: { title, required }, isChosen, isRecommended, waitsFor, onToggle }: ChoiceProps) {
  const id = useId()
  const remark = required ? 'Always there' : isRecommended ? 'Recommended' : undefined
  return (
    <label className={classes.section}>
      <input
        type="checkbox"
        data-click="choose-section"
        aria-labelledby={`${id}-title`}
        aria-describedby={
          [remark && `${id}-remark`, isChosen && waitsFor && `${id}-note`].filter(Boolean).join(' ') || undefined
        }
        checked={isChosen}
        disabled={required}
        onChange={({ currentTarget: { checked } }) => onToggle(checked)}
      />
      <span className={classes.words}>
        <span id={`${id}-title`}>{title}</span>
        {waitsFor && (
          <span id={`${id}-note`} className={classes.note} data-shown={isChosen || undefined}>
            {waitsFor}
          </span>
        )}
      </span>
      {remark && (
        <span id={`${id}-remark`} className={classes.remark}>
          {remark}
        </span>
      )}
    </label>
  )
}
