import { useQuery } from '@tanstack/react-query'
import type { DraftListItem } from '../../../worker/drafts/schema.ts'
import { draftQuery } from '../../state/drafts.ts'
import { SiteMiniature } from '../../ui/site-miniature.tsx'
import classes from './website-picture.module.css'

/** The top of a website as it is stored now. Its place is kept while it is on its way, and when it does not come. */
export function WebsitePicture({ website, turn }: { website: DraftListItem; turn: number }) {
  const { draftId, revision, businessName } = website
  const { data } = useQuery({
    ...draftQuery(draftId),
    // The list says which save is the newest: one that is here already is not read again.
    staleTime: ({ state }) => (state.data?.revision === revision ? Number.POSITIVE_INFINITY : 0),
  })
  return (
    <span className={classes.picture} aria-hidden>
      <span className={classes.initial}>{[...businessName][0]}</span>
      {data && <SiteMiniature site={data.websiteSettings} name={businessName} turn={turn} />}
    </span>
  )
}
