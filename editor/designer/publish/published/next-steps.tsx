import { Button } from '@mantine/core'
import { IconStar, IconWorld } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { type ReactNode, useState } from 'react'
import { connectedWith, domainsOpenAtom, domainsQuery } from '#editor/domains/queries.ts'
import { namesOf } from '#ui/words/names-of.ts'
import classes from './published-screen.module.css'
import { AskReviews } from './reviews/ask-reviews.tsx'

/** Next steps after the first publish: a domain and reviews. */
export function NextSteps({ draftId }: { draftId: string }) {
  const [asking, setAsking] = useState(false)
  return (
    <ul className={classes.steps}>
      <OwnDomain draftId={draftId} />
      <Step
        sign={<IconStar size={20} aria-hidden />}
        title="Ask customers for reviews"
        text="A message to send, with a link to answer"
        action={
          <Button variant="default" onClick={() => setAsking(true)}>
            Ask
          </Button>
        }
      />
      <AskReviews opened={asking} onClose={() => setAsking(false)} />
    </ul>
  )
}

/** Offers a first domain, or shows the status of a domain that is being connected. */
function OwnDomain({ draftId }: { draftId: string }) {
  const open = useSetAtom(domainsOpenAtom)
  const { data } = useQuery(domainsQuery(draftId))
  const connected = data ? connectedWith(data) : []
  const pending = connected.filter(({ live }) => !live)
  // Reserves its space while loading.
  if (data && ((!data.offered && pending.length === 0) || (connected.length > 0 && pending.length === 0))) return null
  return (
    <Step
      sign={<IconWorld size={20} aria-hidden />}
      title="Use your own domain"
      text={
        pending.length > 0
          ? `${namesOf(pending)} will show your website once it’s connected`
          : 'Connect one that you own, or buy one'
      }
      action={
        <Button variant="default" disabled={!data} onClick={() => open({ draftId })}>
          {pending.length > 0 ? 'Check' : 'Connect'}
        </Button>
      }
    />
  )
}

type StepProps = { sign: ReactNode; title: string; text: string; action: ReactNode }

const Step = ({ sign, title, text, action }: StepProps) => (
  <li className={classes.step}>
    <span className={classes.sign}>{sign}</span>
    <div>
      <h4>{title}</h4>
      <p>{text}</p>
    </div>
    {action}
  </li>
)
