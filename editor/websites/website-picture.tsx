import { useQuery } from '@tanstack/react-query'
import { SiteMiniature } from '#ui/site/site-miniature.tsx'
import type { DraftListItem } from '#worker/drafts/schema.ts'
import { listedDraftQuery } from './drafts.ts'
import classes from './website-picture.module.css'

/** The top of a website as it is stored now. Its place is kept while it is on its way, and when it does not come. */
export function WebsitePicture({ website, turn }: { website: DraftListItem; turn: number }) {
  const { businessName } = website
  const { data } = useQuery(listedDraftQuery(website))
  return (
    <span className={classes.picture} aria-hidden>
      <span className={classes.initial}>{[...businessName][0]}</span>
      {data && <SiteMiniature site={data.websiteSettings} name={businessName} turn={turn} />}
    </span>
  )
}
