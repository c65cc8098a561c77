import { useQuery } from '@tanstack/react-query'
import { SiteMiniature } from '#ui/site/site-miniature.tsx'
import type { DraftListItem } from '#worker/drafts/schema.ts'
import { listedDraftQuery } from './drafts.ts'
import classes from './website-picture.module.css'

/** A thumbnail of the stored website. Reserves space while loading and after a failure. */
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
