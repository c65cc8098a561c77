import { TextInput } from '@mantine/core'
import { IconPlus, IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { failureCode } from '#api/api-error.ts'
import { useSession } from '#session/session.ts'
import { Reference } from '#ui/errors/error-text.tsx'
import { messageFor, problems, websiteLimitAdvice } from '#ui/errors/error-texts.ts'
import pageTitle from '#ui/page-title.module.css'
import { toast } from '#ui/toasts/toast.tsx'
import { WebAddress } from '#ui/words/web-address.tsx'
import { ago } from '#ui/words/when-words.ts'
import type { DraftListItem } from '#worker/drafts/schema.ts'
import { designerPath, pages } from '#worker/platform/addresses/paths.ts'
import createCardClasses from './create-card.module.css'
import { ImportWebsite } from './import-website.tsx'
import { websitesTitleId } from './queries.ts'
import websiteCardClasses from './website-card.module.css'
import { WebsiteCardMenu } from './website-card-menu.tsx'
import { useDuplicateWebsite, useReachedLimit } from './website-limit.ts'
import classes from './website-list.module.css'
import { WebsitePicture } from './website-picture.tsx'
import { WebsiteState } from './website-state.tsx'

/** A person's websites, newest first, and a card for creating one. */
export function WebsiteList({ websites }: { websites: DraftListItem[] }) {
  const [search, setSearch] = useState('')
  const limit = useReachedLimit(websites.length)
  const isFull = limit !== null
  const isLong = websites.length >= minSearchable
  const sought = isLong ? search.trim() : ''
  const shown = matchingWebsites(websites, sought)
  return (
    <main className={classes.main}>
      <div className={classes.head}>
        <h1 id={websitesTitleId} className={pageTitle.title} tabIndex={-1}>
          Your websites
        </h1>
        <div className={`${pageTitle.beside} ${classes.tools}`}>
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
          <ImportWebsite isFull={isFull} />
        </div>
      </div>
      <p className={classes.found} role="status">
        {sought !== '' && foundWords(shown.length, sought)}
      </p>
      <ul className={classes.cards}>
        {shown.map((website, index) => (
          <WebsiteCard key={website.draftId} website={website} turn={index} isFull={isFull} />
        ))}
        {sought === '' && <CreateCard limit={limit} count={websites.length} />}
      </ul>
    </main>
  )
}

function foundWords(count: number, sought: string): string {
  if (count === 0) return `No websites match “${sought}”.`
  return count === 1 ? '1 website found' : `${count} websites found`
}

/** Number of websites at which the search field appears. */
export const minSearchable = 7

/** Websites whose name or address contains every word, in any order. */
export function matchingWebsites(websites: DraftListItem[], search: string): DraftListItem[] {
  const words = plain(search).split(/\s+/).filter(Boolean)
  return websites.filter(({ businessName, publishedHandle, mainDomain }) => {
    const text = plain(`${businessName} ${publishedHandle ?? ''} ${mainDomain ?? ''}`)
    return words.every((word) => text.includes(word))
  })
}

/** Ignores case and accents: 'cafe' finds 'Café'. */
const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** Creates a website. If the account is at its limit, explains what to do. */
function CreateCard({ limit, count }: { limit: number | null; count: number }) {
  const isFull = limit !== null
  const { user, verified } = useSession()
  return (
    <li className={createCardClasses.card} data-full={isFull || undefined}>
      <div className={createCardClasses.words} role="status">
        {isFull && (
          <>
            <p className={createCardClasses.title}>{problems.websiteLimit}</p>
            <p className={createCardClasses.hint}>
              {count} of {limit}. {websiteLimitAdvice(!user || verified)}.
            </p>
          </>
        )}
      </div>
      {!isFull && (
        <Link className={createCardClasses.create} to={pages.create}>
          <span className={createCardClasses.sign} aria-hidden>
            <IconPlus size={20} />
          </span>
          Create another website
        </Link>
      )}
    </li>
  )
}

type WebsiteCardProps = {
  website: DraftListItem
  /** Rendering order of its thumbnail, from 0. */
  turn: number
  /** Whether the account is at its limit, if known. */
  isFull: boolean
}

/** A website. The whole card is a link, with other actions on top. */
function WebsiteCard({ website, turn, isFull }: WebsiteCardProps) {
  const { draftId, businessName, url, modifiedAt, lastDesignedAt } = website
  const { mutate, isPending, error } = useDuplicateWebsite()
  const duplicate = () =>
    mutate(draftId, { onSuccess: (copy) => toast(`Copy created: ${copy.websiteSettings.businessName}`) })
  const changedAt = lastDesignedAt ?? modifiedAt
  const code = error && failureCode(error)
  // Deleting another website makes room again.
  const problem = code && (code !== 'website_limit_reached' || isFull) ? messageFor(code) : undefined
  return (
    <li className={websiteCardClasses.card}>
      <div className={websiteCardClasses.picture}>
        <WebsitePicture website={website} turn={turn} />
        <p className={websiteCardClasses.said} role="status" data-tone={problem && !isPending ? 'wrong' : undefined}>
          {isPending ? 'Creating a copy…' : problem}
          {problem && !isPending && <Reference error={error} />}
        </p>
      </div>
      <div className={websiteCardClasses.words}>
        <h2 className={websiteCardClasses.name}>
          <Link className={websiteCardClasses.open} to={designerPath(draftId)}>
            {businessName}
          </Link>
        </h2>
        <div className={websiteCardClasses.fact}>
          <WebsiteState website={website} />
        </div>
        <p className={websiteCardClasses.fact}>
          {url ? (
            <a className={websiteCardClasses.address} href={url} target="_blank" rel="noreferrer">
              <WebAddress url={url} />
            </a>
          ) : (
            'No web address yet'
          )}
        </p>
        <p className={websiteCardClasses.fact}>
          Edited{' '}
          <time dateTime={changedAt} title={new Date(changedAt).toLocaleString('en')}>
            {ago(changedAt)}
          </time>
        </p>
        <div className={websiteCardClasses.menu}>
          <WebsiteCardMenu website={website} onDuplicate={isPending || isFull ? undefined : duplicate} />
        </div>
      </div>
    </li>
  )
}
