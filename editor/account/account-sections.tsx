import { Button } from '@mantine/core'
import { useForm } from '@mantine/form'
import {
  IconCircleCheck,
  IconCircleDashed,
  IconLink,
  IconNumber123,
  IconPassword,
  IconUserCircle,
} from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { api, responseBody } from '#api/client.ts'
import { accountQuery } from '#session/session.ts'
import { ResendVerification } from '#ui/bars/resend-verification.tsx'
import { ErrorText } from '#ui/errors/error-text.tsx'
import { focusFirstError } from '#ui/fields/form-fields.ts'
import { NewPasswordField } from '#ui/fields/new-password-field.tsx'
import { validateNewPassword } from '#ui/fields/strength-words.ts'
import pageTitle from '#ui/page-title.module.css'
import { toast } from '#ui/toasts/toast.tsx'
import type { Account } from '#worker/accounts/schema.ts'
import classes from './account.module.css'
import { ActDialog } from './act-dialog.tsx'
import type { ReturnedAct } from './act-steps.ts'
import { AssistantsSection } from './assistants-section.tsx'
import { BrowsersSection } from './browsers-section.tsx'
import { ChangeEmail, useChangeEmail } from './change-email.tsx'
import { DeleteAccount, useDeleteAccount } from './delete-account.tsx'
import { DialogForm } from './dialog-form.tsx'
import { DownloadData } from './download-data.tsx'
import { Section } from './section.tsx'
import { useAct } from './use-act.ts'

/** `back`: the act to resume after a redirect through the social provider. */
export function AccountSections({ account, back }: { account: Account; back: ReturnedAct | undefined }) {
  return (
    <main className={classes.main}>
      <h1 className={pageTitle.title}>Your account</h1>
      <EmailSection account={account} back={back} />
      <PasswordSection account={account} back={back} />
      <SignInMethodsSection account={account} />
      <BrowsersSection account={account} />
      <AssistantsSection />
      <DataSection />
      <DeleteSection account={account} back={back} />
    </main>
  )
}

function DataSection() {
  return (
    <Section name="data" title="Your data" about="Download everything we store about you.">
      <DownloadData>One ZIP file with your websites, pictures and account details.</DownloadData>
    </Section>
  )
}

function DeleteSection({ account, back }: { account: Account; back: ReturnedAct | undefined }) {
  const act = useDeleteAccount(back)
  return (
    <Section
      name="delete"
      title="Delete account"
      about="Permanently deletes your websites, pictures and web addresses."
    >
      <div className={classes.row}>
        <div className={classes.facts}>
          <p className={classes.detail}>This can’t be undone.</p>
        </div>
        <Button variant="default" size="sm" className={classes.danger} onClick={act.begin}>
          Delete account
        </Button>
      </div>
      <DeleteAccount act={act} account={account} />
    </Section>
  )
}

function SignInMethodsSection({ account }: { account: Account }) {
  const { email, hasPassword, social } = account
  return (
    <Section title="Ways to sign in" about="Use whichever you like.">
      <ul className={classes.list}>
        <SignInMethod icon={<IconNumber123 size={18} />} name="A code by email" detail={`Sent to ${email}`} />
        <SignInMethod
          icon={<IconLink size={18} />}
          name="A link by email"
          detail="Works in the browser you request it from"
        />
        {hasPassword && (
          <SignInMethod icon={<IconPassword size={18} />} name="Your password" detail="With your email" />
        )}
        {social && (
          <SignInMethod
            icon={<IconUserCircle size={18} />}
            name={`With ${social}`}
            detail="No code or password needed"
          />
        )}
      </ul>
    </Section>
  )
}

function SignInMethod({ icon, name, detail }: { icon: ReactNode; name: string; detail: string }) {
  return (
    <li className={classes.way}>
      <span className={classes.icon} aria-hidden>
        {icon}
      </span>
      <span>
        <span className={classes.fact}>{name}</span>
        <span className={classes.detail}>{detail}</span>
      </span>
    </li>
  )
}

function EmailSection({ account, back }: { account: Account; back: ReturnedAct | undefined }) {
  const { email, verified } = account
  const change = useChangeEmail(back)
  return (
    <Section name="email" title="Email" about="Where we send codes, links and messages about your websites.">
      <div className={classes.row}>
        <div className={classes.facts}>
          <p className={classes.fact}>{email}</p>
          <p className={classes.state} data-good={verified || undefined}>
            {verified ? <IconCircleCheck size={16} aria-hidden /> : <IconCircleDashed size={16} aria-hidden />}
            {verified ? 'Verified' : 'Not verified'}
          </p>
        </div>
        {verified && (
          <Button variant="default" size="sm" onClick={change.begin}>
            Change email
          </Button>
        )}
      </div>
      {!verified && (
        <div className={classes.aside}>
          <p>
            Open the link we sent you in a browser where you’re signed in. Until then, you can edit and save, but not
            publish.
          </p>
          <ResendVerification email={email} />
        </div>
      )}
      <ChangeEmail act={change} account={account} />
    </Section>
  )
}

function PasswordSection({ account, back }: { account: Account; back: ReturnedAct | undefined }) {
  const { hasPassword } = account
  const change = useChangePassword(back, account)
  return (
    <Section
      name="password"
      title="Password"
      about={
        hasPassword
          ? 'Use a long password that you don’t use anywhere else.'
          : 'Optional. You can always sign in with a code or a link.'
      }
    >
      <div className={classes.row}>
        <div className={classes.facts}>
          <p className={classes.fact}>{hasPassword ? '••••••••••••' : 'No password yet'}</p>
        </div>
        <Button variant="default" size="sm" onClick={change.begin}>
          {hasPassword ? 'Change password' : 'Set a password'}
        </Button>
      </div>
      <ChangePassword act={change} account={account} />
    </Section>
  )
}

export function ChangePassword({ act, account }: { act: ReturnType<typeof useChangePassword>; account: Account }) {
  const form = useForm({ initialValues: { password: '' }, validate: { password: validateNewPassword } })
  const submit = form.onSubmit(
    ({ password }) => act.run(password, (error) => form.setFieldError('password', <ErrorText error={error} />)),
    focusFirstError(form),
  )
  return (
    <ActDialog
      act={act}
      account={account}
      title={account.hasPassword ? 'Change password' : 'Set a password'}
      onClosed={form.reset}
    >
      <DialogForm
        lead="This signs you out on other devices, in case someone has your password."
        username={account.email}
        onSubmit={submit}
        onCancel={act.isPending ? undefined : act.close}
        action={account.hasPassword ? 'Change password' : 'Set password'}
        isPending={act.isPending}
      >
        <NewPasswordField label="New password" autoFocus known={account.email} {...form.getInputProps('password')} />
      </DialogForm>
    </ActDialog>
  )
}

/** Changes the account's password, or sets a first one. Signs the person out on all other devices. */
export function useChangePassword(back: ReturnedAct | undefined, { hasPassword }: Account) {
  const queries = useQueryClient()
  return useAct('change-password', {
    back,
    run: (password: string) => responseBody(api.account.password.$post({ json: { password } })),
    onDone: () => {
      toast(`Password ${hasPassword ? 'changed' : 'set'}. You’re signed out everywhere else.`)
      return queries.invalidateQueries({ queryKey: accountQuery.queryKey })
    },
  })
}
