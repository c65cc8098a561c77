import { TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import type { DraftListItem } from '../../../worker/drafts/schema.ts'
import { useIsLimitReached } from '../../state/website-limit.ts'
import { CreateCard } from './create-card.tsx'
import { matchingWebsites, searchedFrom } from './matching-websites.ts'
import { WebsiteCard } from './website-card.tsx'
import classes from './website-list.module.css'
import { websitesTitleId } from './websites-title.ts'

/** A person's websites, newest first as the server lists them, and the place for another one. */
export function WebsiteList({ websites }: { websites: DraftListItem[] }) {
  const [search, setSearch] = useState('')
  const isFull = useIsLimitReached(websites.length)
  const isLong = websites.length >= searchedFrom
  const sought = isLong ? search.trim() : ''
  const shown = matchingWebsites(websites, sought)
  return (
    <main className={classes.main}>
      <div className={classes.head}>
        <h1 id={websitesTitleId} className={classes.title} tabIndex={-1}>
          Your websites
        </h1>
        {isLong && (
          <TextInput
            className={classes.search}
            type="search"
            aria-label="Search your websites"
            placeholder="Search"
            leftSection={<IconSearch size={16} aria-hidden />}
            value={search}
            onChange={(event) => setSearch(event.currentTarget.value)}
          />
        )}
      </div>
      <p className={classes.found} role="status">
        {sought !== '' && foundWords(shown.length, sought)}
      </p>
      <ul className={classes.cards}>
        {shown.map((website, index) => (
          <WebsiteCard key={website.draftId} website={website} turn={index} isFull={isFull} />
        ))}
        {sought === '' && <CreateCard isFull={isFull} />}
      </ul>
    </main>
  )
}

function foundWords(count: number, sought: string): string {
  if (count === 0) return `No websites match “${sought}”.`
  return count === 1 ? '1 website found' : `${count} websites found`
}
