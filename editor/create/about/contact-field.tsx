import { Button, TextInput } from '@mantine/core'
import { IconHelpCircle } from '@tabler/icons-react'
import { useAtomValue, useSetAtom } from 'jotai'
import { type Ref, useEffect, useRef, useState } from 'react'
import { useSession } from '#session/session.ts'
import { FieldNote, noteBelow } from '#ui/fields/field-note.tsx'
import { contactProblem, maxLengths, withEmail } from '../answers.ts'
import { countryAtom } from '../facts/read-facts.ts'
import { answersAtom, changeAnswersAtom } from '../wizard-state.ts'
import classes from './contact-field.module.css'

/** How customers reach the business. Suggests the account's email address, and adds it only if the owner agrees. */
export function ContactField({ ref }: { ref: Ref<HTMLInputElement> }) {
  const { contact } = useAtomValue(answersAtom)
  const change = useSetAtom(changeAnswersAtom)
  const email = useSession().user?.email ?? ''
  const [left, setLeft] = useState(contact !== '')
  const country = useAtomValue(countryAtom)
  const problem = left ? contactProblem(contact, country) : undefined
  const [isDeclined, setDeclined] = useState(false)
  const joined = email === '' || isDeclined ? undefined : withEmail(contact, email)
  const field = useRef<HTMLDivElement>(null)
  // The step's sticky buttons may cover the note.
  useEffect(() => {
    if (problem) field.current?.querySelector('input')?.scrollIntoView({ block: 'nearest' })
  }, [problem])
  return (
    <div ref={field}>
      <TextInput
        ref={ref}
        label="How can customers reach you?"
        name="contact"
        placeholder="Phone number, email or both"
        size="md"
        value={contact}
        maxLength={maxLengths.contact}
        autoComplete="off"
        inputWrapperOrder={noteBelow}
        description={
          <FieldNote
            problem={problem}
            hint="We show it on your website."
            used={contact.length}
            max={maxLengths.contact}
          />
        }
        error={problem !== undefined}
        onBlur={() => setLeft(contact !== '')}
        onChange={(event) => change({ contact: event.currentTarget.value })}
      />
      {joined !== undefined && (
        <div className={classes.offer}>
          <IconHelpCircle size={18} className={classes.sign} aria-hidden />
          <span>Show {email} on your website?</span>
          <Button size="compact-sm" variant="default" onClick={() => change({ contact: joined })}>
            Yes
          </Button>
          <Button size="compact-sm" variant="default" onClick={() => setDeclined(true)}>
            No
          </Button>
        </div>
      )}
    </div>
  )
}
