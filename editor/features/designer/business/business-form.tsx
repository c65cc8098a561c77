import { useAtomValue, useSetAtom } from 'jotai'
import { use, useMemo, useState } from 'react'
import { type Business, business as businessSchema } from '../../../../renderer/document/business.ts'
import type { Change } from '../../../fields/field-props.ts'
import { isAnswered, OpenPathContext } from '../../../fields/open-path.ts'
import { SectionForm } from '../../../fields/section-form.tsx'
import { businessAtom, changeBusinessAtom } from '../../../state/business.ts'
import { today } from '../settings/today.ts'
import { useSetting } from '../settings/use-setting.ts'
import { AdoptServices } from './adopt-services.tsx'
import classes from './business.module.css'
import { type BusinessGroup, businessGroups, groupOn, summaryText } from './business-groups.ts'
import { GroupRow } from './group-row.tsx'

/** Every fact of the business: said here once, shown wherever it belongs. One group stands open at a time. */
export function BusinessForm() {
  const [business] = useBusiness()
  const [locale] = useSetting('language')
  const [openId, setOpenId] = useOpenGroup()
  return (
    <>
      <p className={classes.lead}>Say it once: your website shows it everywhere it belongs.</p>
      <ul className={classes.groups}>
        {businessGroups.map((group) => (
          <GroupRow
            key={group.id}
            id={`business-${group.id}`}
            title={group.title}
            summary={summaryText(group, business, locale)}
            open={group.id === openId}
            alone={group.fields.length === 1}
            onToggle={() => setOpenId(group.id === openId ? null : group.id)}
          >
            <GroupForm group={group} />
          </GroupRow>
        ))}
      </ul>
    </>
  )
}

function GroupForm({ group }: { group: BusinessGroup }) {
  const [business, change] = useBusiness()
  const schema = useMemo(
    () => businessSchema.pick(Object.fromEntries(group.fields.map((name) => [name, true])) as Record<'trade', true>),
    [group],
  )
  return (
    <>
      {group.id === 'services' && <AdoptServices />}
      <SectionForm
        schema={schema}
        path="business"
        value={business}
        onChange={(next, typing) => change(Object.fromEntries(group.fields.map((name) => [name, next[name]])), typing)}
      />
    </>
  )
}

/** The facts of the open website's business, and how to change some of them everywhere. */
function useBusiness(): [Business, Change<Partial<Business>>] {
  const business = useAtomValue(businessAtom)
  const edit = useSetAtom(changeBusinessAtom)
  return [business, (change, field) => edit({ change, field, asOf: today() })]
}

/** The id of the open group: the one that was opened last, or the one that a link to a field opens. */
function useOpenGroup() {
  const wish = use(OpenPathContext)
  const wanted = wish && !isAnswered(wish) ? groupOn(wish.path)?.id : undefined
  const [openId, setOpenId] = useState<string | null>(wanted ?? null)
  const [seen, setSeen] = useState(wish)
  if (wish !== seen) {
    setSeen(wish)
    if (wanted) setOpenId(wanted)
  }
  return [openId, setOpenId] as const
}
