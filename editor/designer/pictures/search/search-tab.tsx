import { CloseButton, SegmentedControl, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { limits } from '#renderer/document/fields/limits.ts'
import { type PhotoColor, type PhotoSource, photoColors } from '#worker/adapters/photos/schema.ts'
import type { TabProps } from '../picked.ts'
import { PhotoResults } from './photo-results.tsx'
import classes from './search.module.css'
import { type FoundSoFar, usePhotoSearch } from './use-photo-search.ts'

type SearchTabProps = Pick<TabProps, 'picked' | 'onPick' | 'onTake'> & {
  keywords: readonly string[]
  onUpload: () => void
}

export function SearchTab({ keywords, picked, onPick, onTake, onUpload }: SearchTabProps) {
  const search = usePhotoSearch(keywords)
  return (
    <div className={classes.tab}>
      <SearchForm search={search} />
      {search.keyword === '' ? (
        <SearchWords words={keywords} onChoose={(word) => search.searchNow(word)} />
      ) : (
        <PhotoResults search={search} picked={picked} onPick={onPick} onTake={onTake} onUpload={onUpload} />
      )}
    </div>
  )
}

function SearchWords({ words, onChoose }: { words: readonly string[]; onChoose: (word: string) => void }) {
  return (
    <div className={classes.notice}>
      <p>
        {words.length > 0
          ? 'Describe what the picture should show, or start with:'
          : 'Describe what the picture should show.'}
      </p>
      {words.length > 0 && (
        <ul className={classes.words}>
          {words.map((word) => (
            <li key={word}>
              <button type="button" onClick={() => onChoose(word)}>
                {word}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const fieldId = 'photo-keyword'

function SearchForm({ search }: { search: FoundSoFar }) {
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
              data={sources}
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

/** Openverse can't filter by color. */
const filtersByColor = (source: PhotoSource) => source === 'Pexels' || source === 'Unsplash'

/** Colors of the filter buttons. Services use similar ones. */
const shades: Record<PhotoColor, string> = {
  red: '#d63b33',
  orange: '#ef8a2f',
  yellow: '#f4cf3d',
  green: '#4c9a4f',
  turquoise: '#35b5ac',
  blue: '#3a73c9',
  violet: '#8052b8',
  pink: '#e986b0',
  brown: '#85593a',
  black: '#1b1b1f',
  gray: '#93939b',
  white: '#ffffff',
}

/** Filters by one color. A second click on it clears the filter. */
function ColorFilter(props: { color: PhotoColor | undefined; onChange: (color: PhotoColor | undefined) => void }) {
  const { color, onChange } = props
  return (
    <fieldset className={classes.colors} aria-label="Color">
      {photoColors.map((name) => (
        <button
          key={name}
          type="button"
          className={classes.color}
          aria-label={titled(name)}
          title={titled(name)}
          aria-pressed={name === color}
          style={{ background: shades[name] }}
          onClick={() => onChange(name === color ? undefined : name)}
        />
      ))}
    </fieldset>
  )
}

const titled = (name: string) => `${name[0]?.toUpperCase()}${name.slice(1)}`
