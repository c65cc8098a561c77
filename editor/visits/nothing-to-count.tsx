import { Button } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import type { PropsWithChildren, ReactNode } from 'react'
import { Link } from 'react-router'
import { bareAddress } from '#ui/words/names-of.ts'
import type { DraftListItem } from '#worker/drafts/schema.ts'
import { pages } from '#worker/platform/addresses/paths.ts'
import classes from './visitors.module.css'

/** For someone who has no website to visit. */
export const NoWebsite = () => (
  <NothingToCount
    title="Create a website first"
    action={
      <Button component={Link} to={pages.create}>
        Create your website
      </Button>
    }
  >
    Once it’s online, you’ll see how many people visit it and where they come from.
  </NothingToCount>
)

/** For a website that nobody can visit, and nobody has. */
export const NotPublished = ({ website }: { website: DraftListItem }) => (
  <NothingToCount
    title="Not published yet"
    action={
      <Button component={Link} to={`${pages.designer}?websiteId=${website.draftId}`}>
        Open in the editor
      </Button>
    }
  >
    {website.businessName} isn’t online yet. Publish it in the editor, and we’ll count visitors from then on.
  </NothingToCount>
)

/** For a website that is online and waits for its first visitor. */
export function NobodyYet({ url }: { url: string }) {
  const { copied, copy } = useClipboard({ timeout: 2000 })
  return (
    <NothingToCount
      title="No visitors yet"
      action={
        <>
          <p className={classes.address}>{bareAddress(url)}</p>
          <Button
            leftSection={copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
            onClick={() => copy(url)}
          >
            {copied ? 'Copied' : 'Copy address'}
          </Button>
        </>
      }
    >
      Your first visitor will appear here. Send someone the address, or open it on your phone.
    </NothingToCount>
  )
}

/** Shown when the operator has turned off visitor numbers. */
export const NotCounted = () => (
  <NothingToCount title="Visitors aren’t counted here">
    The operator of this service has turned off visitor numbers. Your website and messages aren’t affected.
  </NothingToCount>
)

/** Explains why there are no numbers, and what to do. */
function NothingToCount({ title, action, children }: PropsWithChildren<{ title: string; action?: ReactNode }>) {
  return (
    <section className={classes.nothing} aria-labelledby="nothing-to-count">
      <div className={classes.sketch} aria-hidden>
        {[36, 52, 44, 68, 60, 84, 100].map((height) => (
          <span key={height} style={{ height: `${height}%` }} />
        ))}
      </div>
      <h2 id="nothing-to-count">{title}</h2>
      <p>{children}</p>
      {action}
    </section>
  )
}
