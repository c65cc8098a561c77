import { Link } from 'react-router'
import { publishedState } from '#editor/designer/publish/publishing.ts'
import { WebsitePicture } from '#editor/websites/website-picture.tsx'
import { product } from '#renderer/document/product.ts'
import { bareAddress } from '#ui/words/names-of.ts'
import type { DraftListItem } from '#worker/drafts/schema.ts'
import { pages } from '#worker/platform/addresses/paths.ts'
import { Card } from './card.tsx'
import classes from './websites-card.module.css'

/** The websites that were designed last. */
export const WebsitesCard = ({ websites }: { websites: DraftListItem[] }) => (
  <Card title="Websites" more={{ to: pages.websites, words: 'See all' }}>
    <ul className={classes.websites}>
      {websites.map((website, index) => (
        <WebsiteLine key={website.draftId} website={website} turn={index} />
      ))}
    </ul>
  </Card>
)

function WebsiteLine({ website, turn }: { website: DraftListItem; turn: number }) {
  const { draftId, businessName, publishedHandle, url, suspended } = website
  const isOnline = publishedHandle !== null && !suspended
  return (
    <li className={classes.website}>
      <div className={classes.picture}>
        <WebsitePicture website={website} turn={turn} />
      </div>
      <div className={classes.words}>
        <Link className={classes.name} to={`${pages.designer}?websiteId=${draftId}`}>
          {businessName}
        </Link>
        <p className={classes.fact}>{url ? bareAddress(url) : 'No web address yet'}</p>
        <p className={classes.state} data-online={isOnline || undefined} data-suspended={suspended || undefined}>
          {suspended ? `Taken offline by ${product.name}` : publishedState({ ...website, handle: publishedHandle })}
        </p>
      </div>
    </li>
  )
}
