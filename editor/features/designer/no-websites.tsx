import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { pages } from '../../../worker/contract/routes-table.ts'
import { Notice } from '../../ui/notice.tsx'

/** For someone who has no website yet. */
export function NoWebsites() {
  return (
    <Notice
      title="Your first website starts here"
      action={
        <Button component={Link} to={pages.create} size="md">
          Create your website
        </Button>
      }
    >
      Tell us what your business does and where it is. A few answers make a website that you can change in every detail.
    </Notice>
  )
}
