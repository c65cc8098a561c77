import { Link } from 'react-router'
import { WebsitePicture } from '#editor/websites/website-picture.tsx'
import { WebsiteState } from '#editor/websites/website-state.tsx'
import { WebAddress } from '#ui/words/web-address.tsx'
import type { DraftListItem } from '#worker/drafts/schema.ts'
import { designerPath, pages } from '#worker/platform/addresses/paths.ts'
import { Card } from './card.tsx'
import classes from './websites-card.module.css'

/** The most recently edited websites. */
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
  const { draftId, businessName, url } = website
  return (
    <li className={classes.website}>
      <div className={classes.picture}>
        <WebsitePicture website={website} turn={turn} />
      </div>
      <div className={classes.words}>
        <Link className={classes.name} to={designerPath(draftId)}>
          {businessName}
        </Link>
        <p className={classes.address}>{url ? <WebAddress url={url} /> : 'No web address yet'}</p>
        <WebsiteState website={website} />
      </div>
    </li>
  )
}
