import type { Finding } from '#editor/designer/publish/checklist/finding.ts'
import { stageOf } from '#editor/domains/stage.ts'
import { addressOf, parseInboxView } from '#editor/messages/inbox-view.ts'
import { messagesCount, senderOf } from '#editor/messages/message-words.ts'
import { product } from '#renderer/document/product.ts'
import type { DesignerPlace } from '#session/designer-place.ts'
import { onDayWords, scheduleAdvice, scheduleWords } from '#ui/words/when-words.ts'
import type { Domain } from '#worker/domains/schema.ts'
import type { DraftListItem } from '#worker/drafts/schema.ts'
import type { MessageSummary } from '#worker/messages/schema.ts'
import { designerPath, pages } from '#worker/platform/addresses/paths.ts'
import type { WebsiteSchedule } from '#worker/publishing/schema.ts'

export type NeedKind = 'message' | 'domain' | 'version' | 'publish' | 'mistake' | 'hint'

/** A task for the owner with a link. */
export type Need = {
  kind: NeedKind
  title: string
  about: string
  action: string
} & ({ to: string; place?: DesignerPlace } | { domainsOf: string })

export type NeedsOf = {
  websites: readonly DraftListItem[]
  unread: number
  oldestUnread: MessageSummary | null
  domains: readonly Domain[]
  schedules: readonly WebsiteSchedule[]
  /** By draft id, for the checked websites. */
  findings: ReadonlyMap<string, readonly Finding[]>
}

/** The owner's tasks, most urgent first: waiting customers, then problems that visitors see, then all others. */
export function needsOf(
  { websites, unread, oldestUnread, domains, schedules, findings }: NeedsOf,
  now = Date.now(),
): Need[] {
  const several = websites.length > 1
  const found = (severity: Finding['severity'], isMeant: (website: DraftListItem) => boolean = () => true) =>
    websites
      .filter(isMeant)
      .flatMap((website) =>
        (findings.get(website.draftId) ?? [])
          .filter((finding) => finding.severity === severity)
          .map((finding) => needOfFinding(finding, website, several)),
      )
  const nameOf = (draftId: string) => websites.find((website) => website.draftId === draftId)?.businessName ?? ''
  const [failed, waiting] = [true, false].map((isFailed) =>
    schedules
      .filter(({ failure }) => (failure !== null) === isFailed)
      .map((schedule) => needOfSchedule(schedule, nameOf(schedule.draftId), now)),
  )
  const scheduled = new Set(schedules.map(({ draftId }) => draftId))
  const unpublished = websites.filter(({ draftId, suspended }) => !suspended && !scheduled.has(draftId))
  return [
    ...(oldestUnread && unread > 0 ? [needOfMessages(unread, oldestUnread, now)] : []),
    ...websites.filter(({ suspended }) => suspended).map(needOfSuspension),
    ...(failed ?? []),
    ...domains.flatMap((domain) => needOfDomain(domain, websites)),
    ...found('must look at'),
    ...unpublished.flatMap(needOfChanges),
    ...(waiting ?? []),
    // For unpublished websites, the publish panel shows them.
    ...found('worth a look', ({ publishedHandle }) => publishedHandle !== null),
  ]
}

function needOfMessages(unread: number, oldest: MessageSummary, now: number): Need {
  const day = onDayWords(Date.parse(oldest.createdAt), now)
  const sender = senderOf(oldest)
  const place = { ...parseInboxView(new URLSearchParams()), message: oldest.id }
  return {
    kind: 'message',
    title: `Answer ${messagesCount(unread)}`,
    about: day === 'today' ? `${sender} wrote today` : `${sender} has waited since ${day.replace(/^on /, '')}`,
    action: 'Answer',
    to: `${pages.inbox}?${addressOf(place)}#reply`,
  }
}

const needOfSuspension = ({ draftId, businessName }: DraftListItem): Need => ({
  kind: 'mistake',
  title: `${product.name} took ${businessName} offline`,
  about: 'Open it to see why.',
  action: 'Open',
  to: designerPath(draftId),
})

function needOfSchedule(schedule: WebsiteSchedule, businessName: string, now: number): Need {
  return {
    kind: 'version',
    title: scheduleWords(schedule, now),
    about: schedule.failure === null ? businessName : scheduleAdvice(schedule),
    action: 'See',
    to: designerPath(schedule.draftId),
    place: { publish: true },
  }
}

/** A domain that failed or needs DNS changes. */
function needOfDomain(domain: Domain, websites: readonly DraftListItem[]): Need[] {
  const website = websites.find(
    ({ publishedHandle }) => publishedHandle !== null && publishedHandle === domain.websiteName,
  )
  const { tone, title, text } = stageOf(domain)
  const isOwnersTurn = tone === 'wrong' || domain.state === 'PendingOwnershipVerification'
  if (!website || !isOwnersTurn) return []
  const isNew = tone === 'waiting'
  return [
    {
      kind: 'domain',
      title: isNew ? `Connect ${domain.shownName}` : `${domain.shownName} isn’t connected`,
      about: isNew ? text : `${title ?? text}.`.replace(/\.\.$/, '.'),
      action: 'Set up',
      domainsOf: website.draftId,
    },
  ]
}

function needOfChanges({ draftId, businessName, publishedHandle, lastPublishedAt, modifiedAt }: DraftListItem): Need[] {
  const isOnline = publishedHandle !== null && lastPublishedAt !== null
  if (isOnline && modifiedAt <= lastPublishedAt) return []
  return [
    {
      kind: 'publish',
      title: isOnline ? `Publish your changes to ${businessName}` : `Publish ${businessName}`,
      about: isOnline ? 'Visitors don’t see them yet' : 'Only you can see it',
      action: 'Publish',
      to: designerPath(draftId),
      place: { publish: true },
    },
  ]
}

function needOfFinding(
  { severity, place, sentence, task, path }: Finding,
  { draftId, businessName }: DraftListItem,
  several: boolean,
): Need {
  const isMistake = severity === 'must look at'
  const verb = task?.verb ?? (isMistake ? 'Fix' : 'Check')
  // Sentences about the business are self-explanatory. Others need the place that 'it' refers to.
  const isOfBusiness = place === 'Business'
  return {
    kind: isMistake ? 'mistake' : 'hint',
    title: task?.title ?? (isOfBusiness ? sentence : `${verb} ${place}`),
    about: isOfBusiness ? businessName : several ? `${businessName}: ${sentence}` : sentence,
    action: verb,
    to: designerPath(draftId),
    place: { field: path },
  }
}
