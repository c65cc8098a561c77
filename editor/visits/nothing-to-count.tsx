import { Button } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { IconChartBarOff, IconCheck, IconCopy, IconPlus } from '@tabler/icons-react'
import type { ComponentProps, PropsWithChildren } from 'react'
import { Link } from 'react-router'
import { EmptyState } from '#ui/empty/empty-state.tsx'
import { bareAddress } from '#ui/words/names-of.ts'
import type { DraftListItem } from '#worker/drafts/schema.ts'
import { pages } from '#worker/platform/addresses/paths.ts'
import type { Counts } from './visit-bars.ts'
import { happened } from './visit-words.ts'
import classes from './visitors.module.css'

/** For someone who has no website to visit. */
export const NoWebsite = () => (
  <NothingToCount
    drawing="visitors"
    title="Create a website first"
    action={
      <Button size="md" component={Link} to={pages.create} leftSection={<IconPlus size={18} aria-hidden />}>
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
    drawing="visitors"
    title="Not published yet"
    action={
      <Button size="md" component={Link} to={`${pages.designer}?websiteId=${website.draftId}`}>
        Open in the editor
      </Button>
    }
  >
    Publish {website.businessName} in the editor, and we’ll count visitors from then on.
  </NothingToCount>
)

/** For a website that is online and waits for its first visitor. */
export const NobodyYet = ({ url }: { url: string }) => (
  <OpenDoor url={url}>
    Tell people about <strong>{bareAddress(url)}</strong>, and your first visitors appear here.
  </OpenDoor>
)

/** The first day as a sentence instead of a chart with one bar. */
export const FirstDay = ({ url, counts }: { url: string; counts: Counts }) => (
  <OpenDoor url={url}>{happened(counts)} today. Day by day, the numbers begin tomorrow.</OpenDoor>
)

function OpenDoor({ url, children }: PropsWithChildren<{ url: string }>) {
  const { copied, copy } = useClipboard({ timeout: 2000 })
  return (
    <NothingToCount
      drawing="visitors"
      title="The door is open"
      action={
        <Button
          size="md"
          leftSection={copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
          onClick={() => copy(url)}
        >
          {copied ? 'Copied' : 'Copy address'}
        </Button>
      }
    >
      {children}
    </NothingToCount>
  )
}

/** Shown when the operator has turned off visitor numbers. */
export const NotCounted = () => (
  <NothingToCount Icon={IconChartBarOff} title="Visitors aren’t counted here">
    The operator of this service has turned off visitor numbers. Your website and messages aren’t affected.
  </NothingToCount>
)

/** There is no period to choose. */
const NothingToCount = (props: ComponentProps<typeof EmptyState>) => (
  <div className={classes.nothing}>
    <EmptyState {...props} />
  </div>
)
