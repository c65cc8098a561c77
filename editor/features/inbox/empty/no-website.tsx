import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link } from 'react-router'
import { pages } from '../../../../worker/platform/addresses/paths.ts'
import { EmptyNotice } from './empty-notice.tsx'

/** For someone who has no website that anybody could write to. */
export function NoWebsite() {
  return (
    <main>
      <EmptyNotice
        level="h1"
        title="Messages from visitors arrive here"
        action={
          <Button component={Link} to={pages.create} leftSection={<IconPlus size={18} aria-hidden />}>
            Create your website
          </Button>
        }
      >
        Create a website first. It comes with a contact form.
      </EmptyNotice>
    </main>
  )
}
