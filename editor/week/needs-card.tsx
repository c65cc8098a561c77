import { Button } from '@mantine/core'
import {
  IconAlertTriangle,
  IconBulb,
  IconCircleCheck,
  IconClock,
  IconMessageCircle,
  IconWorld,
  IconWorldUpload,
} from '@tabler/icons-react'
import { useSetAtom } from 'jotai'
import { Link } from 'react-router'
import { domainsOpenAtom } from '#editor/domains/queries.ts'
import { Card } from './card.tsx'
import type { Need, NeedKind } from './needs.ts'
import classes from './needs-card.module.css'

/** Later tasks appear once these are done. */
const maxShown = 3

const icons: Record<NeedKind, typeof IconClock> = {
  message: IconMessageCircle,
  domain: IconWorld,
  version: IconClock,
  publish: IconWorldUpload,
  mistake: IconAlertTriangle,
  hint: IconBulb,
}

export function NeedsCard({ needs }: { needs: Need[] }) {
  return (
    <Card title="Needs you">
      {needs.length === 0 ? (
        <p className={classes.nothing}>
          <IconCircleCheck size={20} stroke={1.6} aria-hidden />
          Nothing right now.
        </p>
      ) : (
        <ul className={classes.needs}>
          {needs.slice(0, maxShown).map((need, index) => (
            <NeedRow key={`${need.title} ${need.about}`} need={need} isFirst={index === 0} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function NeedRow({ need, isFirst }: { need: Need; isFirst: boolean }) {
  const { kind, title, about, action } = need
  const openDomains = useSetAtom(domainsOpenAtom)
  const Icon = icons[kind]
  const look = { variant: isFirst ? 'filled' : 'default', size: 'xs', 'aria-label': `${action}: ${title}` } as const
  return (
    <li className={classes.need}>
      <span className={classes.sign} data-kind={kind} aria-hidden>
        <Icon size={20} stroke={1.6} />
      </span>
      <div className={classes.words}>
        <p className={classes.title}>{title}</p>
        <p className={classes.about}>{about}</p>
      </div>
      {'to' in need ? (
        <Button {...look} className={classes.action} component={Link} to={need.to} state={need.place}>
          {action}
        </Button>
      ) : (
        <Button {...look} className={classes.action} onClick={() => openDomains({ draftId: need.domainsOf })}>
          {action}
        </Button>
      )}
    </li>
  )
}
