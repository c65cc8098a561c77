import { Fragment } from 'react'
import type { SectionOf } from '../../document/section-types.ts'
import { usePageWords } from '../../elements/words/use-page-words.ts'
import { useServiceGroups } from './offer.tsx'
import { GroupPrices } from './price-list.tsx'

/**
 * Shows one group at a time, selected by radio buttons styled as tabs: arrow keys work without a script. In the markup,
 * prices follow each button; CSS moves them below all buttons. Services without a group are above. Prints all groups.
 */
export function ServiceTabs({ section: { id, content } }: { section: SectionOf<'Services'> }) {
  const words = usePageWords()
  const groups = useServiceGroups(content.items)
  const named = groups.filter(({ name }) => name !== '')
  return (
    <>
      {groups
        .filter(({ name }) => name === '')
        .map(({ rows }) => (
          <GroupPrices key="" rows={rows} />
        ))}
      <fieldset className="tabs">
        <legend className="unseen" lang={content.heading.trim() ? undefined : words.lang}>
          {content.heading.trim() || words.services}
        </legend>
        {named.map(({ name, rows }, index) => (
          <Fragment key={name}>
            <input type="radio" name={`${id}-group`} id={tabId(index)} defaultChecked={index === 0} />
            <label htmlFor={tabId(index)}>{name}</label>
            <div className="pane">
              <h3 className="unseen">{name}</h3>
              <GroupPrices rows={rows} />
            </div>
          </Fragment>
        ))}
      </fieldset>
    </>
  )
}

/** Section ids never contain capitals. */
const tabId = (index: number) => `Group${index + 1}`
