import { CloseButton, SegmentedControl, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { limits } from '../../../../renderer/document/limits.ts'
import type { PhotoSource } from '../../../../worker/adapters/photos/schema.ts'
import { ColorFilter } from './color-filter.tsx'
import { sourceNames } from './found-photos.ts'
import classes from './search.module.css'
import type { FoundSoFar } from './use-photo-search.ts'

const fieldId = 'photo-keyword'

/** What is looked for: the words, where, and in which color. Illustrations have the website's own. */
export function SearchForm({ search }: { search: FoundSoFar }) {
  const { text, source, sources, color, change, searchNow } = search
  const clear = () => {
    searchNow('')
    document.getElementById(fieldId)?.focus()
  }
  return (
    <search className={classes.form}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          searchNow()
        }}
      >
        <TextInput
          id={fieldId}
          aria-label="Search for pictures"
          placeholder="What should the picture show?"
          enterKeyHint="search"
          autoComplete="off"
          data-autofocus
          maxLength={limits.imageTag}
          leftSection={<IconSearch size={16} aria-hidden />}
          rightSection={text !== '' && <CloseButton size="sm" aria-label="Clear the search" onClick={clear} />}
          value={text}
          onChange={(event) => change({ text: event.currentTarget.value })}
        />
      </form>
      {source && (sources.length > 1 || filtersByColor(source)) && (
        <div className={classes.filters}>
          {sources.length > 1 && (
            <SegmentedControl
              size="xs"
              withItemsBorders={false}
              aria-label="Where to search"
              data={sources.map((value) => ({ value, label: sourceNames[value] }))}
              value={source}
              onChange={(value) => change({ source: value as PhotoSource })}
            />
          )}
          {filtersByColor(source) && <ColorFilter color={color} onChange={(next) => change({ color: next })} />}
        </div>
      )}
    </search>
  )
}

/** Openverse knows no colors, and illustrations have the website's own. */
const filtersByColor = (source: PhotoSource) => source === 'Pexels' || source === 'Unsplash'
