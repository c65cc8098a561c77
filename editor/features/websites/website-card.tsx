import { Link } from 'react-router'
import type { DraftListItem } from '../../../worker/drafts/schema.ts'
import { pages } from '../../../worker/platform/addresses/paths.ts'
import { failureCode } from '../../api/api-error.ts'
import { messageFor } from '../../messages.ts'
import { useDuplicateWebsite } from '../../state/new-website.ts'
import { publishedState } from '../../state/published-state.ts'
import { ago } from '../../ui/ago.ts'
import { bareAddress } from '../../ui/bare-address.ts'
import { toast } from '../../ui/toast.ts'
import classes from './website-card.module.css'
import { WebsiteCardMenu } from './website-card-menu.tsx'
import { WebsitePicture } from './website-picture.tsx'

type WebsiteCardProps = {
  website: DraftListItem
  /** From 0 on: when its miniature is drawn. */
  turn: number
  /** Whether the account has no room for a copy, as far as is known. */
  isFull: boolean
}

/** One website. The whole card opens it; other actions lie above that link. */
export function WebsiteCard({ website, turn, isFull }: WebsiteCardProps) {
  const { draftId, businessName, publishedHandle: handle, url, modifiedAt, lastDesignedAt } = website
  const { mutate, isPending, error } = useDuplicateWebsite()
  const duplicate = () =>
    mutate(draftId, { onSuccess: (copy) => toast(`Copy created: ${copy.websiteSettings.businessName}`) })
  const changedAt = lastDesignedAt ?? modifiedAt
  const code = error && failureCode(error)
  // There is room again once another website was deleted.
  const problem = code && (code !== 'website_limit_reached' || isFull) ? messageFor(code) : undefined
  return (
    <li className={classes.card}>
      <div className={classes.picture}>
        <WebsitePicture website={website} turn={turn} />
        <p className={classes.said} role="status" data-tone={problem && !isPending ? 'wrong' : undefined}>
          {isPending ? 'Creating a copy…' : problem}
        </p>
      </div>
      <div className={classes.words}>
        <h2 className={classes.name}>
          <Link className={classes.open} to={`${pages.designer}?websiteId=${draftId}`}>
            {businessName}
          </Link>
        </h2>
        <p className={classes.fact}>{publishedState({ ...website, handle })}</p>
        <p className={classes.fact}>
          {url ? (
            <a className={classes.address} href={url} target="_blank" rel="noreferrer">
              {bareAddress(url)}
            </a>
          ) : (
            'No web address yet'
          )}
        </p>
        <p className={classes.fact}>
          Edited{' '}
          <time dateTime={changedAt} title={new Date(changedAt).toLocaleString('en')}>
            {ago(changedAt)}
          </time>
        </p>
        <div className={classes.menu}>
          <WebsiteCardMenu website={website} onDuplicate={isPending || isFull ? undefined : duplicate} />
        </div>
      </div>
    </li>
  )
}
