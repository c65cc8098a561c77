import { useQuery } from '@tanstack/react-query'
import type { Draft } from '../../../worker/drafts/schema.ts'
import { domainsQuery, returningTo } from '../../state/domains.ts'
import { namesOf } from '../../ui/names-of.ts'
import classes from './address/address.module.css'

/** Lists the domains that publishing reconnects, if any. */
export function ReturningDomains({ draft: { draftId, handle } }: { draft: Draft }) {
  const { data } = useQuery({ ...domainsQuery(draftId), enabled: handle === null })
  const domains = data && handle === null ? returningTo(data, draftId) : []
  if (domains.length === 0) return null
  return <p className={classes.note}>{namesOf(domains)} will be connected again when you publish.</p>
}
