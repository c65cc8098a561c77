import { Button } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useAtom } from 'jotai'
import type { FormEventHandler, PropsWithChildren } from 'react'
import { validateEmail } from '#ui/fields/email-field.tsx'
import classes from './login-screen.module.css'
import { enteredEmailAtom } from './sign-in-state.ts'

/** The email form shared by all sign-in pages. `validatePassword` adds a password. */
export function useEntryForm(validatePassword?: (password: string) => string | undefined) {
  const [email, setEmail] = useAtom(enteredEmailAtom)
  return useForm({
    initialValues: { email, password: '' },
    validate: { email: validateEmail, password: (password) => validatePassword?.(password) },
    transformValues: (values) => ({ ...values, email: values.email.trim() }),
    onValuesChange: (values) => setEmail(values.email),
  })
}

type EntryFormProps = PropsWithChildren<{
  onSubmit: FormEventHandler<HTMLFormElement>
  action: string
  isPending: boolean
}>

export function EntryForm({ onSubmit, action, isPending, children }: EntryFormProps) {
  return (
    <form className={classes.form} noValidate onSubmit={onSubmit}>
      {children}
      <Button className={classes.actions} type="submit" size="md" fullWidth loading={isPending}>
        {action}
      </Button>
    </form>
  )
}
