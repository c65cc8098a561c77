import { useAtomValue } from 'jotai'
import { use, useMemo, useState } from 'react'
import { business as businessSchema } from '../../../renderer/document/business.ts'
import { isAnswered, OpenPathContext } from '../../fields/open-path.ts'
import { SectionForm } from '../../fields/section-form.tsx'
import { businessAtom } from '../document/business.ts'
import { useSetting } from '../settings/use-setting.ts'
import { AdoptServices } from './adopt-services.tsx'
import classes from './business.module.css'
import { type BusinessGroup, businessGroups, groupOn, summaryText } from './business-groups.ts'
import { GroupRow } from './group-row.tsx'

/** Every fact of the business: said here once, shown wherever it belongs. One group stands open at a time. */
export function BusinessForm() {
  const business = useAtomValue(businessAtom)
  const [locale] = useSetting('language')
  const [openId, setOpenId] = useOpenGroup()
  return (
    <>
      <p className={classes.lead}>Enter it once and your website shows it everywhere it belongs.</p>
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
  const schema = useMemo(
    () => businessSchema.pick(Object.fromEntries(group.fields.map((name) => [name, true])) as Record<'trade', true>),
    [group],
  )
  return (
    <>
      {group.id === 'services' && <AdoptServices />}
      <SectionForm schema={schema} path="business" />
    </>
  )
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
