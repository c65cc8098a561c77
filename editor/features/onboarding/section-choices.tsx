import { useAtomValue, useSetAtom } from 'jotai'
import type { SectionType } from '../../../renderer/document/section-types.ts'
import { chosenSectionsAtom } from './offered.ts'
import classes from './section-choices.module.css'
import { sectionEntries, toggleEntry } from './section-entries.ts'
import { changeAnswersAtom } from './wizard-state.ts'

/** What the page is made of. `onAdded` hears of a section that was just ticked, so that the picture can go there. */
export function SectionChoices({ onAdded }: { onAdded: (type: SectionType) => void }) {
  const chosen = useAtomValue(chosenSectionsAtom)
  const change = useSetAtom(changeAnswersAtom)
  return (
    <fieldset className={classes.sections}>
      <legend className={classes.legend}>Choose sections</legend>
      {sectionEntries.map(({ title, types, required }) => (
        <label key={title} className={classes.section}>
          <input
            type="checkbox"
            data-click="choose-section"
            checked={types.every((type) => chosen.includes(type))}
            disabled={required}
            onChange={({ currentTarget: { checked } }) => {
              change({ sections: toggleEntry(chosen, types, checked) })
              if (checked && types[0]) onAdded(types[0])
            }}
          />
          <span>{title}</span>
          {required && <span className={classes.always}>Always there</span>}
        </label>
      ))}
    </fieldset>
  )
}
