import { Button } from '@mantine/core'
import { useNavigate } from 'react-router'
import { pages } from '../../../worker/contract/routes-table.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { DesignerWait } from './designer-wait.tsx'

/** For an address that names no website of this person. */
export function WebsiteNotFound() {
  const navigate = useNavigate()
  const leave = () => navigate(pages.designer, { replace: true })
  return (
    <>
      <DesignerWait />
      <Dialog
        opened
        onClose={leave}
        title="Website not found"
        actions={
          <Button onClick={leave} data-autofocus>
            Go to your websites
          </Button>
        }
      >
        <p>There is no website of yours at this link. It may have been deleted.</p>
      </Dialog>
    </>
  )
}
