import { Button, UnstyledButton } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import { useAtomValue, useSetAtom } from 'jotai'
import { type PropsWithChildren, use, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { business as businessSchema } from '#renderer/document/business.ts'
import { adoptServices, countServicesOnlyOnPage } from '#renderer/document/edits/follow-services.ts'
import { limits } from '#renderer/document/fields/limits.ts'
import { lazyComponent } from '#ui/window/lazy.tsx'
import { businessAtom } from '../../document/business.ts'
import { editAtom } from '../../document/edits.ts'
import { documentPart } from '../../document/parts.ts'
import { isHandled, OpenPathContext } from '../../form/field-context.ts'
import { SectionForm } from '../../form/section-form.tsx'
import { useSetting } from '../use-setting.ts'
import classes from './business.module.css'
import { type BusinessGroup, businessGroups, groupOn, summaryText } from './business-groups.ts'

export function BusinessForm() {
  return (
    <>
      <p className={classes.lead}>Enter it once and your website shows it everywhere it belongs.</p>
      <BusinessGroups groups={businessGroups} />
    </>
  )
}

export function BusinessGroups({ groups }: { groups: readonly BusinessGroup[] }) {
  const business = useAtomValue(businessAtom)
  const [locale] = useSetting('language')
  const [openId, setOpenId] = useOpenGroup()
  return (
    <ul className={classes.groups}>
      {groups.map((group) => (
        <GroupRow
          key={group.id}
          id={`business-${group.id}`}
          marks={`business.${group.fields[0]}`}
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
  )
}

function GroupForm({ group }: { group: BusinessGroup }) {
  const schema = useMemo(
    () => businessSchema.pick(Object.fromEntries(group.fields.map((name) => [name, true])) as Record<'trade', true>),
    [group],
  )
  return (
    <>
      {group.id === 'services' && (
        <>
          <AdoptServices />
          <PasteServices />
        </>
      )}
      <SectionForm schema={schema} path="business" />
      {group.id === 'people' && <TeamNote />}
    </>
  )
}

/** Notes that the page shows fewer people than a business can have. */
function TeamNote() {
  const { people } = useAtomValue(businessAtom)
  if (people.length <= limits.teamMembers) return null
  return <p className={classes.lead}>A Team section shows up to {limits.teamMembers} of them.</p>
}

/** The open group: the last one opened here or by a link to a field. */
function useOpenGroup() {
  const request = use(OpenPathContext)
  const wanted = request && !isHandled(request) ? groupOn(request.path)?.id : undefined
  const [openId, setOpenId] = useState<string | null>(wanted ?? null)
  const [seen, setSeen] = useState(request)
  if (request !== seen) {
    setSeen(request)
    if (wanted) setOpenId(wanted)
  }
  return [openId, setOpenId] as const
}

// Loaded only when pasting.
const PasteServices = lazyComponent(() => import('./paste-services.tsx').then((file) => file.PasteServices))

const aloneAtom = documentPart(countServicesOnlyOnPage)

/** Offers to add services that exist only on the page to the business, so that they can have prices. */
function AdoptServices() {
  const alone = useAtomValue(aloneAtom) ?? 0
  const edit = useSetAtom(editAtom)
  if (alone === 0) return null
  return (
    <div className={classes.offer}>
      <p>
        {alone === 1
          ? '1 service on your page isn’t listed here.'
          : `${alone} services on your page aren’t listed here.`}
      </p>
      <Button variant="default" size="compact-xs" onClick={() => edit((document) => adoptServices(document))}>
        Add {alone === 1 ? 'it' : 'them'}
      </Button>
    </div>
  )
}

type GroupRowProps = PropsWithChildren<{
  id: string
  /** The path that its row marks on the page. */
  marks: string
  title: string
  /** Blank if unknown. */
  summary: string
  open: boolean
  /** Whether the group has a single field, which the title names. */
  alone: boolean
  onToggle: () => void
}>

/** A group's row with its summary. Opens the form in place. */
function GroupRow({ id, marks, title, summary, open, alone, onToggle, children }: GroupRowProps) {
  const head = useRef<HTMLHeadingElement>(null)
  // If a tall group above closes, this one could scroll out of view.
  useLayoutEffect(() => {
    if (open) head.current?.scrollIntoView({ block: 'nearest' })
  }, [open])
  return (
    <li className={classes.group} data-open={open || undefined}>
      <h4 ref={head} className={classes.head}>
        <UnstyledButton id={id} className={classes.opener} aria-expanded={open} data-marks={marks} onClick={onToggle}>
          <IconChevronRight size={14} className={classes.chevron} aria-hidden />
          <span className={classes.words}>
            <span className={classes.title}>{title}</span>
            {!open && <span className={classes.summary}>{summary || 'Nothing yet'}</span>}
          </span>
        </UnstyledButton>
      </h4>
      {open && (
        <div className={classes.body} data-alone={alone || undefined}>
          {children}
        </div>
      )}
    </li>
  )
}
