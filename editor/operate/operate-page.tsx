import { SegmentedControl } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
// Mantine styles this page needs on top of the global ones. Order matters: later files build on earlier ones.
import '@mantine/core/styles/ActionIcon.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/Notification.layer.css'
import { failureCode } from '#api/api-error.ts'
import { Reauthentication } from '#editor/account/act-dialog.tsx'
import { accountQuery, useSession } from '#session/session.ts'
import { OwnerScreen } from '#ui/bars/owner-screen.tsx'
import { LoadingProblem } from '#ui/errors/loading-problem.tsx'
import pageTitle from '#ui/page-title.module.css'
import { toast } from '#ui/toasts/toast.tsx'
import { Toasts } from '#ui/toasts/toasts.tsx'
import { Dialog } from '#ui/window/dialog.tsx'
import type { Overview } from '#worker/operate/schema.ts'
import { ActForm } from './act-form.tsx'
import { AuditView } from './audit-view.tsx'
import { ConditionView } from './condition-view.tsx'
import classes from './operate.module.css'
import { PeopleView } from './people-view.tsx'
import { type Given, operateKey, overviewQuery, runTask, type Task } from './queries.ts'
import { Trend } from './trend.tsx'
import { WebsiteView } from './website-view.tsx'
import { WaitingView, WebsitesView } from './websites-view.tsx'
import { taskWords } from './words.ts'

const views = ['waiting', 'websites', 'people', 'state', 'log'] as const
type View = (typeof views)[number]
const labels: Record<View, string> = {
  waiting: 'Waiting',
  websites: 'Websites',
  people: 'People',
  state: 'State',
  log: 'Log',
}

/** The operators' page: find websites and people, act on them, and see metrics. */
export function OperatePage() {
  const { user } = useSession()
  const overview = useQuery(overviewQuery)
  const [search, setSearch] = useSearchParams()
  const [task, setTask] = useState<Task>()
  const view = views.find((name) => name === search.get('view')) ?? 'waiting'
  const draftId = search.get('website')
  const open = (next: Record<string, string>) => setSearch(next)
  const counts = overview.data?.waiting
  const waiting = counts ? counts.reviews + counts.reports : 0
  return (
    <OwnerScreen title="Operate" email={user?.email}>
      <main className={classes.main}>
        <h1 className={pageTitle.title}>Operate</h1>
        {overview.data ? (
          <>
            <Numbers overview={overview.data} />
            <SegmentedControl
              className={classes.views}
              withItemsBorders={false}
              aria-label="View"
              data={views.map((value) => ({
                value,
                label: value === 'waiting' && waiting > 0 ? `${labels.waiting} (${waiting})` : labels[value],
              }))}
              value={view}
              onChange={(next) => open({ view: next })}
            />
            {draftId ? (
              <WebsiteView draftId={draftId} onBack={() => open({ view })} onTask={setTask} />
            ) : view === 'waiting' ? (
              <WaitingView onOpen={(website) => open({ view, website })} />
            ) : view === 'websites' ? (
              <WebsitesView
                query={search.get('q') ?? ''}
                onSearch={(q) => open({ view, q })}
                onOpen={(website) => open({ view, website })}
              />
            ) : view === 'people' ? (
              <PeopleView
                query={search.get('q') ?? ''}
                onSearch={(q) => open({ view, q })}
                onWebsites={(q) => open({ view: 'websites', q })}
                onTask={setTask}
              />
            ) : view === 'state' ? (
              <ConditionView onTask={setTask} />
            ) : (
              <AuditView onWebsite={(website) => open({ view: 'websites', website })} />
            )}
          </>
        ) : overview.error ? (
          <LoadingProblem error={overview.error} onRetry={() => void overview.refetch()} />
        ) : (
          <p className={classes.empty} role="status">
            Loading…
          </p>
        )}
      </main>
      <TaskDialog task={task} onClose={() => setTask(undefined)} />
      <Toasts />
    </OwnerScreen>
  )
}

/** Asks for a task's reason, and reauthenticates if needed without losing the input. */
function TaskDialog({ task, onClose }: { task: Task | undefined; onClose: () => void }) {
  const queries = useQueryClient()
  const account = useQuery(accountQuery).data
  const [shown, setShown] = useState(task)
  const [given, setGiven] = useState<Given>()
  if (task && task !== shown) setShown(task)
  const mutation = useMutation({
    mutationFn: (values: Given) => (task ? runTask(task, values) : Promise.resolve()),
    networkMode: 'always',
    onSuccess: async () => {
      close()
      toast('Done')
      await queries.invalidateQueries({ queryKey: operateKey })
    },
  })
  const isProving = failureCode(mutation.error) === 'reauthentication_required'
  function close() {
    onClose()
    setGiven(undefined)
    mutation.reset()
  }
  const submit = (values: Given) => {
    setGiven(values)
    mutation.mutate(values)
  }
  if (!shown) return null
  return (
    <Dialog
      opened={task !== undefined}
      title={isProving ? 'Confirm it’s you' : taskWords[shown.act].title(shown.name)}
      onClose={mutation.isPending ? undefined : close}
    >
      {account && isProving && (
        <Reauthentication
          act="operate"
          account={account}
          problem={undefined}
          onProven={() => given && mutation.mutate(given)}
          onCancel={close}
        />
      )}
      <div hidden={isProving}>
        <ActForm
          key={`${shown.act} ${shown.name}`}
          task={shown}
          isPending={mutation.isPending}
          error={isProving ? null : mutation.error}
          onSubmit={submit}
          onCancel={close}
        />
      </div>
    </Dialog>
  )
}

const numberNames: Record<keyof Overview['today'], string> = {
  signUps: 'Sign-ups',
  websites: 'New websites',
  published: 'Publications',
  messages: 'Messages',
  views: 'Views of our pages',
}
const numberFormat = new Intl.NumberFormat('en')

const names = Object.keys(numberNames) as (keyof typeof numberNames)[]

/** Today's numbers, with the previous day's and the last 90 days'. Days start at midnight UTC. */
function Numbers({ overview: { today, yesterday, past } }: { overview: Overview }) {
  return (
    <dl className={classes.numbers} aria-label="Today">
      {names.map((name) => (
        <div key={name}>
          <dt>{numberNames[name]}</dt>
          <dd>
            {numberFormat.format(today[name])}
            <small>yesterday {numberFormat.format(yesterday[name])}</small>
            <Trend counts={[...past, today].map((day) => day[name])} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
