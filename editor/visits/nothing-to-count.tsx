import { Button } from '@mantine/core'
import { IconBrandWhatsapp, IconChartBarOff, IconPlus, IconQrcode } from '@tabler/icons-react'
import type { ComponentProps, PropsWithChildren } from 'react'
import { Link } from 'react-router'
import { CopyButton } from '#ui/copy-button.tsx'
import { EmptyState } from '#ui/empty/empty-state.tsx'
import { shareAddress } from '#ui/share-address.ts'
import { bareAddress } from '#ui/words/names-of.ts'
import type { DraftListItem } from '#worker/drafts/schema.ts'
import { designerPath, pages } from '#worker/platform/addresses/paths.ts'
import type { Counts } from './visit-bars.ts'
import { summaryText } from './visit-words.ts'
import classes from './visitors.module.css'

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

/** Shown for a website that was never published, or is offline and has no visits. */
export const NotPublished = ({ website }: { website: DraftListItem }) => (
  <NothingToCount
    drawing="visitors"
    title="Not published yet"
    action={
      <Button size="md" component={Link} to={designerPath(website.draftId)}>
        Open in the editor
      </Button>
    }
  >
    Publish {website.businessName} in the editor, and we’ll count visitors from then on.
  </NothingToCount>
)

/** Shown for a published website that has no visitors yet. */
export const NoVisitorsYet = (website: Online) => (
  <ShareHints {...website}>
    Tell people about <strong>{bareAddress(website.url)}</strong>, and your first visitors appear here.
  </ShareHints>
)

/** The first day's numbers in a sentence, instead of a chart with one bar. */
export const FirstDay = ({ counts, ...website }: Online & { counts: Counts }) => (
  <ShareHints {...website}>{summaryText(counts)} today. Day by day, the numbers begin tomorrow.</ShareHints>
)

type Online = { url: string; businessName: string }

const notes = [
  ['No cookies', 'We count pages we send. You need no cookie banner.'],
  ['Each person once a day', 'Overnight we forget who was here.'],
  ['Your own visits count', 'Search engines and other bots don’t.'],
]

/** Ways to share a website, and how visits are counted. */
const ShareHints = ({ url, businessName, children }: PropsWithChildren<Online>) => (
  <>
    <NothingToCount
      drawing="visitors"
      title="The door is open"
      action={
        <>
          <Button
            size="md"
            component="a"
            href={shareAddress('WhatsApp', { url, title: businessName, text: `${businessName}: our new website` })}
            target="_blank"
            rel="noreferrer"
            leftSection={<IconBrandWhatsapp size={18} aria-hidden />}
          >
            Share on WhatsApp
          </Button>
          <CopyButton size="md" variant="default" text={url} label="Copy address" />
          <Button
            size="md"
            variant="default"
            leftSection={<IconQrcode size={18} aria-hidden />}
            onClick={() => void printQrCode(url)}
          >
            Print QR code
          </Button>
        </>
      }
    >
      {children}
    </NothingToCount>
    <dl className={classes.firstNotes}>
      {notes.map(([term, text]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  </>
)

async function printQrCode(url: string) {
  const [{ printCode }, { qrSvg }] = await Promise.all([import('#ui/print-code.ts'), import('#ui/qr-path.ts')])
  printCode(qrSvg(url), bareAddress(url))
}

/** Shown if the operator has turned off visitor numbers. */
export const NotCounted = () => (
  <NothingToCount Icon={IconChartBarOff} title="Visitors aren’t counted here">
    The operator of this service has turned off visitor numbers. Your website and messages aren’t affected.
  </NothingToCount>
)

/** An empty state without a period filter. */
const NothingToCount = (props: ComponentProps<typeof EmptyState>) => (
  <div className={classes.nothing}>
    <EmptyState {...props} />
  </div>
)
