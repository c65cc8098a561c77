import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link } from 'react-router'
import { EmptyPage } from '#ui/empty/empty-page.tsx'
import { pages } from '#worker/platform/addresses/paths.ts'
import { ImportWebsite } from './import-website.tsx'
import { websitesTitleId } from './queries.ts'

export const NoWebsites = ({ pageName }: { pageName: string }) => (
  <EmptyPage
    pageName={pageName}
    pageNameId={websitesTitleId}
    drawing="websites"
    title="Your first website starts here"
    action={
      <>
        <Button component={Link} to={pages.create} size="md" leftSection={<IconPlus size={18} aria-hidden />}>
          Create your website
        </Button>
        <ImportWebsite size="md" />
      </>
    }
  >
    Tell us what your business does and where it is, and change every detail of what you get.
  </EmptyPage>
)
