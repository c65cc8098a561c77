import { NativeSelect } from '@mantine/core'
import type { DraftListItem } from '../../../../worker/drafts/schema.ts'
import type { InboxPlace } from '../inbox-place.ts'
import classes from './filters.module.css'
import { SearchField } from './search-field.tsx'

type FiltersProps = {
  place: InboxPlace
  websites: DraftListItem[]
  /** Where there is nothing else to choose from. */
  onlyWebsites: boolean
  onShow: (change: Partial<InboxPlace>, replace?: boolean) => void
}

/** What narrows a list down: words, unread only, one website of several. */
export function Filters({ place, websites, onlyWebsites, onShow }: FiltersProps) {
  const { message } = place
  return (
    <div className={classes.filters}>
      {!onlyWebsites && (
        <>
          <SearchField value={place.search} onSearch={(search) => onShow({ search, message }, true)} />
          <button
            type="button"
            className={classes.unread}
            aria-pressed={place.unread}
            onClick={() => onShow({ unread: !place.unread, message }, true)}
          >
            Unread only
          </button>
        </>
      )}
      {websites.length > 1 && (
        <NativeSelect
          className={classes.website}
          aria-label="Website"
          value={place.website ?? ''}
          data={[
            { value: '', label: 'All websites' },
            ...websites.map(({ draftId, businessName }) => ({ value: draftId, label: businessName })),
          ]}
          onChange={(event) => onShow({ website: event.currentTarget.value || undefined })}
        />
      )}
    </div>
  )
}
