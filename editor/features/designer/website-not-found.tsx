import { Button } from '@mantine/core'
import { Link, useNavigate } from 'react-router'
import { pages } from '../../../worker/paths.ts'
import { messageFor, problems } from '../../messages.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { DesignerWait } from './designer-wait.tsx'

/** For an address that names no website of this person. */
export function WebsiteNotFound() {
  const navigate = useNavigate()
  return (
    <>
      <title>{messageFor('not_found')}</title>
      <DesignerWait />
      <Dialog
        opened
        onClose={() => navigate(pages.websites, { replace: true })}
        title={messageFor('not_found')}
        actions={
          <Button component={Link} to={pages.websites} replace data-autofocus>
            Go to your websites
          </Button>
        }
      >
        <p>{problems.websiteNotYours}</p>
      </Dialog>
    </>
  )
}
