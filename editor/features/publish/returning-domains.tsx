import { useQuery } from '@tanstack/react-query'
import type { Draft } from '../../../worker/contract/drafts.ts'
import { domainsQuery, returningTo } from '../../state/domains.ts'
import { namesOf } from '../../ui/names-of.ts'
import classes from './address/address.module.css'

/** Lists the domains that publishing reconnects. Renders nothing if there are none. */
export function ReturningDomains({ draft: { draftId, handle } }: { draft: Draft }) {
  const { data } = useQuery({ ...domainsQuery(draftId), enabled: handle === null })
  const domains = data && handle === null ? returningTo(data, draftId) : []
  if (domains.length === 0) return null
  return <p className={classes.note}>{namesOf(domains)} will be connected again when you publish.</p>
}
