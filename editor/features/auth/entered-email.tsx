import { useAtom } from 'jotai'
import { looksLikeEmail } from '../../ui/email-address.ts'
import { EmailField, type EmailFieldProps } from '../../ui/email-field.tsx'
import { enteredEmailAtom } from './sign-in-state.ts'

type Props = Omit<EmailFieldProps, 'value' | 'invalid' | 'onChange'> & {
  /** Whether the form was submitted, so that an invalid address shows an error. */
  asked: boolean
  /** The result of the last try no longer matters. */
  onEdit: () => void
}

/** The address that goes along from one way in to the next. */
export function EnteredEmail({ asked, onEdit, ...field }: Props) {
  const [email, setEmail] = useAtom(enteredEmailAtom)
  return (
    <EmailField
      {...field}
      value={email}
      invalid={asked && !looksLikeEmail(email)}
      onChange={(entered) => {
        setEmail(entered)
        onEdit()
      }}
    />
  )
}
