import { Button } from '@mantine/core'
import { Link, useNavigate } from 'react-router'
import { pages } from '../../worker/platform/addresses/paths.ts'
import { LateDialog } from '../ui/late-dialog.tsx'
import { DesignerWait } from './designer-wait.tsx'

/** For an address that names no website of this person. */
export function WebsiteNotFound() {
  const navigate = useNavigate()
  return (
    <>
      <title>Website not found</title>
      <DesignerWait />
      <LateDialog
        opened
        onClose={() => navigate(pages.websites, { replace: true })}
        title="Website not found"
        actions={
          <Button component={Link} to={pages.websites} replace data-autofocus>
            Go to your websites
          </Button>
        }
      >
        <p>There is no website of yours at this link. It may have been deleted, or it belongs to another account.</p>
      </LateDialog>
    </>
  )
}
