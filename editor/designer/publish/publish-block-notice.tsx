import { useQuery } from '@tanstack/react-query'
import { product } from '#renderer/document/product.ts'
import { exactWords } from '#ui/words/when-words.ts'
import { type PublishingBlocks, suspensionSentences } from '#worker/drafts/schema.ts'
import { useOwnersClock } from '../form/facts/business-clock.ts'
import classes from './publish-block-notice.module.css'
import { publishBlockQuery } from './queries.ts'

/**
 * Why publishing is blocked: an operator took the website offline or is reviewing it. Renders nothing for most
 * websites.
 */
export function PublishBlockNotice({ draftId }: { draftId: string }) {
  const block = useQuery(publishBlockQuery(draftId)).data
  if (!block || (!block.suspension && !block.review)) return null
  return (
    <div className={classes.notice} role="note">
      <Words standing={block} />
      <p>
        Questions? Write to <a href={`mailto:${product.supportEmail}`}>{product.supportEmail}</a>.
      </p>
    </div>
  )
}

function Words({ standing: { suspension, review } }: { standing: PublishingBlocks }) {
  const clock = useOwnersClock()
  if (suspension)
    return (
      <>
        <p>
          <strong>We took this website offline on {exactWords(suspension.suspendedAt, clock)}.</strong>
        </p>
        <p>{suspensionSentences[suspension.reason]}</p>
        {suspension.note && <p className={classes.note}>{suspension.note}</p>}
        <p>Visitors see a short notice. You can edit the website, but not publish it.</p>
      </>
    )
  return review === 'waiting' ? (
    <>
      <p>
        <strong>We’re checking this version before it goes online.</strong>
      </p>
      <p>That takes a day at most. We’ll email you. You can keep editing, and what is online now stays as it is.</p>
    </>
  ) : (
    <p>
      <strong>We can’t publish this website.</strong> It does not follow our terms.
    </p>
  )
}
