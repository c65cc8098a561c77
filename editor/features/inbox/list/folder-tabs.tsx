import { VisuallyHidden } from '@mantine/core'
import { Link } from 'react-router'
import { type MessageFolder, messageFolders } from '../../../../worker/messages/schema.ts'
import { addressOf, type InboxPlace, movedTo } from '../inbox-place.ts'
import { folderNames } from '../message-words.ts'
import classes from './folder-tabs.module.css'

type FolderTabsProps = { place: InboxPlace; counts: Record<MessageFolder, number> | undefined }

/** The folders, with the number of matching messages in each. */
export function FolderTabs({ place, counts }: FolderTabsProps) {
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
