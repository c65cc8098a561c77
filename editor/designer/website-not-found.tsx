import { Button } from '@mantine/core'
import { Link, useNavigate } from 'react-router'
import { pages } from '../../worker/platform/addresses/paths.ts'
import { messageFor, problems } from '../messages.ts'
import { LateDialog } from '../ui/late-dialog.tsx'
import { DesignerWait } from './designer-wait.tsx'

/** For an address that names no website of this person. */
export function WebsiteNotFound() {
  const navigate = useNavigate()
  return (
    <>
      <title>{messageFor('not_found')}</title>
      <DesignerWait />
      <LateDialog
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
      </LateDialog>
    </>
  )
}
