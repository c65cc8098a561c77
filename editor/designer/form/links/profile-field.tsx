import { NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { SocialNetwork } from '#renderer/document/enumerations.ts'
import { limits } from '#renderer/document/fields/limits.ts'
import { withNetwork, withTypedProfile } from '#renderer/document/values/social-profile.ts'
import { parseWebAddress } from '#renderer/document/values/web-address.ts'
import type { FieldProps } from '../field-props.ts'
import classes from '../fields.module.css'
import { linkMissing, linkProblem, networkOptions } from './link-text.ts'

/** A social profile, by URL or @name. */
export function ProfileField({ field, id, value: link, onChange }: FieldProps<'link'>) {
  // An @name stays as typed until blur, but the document stores its URL.
  const [typed, setTyped] = useState<string>()
  const [left, setLeft] = useState(link.value !== '')
  const missing = linkMissing(link, true)

  const type = (text: string) => {
    setTyped(text)
    onChange(withTypedProfile(link, text), `${id}-value`)
  }
  const leave = () => {
    setTyped(undefined)
    setLeft(link.value !== '')
    const address = parseWebAddress(link.value)
    if (address && address !== link.value) onChange({ ...link, value: address }, `${id}-value`)
  }

  return (
    <fieldset className={classes.group}>
      <legend className={classes.label}>{field.label}</legend>
      <TextInput
        id={`${id}-value`}
        label="Link or @name"
        classNames={{ label: classes.part }}
        placeholder="instagram.com/your-name"
        inputMode="url"
        maxLength={limits.url}
        value={typed ?? link.value}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={leave}
        error={left && linkProblem(link) && 'Paste the link to your profile'}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <NativeSelect
        id={`${id}-network`}
        label="Network"
        classNames={{ label: classes.part }}
        data={networkOptions}
        value={link.network ?? 'Instagram'}
        onChange={(event) => {
          setTyped(undefined)
          onChange(withNetwork(link, event.currentTarget.value as SocialNetwork))
        }}
      />
      {missing && <p className={classes.hint}>{missing}</p>}
      {field.hint && <p className={classes.hint}>{field.hint}</p>}
    </fieldset>
  )
}
