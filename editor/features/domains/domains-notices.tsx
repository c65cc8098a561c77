import { Button } from '@mantine/core'
import { IconWorld, IconWorldOff } from '@tabler/icons-react'
import { useAtomValue, useSetAtom } from 'jotai'
import { Link } from 'react-router'
import { product } from '../../../renderer/document/product.ts'
import { pages } from '../../../worker/platform/addresses/paths.ts'
import { storedDraftAtom } from '../../designer/document/session.ts'
import { problems, unharmed } from '../../messages.ts'
import { publishOpenAtom } from '../../state/publishing.ts'
import { ErrorText } from '../../ui/error-text.tsx'
import classes from './domains.module.css'

/** Before the website was published: there is nothing yet that a domain could show. */
export function PublishFirst({ draftId, onClose }: { draftId: string; onClose: () => void }) {
  const openPublish = useSetAtom(publishOpenAtom)
  const isOpen = useAtomValue(storedDraftAtom)?.draftId === draftId
  const publish = () => {
    onClose()
    openPublish(true)
  }
  return (
    <div className={classes.notice}>
      <IconWorld size={32} stroke={1.5} aria-hidden />
      <h3>Publish your website first</h3>
      <p>Then you can connect a domain you own, such as example.com.</p>
      {isOpen ? (
        <Button onClick={publish} data-autofocus>
          Publish your website
        </Button>
      ) : (
        <Button component={Link} to={`${pages.designer}?websiteId=${draftId}`} data-autofocus>
          Open your website
        </Button>
      )}
    </div>
  )
}

/** Where this installation has nothing to serve them with. */
export const NotOffered = () => (
  <div className={classes.notice}>
    <IconWorldOff size={32} stroke={1.5} aria-hidden />
    <h3>Custom domains aren’t available here</h3>
    <p>Custom domains aren’t set up on this installation of {product.name}. Your website keeps its web address.</p>
  </div>
)

export function DomainsProblem({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <div className={classes.notice} role="alert">
      <h3>{problems.loading}</h3>
      <p>
        <ErrorText error={error} advice={unharmed.domains} />
      </p>
      <Button variant="default" onClick={onRetry} data-autofocus>
        Try again
      </Button>
    </div>
  )
}
