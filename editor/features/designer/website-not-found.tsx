import { Button } from '@mantine/core'
import { Link, useNavigate } from 'react-router'
import { pages } from '../../../worker/paths.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { DesignerWait } from './designer-wait.tsx'

/** For an address that names no website of this person. */
export function WebsiteNotFound() {
  const navigate = useNavigate()
  return (
    <>
      <title>Website not found</title>
      <DesignerWait />
      <Dialog
        opened
        onClose={() => navigate(pages.websites, { replace: true })}
        title="Website not found"
        actions={
          <Button component={Link} to={pages.websites} replace data-autofocus>
            Go to your websites
          </Button>
        }
      >
        <p>You have no website at this link. It may have been deleted, or it may belong to another account.</p>
      </Dialog>
    </>
  )
}
