import { ActionIcon, Menu, TextInput } from '@mantine/core'
import { IconBrandWhatsapp, IconCheck, IconPhone } from '@tabler/icons-react'
import { use, useState } from 'react'
import { type BusinessPhone, phoneKinds } from '#renderer/document/business.ts'
import { phoneProblem } from '#ui/fields/phone-problem.ts'
import { menuBehavior } from '#ui/window/focus-soon.ts'
import { useField } from '../../document/use-field.ts'
import type { FieldProps } from '../field-props.ts'
import { useTypedInput } from '../line-field.tsx'
import { BusinessFactsContext, countryOf } from './business-facts.ts'
import classes from './facts.module.css'

/** A phone number with its kind, validated during typing. Missing digits are an error only after blur. */
export function PhoneField({ field, id, path, value }: FieldProps<'phone'>) {
  const typed = useTypedInput(path, id, value)
  const facts = use(BusinessFactsContext)
  const [typing, setTyping] = useState(false)
  const problem = phoneProblem(value, countryOf(facts))
  const isWrong = problem !== undefined && !(typing && problem.isUnfinished)
  return (
    <TextInput
      id={id}
      type="tel"
      className={classes.phone}
      label={field.label}
      description={problem && !isWrong ? problem.sentence : field.hint}
      error={isWrong ? problem.sentence : undefined}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      leftSection={<KindMenu path={`${path.slice(0, path.lastIndexOf('.'))}.kind`} />}
      maxLength={field.max}
      {...typed}
      onFocus={() => setTyping(true)}
      onBlur={() => setTyping(false)}
      autoComplete="off"
    />
  )
}

const icons = { Phone: IconPhone, WhatsApp: IconBrandWhatsapp }

function KindMenu({ path }: { path: string }) {
  const [kind = 'Phone', set] = useField<BusinessPhone['kind']>(path)
  const Icon = icons[kind]
  return (
    <Menu {...menuBehavior} position="bottom-start" shadow="md">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={`Kind: ${kind}`} title={kind}>
          <Icon size={16} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {phoneKinds.map((one) => {
          const Kind = icons[one]
          return (
            <Menu.Item
              key={one}
              leftSection={<Kind size={16} />}
              rightSection={one === kind && <IconCheck size={14} aria-label="Chosen" />}
              onClick={() => set(one)}
            >
              {one}
            </Menu.Item>
          )
        })}
      </Menu.Dropdown>
    </Menu>
  )
}
