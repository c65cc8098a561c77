import { Button, NativeSelect, VisuallyHidden } from '@mantine/core'
import { Link } from 'react-router'
import { ErrorText } from '#ui/errors/error-text.tsx'
import { stillIntact } from '#ui/errors/error-texts.ts'
import type { DraftListItem } from '#worker/drafts/schema.ts'
import { type MessageFolder, type MessageSummary, messageFolders } from '#worker/messages/schema.ts'
import { EmptyList } from '../empty/empty-list.tsx'
import { listId } from '../inbox-keys.ts'
import { addressOf, type InboxView, movedTo } from '../inbox-view.ts'
import { folderNames } from '../message-words.ts'
import type { MessageActions } from '../use-message-actions.ts'
import type { useMessageList } from '../use-message-list.ts'
import { useNow } from '../use-now.ts'
import { BulkBar, type useSelectedMessages } from './bulk-bar.tsx'
import filtersClasses from './filters.module.css'
import { InboxMenu } from './inbox-menu.tsx'
import classes from './list-pane.module.css'
import waitClasses from './list-wait.module.css'
import { MessageRow } from './message-row.tsx'
import { SearchField } from './search-field.tsx'

export const inboxTitleId = 'inbox-title'

type ListPaneProps = {
  place: InboxView
  websites: DraftListItem[]
  list: ReturnType<typeof useMessageList>
  ticks: ReturnType<typeof useSelectedMessages>
  actions: MessageActions
  onShow: (change: Partial<InboxView>, replace?: boolean) => void
}

export function ListPane({ place, websites, list, ticks, actions, onShow }: ListPaneProps) {
  const now = useNow()
  const { messages, counts, problem } = list
  const isSought = place.search !== '' || place.unread
  const isFirst = messages?.length === 0 && !isSought && counts !== undefined && sum(counts) === 0
  const draw = (message: MessageSummary) => (
    <MessageRow
      key={message.id}
      message={message}
      place={place}
      now={now}
      isMultiple={websites.length > 1 && !place.website}
      isTicked={ticks.ticked.includes(message)}
      onTick={(on) => ticks.tick(message.id, on)}
    />
  )
  return (
    <section
      // Remounts, so that no layout animates between an empty and a filled inbox.
      key={isFirst ? 'none' : 'list'}
      className={classes.pane}
      aria-label="Messages"
      data-alone={isFirst || undefined}
    >
      <div className={classes.head}>
        <h1 id={inboxTitleId} className={classes.title} tabIndex={-1}>
          Inbox
        </h1>
        <InboxMenu websites={websites} website={place.website} />
      </div>
      <div className={classes.card}>
        {!isFirst && <FolderTabs place={place} counts={counts} />}
        {ticks.ticked.length > 0 ? (
          <BulkBar folder={place.folder} ticks={ticks} all={messages?.length ?? 0} actions={actions} />
        ) : (
          (!isFirst || websites.length > 1) && (
            <Filters place={place} websites={websites} onlyWebsites={isFirst} onShow={onShow} />
          )
        )}
        <div id={listId} className={classes.list} aria-busy={list.isReading || undefined}>
          {place.folder === 'spam' && messages && messages.length > 0 && (
            <p className={classes.note}>We delete spam after 30 days.</p>
          )}
          {messages && messages.length > 0 ? (
            <ul className={classes.rows}>{messages.map(draw)}</ul>
          ) : problem ? (
            <div className={classes.problem} role="alert">
              <p>
                <ErrorText error={problem} advice={stillIntact.messages} />
              </p>
              <Button variant="default" size="sm" onClick={list.retry}>
                Try again
              </Button>
            </div>
          ) : messages ? (
            <EmptyList place={place} websites={websites} isFirst={isFirst} onShow={onShow} />
          ) : (
            <ListWait />
          )}
          {messages && list.more && (
            <div className={classes.more}>
              <Button variant="default" size="sm" loading={list.isReadingMore} onClick={list.more}>
                Show more
              </Button>
            </div>
          )}
        </div>
      </div>
    </section>
  )
}

const sum = (counts: Record<string, number>) => Object.values(counts).reduce((all, count) => all + count, 0)

type FolderTabsProps = {
  place: InboxView
  counts: Record<MessageFolder, number> | undefined
}

/** Folders, each with its number of matching messages. */
function FolderTabs({ place, counts }: FolderTabsProps) {
  return (
    <nav className={classes.tabs} aria-label="Folders">
      {messageFolders.map((folder) => (
        <Link
          key={folder}
          className={classes.tab}
          to={{ search: String(addressOf(movedTo(place, { folder }))) }}
          aria-current={folder === place.folder ? 'page' : undefined}
        >
          {folderNames[folder]}
          {counts && counts[folder] > 0 && (
            <span className={classes.count}>
              {counts[folder]}
              <VisuallyHidden> {counts[folder] === 1 ? 'message' : 'messages'}</VisuallyHidden>
            </span>
          )}
        </Link>
      ))}
    </nav>
  )
}

type FiltersProps = {
  place: InboxView
  websites: DraftListItem[]
  /** Whether the website is the only filter. */
  onlyWebsites: boolean
  onShow: (change: Partial<InboxView>, replace?: boolean) => void
}

function Filters({ place, websites, onlyWebsites, onShow }: FiltersProps) {
  const { message } = place
  return (
    <div className={filtersClasses.filters}>
      {!onlyWebsites && (
        <>
          <SearchField value={place.search} onSearch={(search) => onShow({ search, message }, true)} />
          <button
            type="button"
            className={filtersClasses.unread}
            aria-pressed={place.unread}
            onClick={() => onShow({ unread: !place.unread, message }, true)}
          >
            Unread only
          </button>
        </>
      )}
      {websites.length > 1 && (
        <NativeSelect
          className={filtersClasses.website}
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

export function ListWait() {
  return (
    <div className={waitClasses.wait} role="status" aria-label="Loading your messages">
      {[0, 1, 2, 3, 4].map((row) => (
        <div key={row} className={waitClasses.row}>
          <span className={waitClasses.line} />
          <span className={waitClasses.line} />
        </div>
      ))}
    </div>
  )
}
