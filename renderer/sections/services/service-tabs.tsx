import { Fragment } from 'react'
import type { SectionOf } from '../../document/section-types.ts'
import { usePageWords } from '../../elements/words/use-page-words.ts'
import { useServiceGroups } from './offer.tsx'
import { GroupPrices } from './price-list.tsx'

/**
 * One group at a time, chosen by radio buttons that look like tabs: the arrow keys move between them, without a script. Each group's prices
 * follow its button in the markup; the CSS puts them below all buttons. Services without a group stand above. On paper all groups show.
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

/** No section can have such an id, since theirs have no capitals. */
const tabId = (index: number) => `Group${index + 1}`
