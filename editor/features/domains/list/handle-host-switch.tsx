import { Switch } from '@mantine/core'
import type { Domain, DomainList } from '../../../../worker/domains/schema.ts'
import { useHandleHost } from '../../../state/domain-changes.ts'
import { ErrorText } from '../../../ui/error-text.tsx'
import classes from '../domains.module.css'

type HandleHostSwitchProps = { draftId: string; handleHost: NonNullable<DomainList['handleHost']>; main: Domain }

/** Whether the address that the website had from the beginning leads on to its main name, or shows it too. */
export function HandleHostSwitch({ draftId, handleHost, main }: HandleHostSwitchProps) {
  const { mutate, isPending, variables, error } = useHandleHost()
  const { hostname } = handleHost
  const redirects = isPending && variables ? variables.redirects : handleHost.redirects
  return (
    <section className={classes.handle} aria-label="Your first web address">
      <Switch
        label={
          <>
            Redirect <strong>{hostname}</strong> to <strong>{main.shownName}</strong>
          </>
        }
        description={
          redirects
            ? 'Visitors who open the old address go to your own domain.'
            : `Your website is online at both addresses. Search engines are pointed to ${main.shownName}.`
        }
        checked={redirects}
        disabled={isPending}
        onChange={(event) => mutate({ draftId, redirects: event.currentTarget.checked })}
      />
      {error && (
        <p role="alert" className={classes.problem}>
          <ErrorText error={error} />
        </p>
      )}
    </section>
  )
}
