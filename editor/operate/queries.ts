import { queryOptions } from '@tanstack/react-query'
import { operateApi, responseBody } from '#api/client.ts'
import type { SuspensionReason } from '#worker/drafts/schema.ts'
import type { DeepHealth } from '#worker/health/schema.ts'
import type {
  AuditEntry,
  Condition,
  Overview,
  PersonLine,
  Queue,
  WebsiteDetails,
  WebsiteLine,
} from '#worker/operate/schema.ts'

/** Query key of everything that operators read. Any change invalidates all of it. */
export const operateKey = ['operate']

export const overviewQuery = queryOptions({
  queryKey: [...operateKey, 'overview'],
  queryFn: (): Promise<Overview> => responseBody(operateApi.$get()),
  refetchInterval: 60_000,
})

export const queueQuery = queryOptions({
  queryKey: [...operateKey, 'queue'],
  queryFn: (): Promise<Queue> => responseBody(operateApi.queue.$get()),
  refetchInterval: 60_000,
})

export const conditionQuery = queryOptions({
  queryKey: [...operateKey, 'condition'],
  queryFn: (): Promise<Condition> => responseBody(operateApi.condition.$get()),
  refetchInterval: 30_000,
})

/** The check writes to every store, so it only runs once, and again on demand. */
export const healthQuery = queryOptions({
  queryKey: ['operate-health'],
  queryFn: (): Promise<DeepHealth> => responseBody(operateApi.health.$get()),
  staleTime: Number.POSITIVE_INFINITY,
})

export const auditListQuery = (before: string | undefined) =>
  queryOptions({
    queryKey: [...operateKey, 'audit', before ?? 'newest'],
    queryFn: async (): Promise<AuditEntry[]> =>
      (await responseBody(operateApi.audit.$get({ query: before === undefined ? {} : { before } }))).entries,
  })

export const peopleQuery = (q: string) =>
  queryOptions({
    queryKey: [...operateKey, 'people', q],
    queryFn: async (): Promise<PersonLine[]> => (await responseBody(operateApi.people.$get({ query: { q } }))).people,
    enabled: q !== '',
  })

export const websitesQuery = (q: string) =>
  queryOptions({
    queryKey: [...operateKey, 'websites', q],
    queryFn: async (): Promise<WebsiteLine[]> =>
      (await responseBody(operateApi.websites.$get({ query: { q } }))).websites,
  })

export const websiteQuery = (draftId: string) =>
  queryOptions({
    queryKey: [...operateKey, 'website', draftId],
    queryFn: (): Promise<WebsiteDetails> => responseBody(operateApi.websites[':draftId'].$get({ param: { draftId } })),
  })

export type Task =
  | {
      act: 'suspend' | 'restore' | 'approve' | 'refuse' | 'mark-checked'
      draftId: string
      name: string
    }
  /** `wanted`: how many reporters want a reply. */
  | { act: 'close-reports'; draftId: string; name: string; wanted: number }
  | { act: 'end-sessions' | 'lift-limits' | 'delete'; userId: string; name: string }
  | { act: 'check'; domainId: string; name: string }

export type Given = { reason: string; because: SuspensionReason; note: string; answer: string }

export function runTask(task: Task, { reason, because, note, answer }: Given): Promise<unknown> {
  const json = { reason }
  if (task.act === 'check')
    return responseBody(operateApi.domains[':domainId'].check.$post({ param: { domainId: task.domainId }, json }))
  if ('userId' in task) {
    const person = operateApi.people[':userId']
    return responseBody(person[task.act].$post({ param: { userId: task.userId }, json }))
  }
  const website = operateApi.websites[':draftId']
  const param = { draftId: task.draftId }
  if (task.act === 'suspend') return responseBody(website.suspend.$post({ param, json: { reason, because, note } }))
  if (task.act === 'close-reports')
    return responseBody(website['close-reports'].$post({ param, json: { reason, answer } }))
  return responseBody(website[task.act].$post({ param, json }))
}
