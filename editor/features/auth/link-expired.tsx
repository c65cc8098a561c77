import { Button } from '@mantine/core'
import { IconMailOff } from '@tabler/icons-react'
import { useNavigate } from 'react-router'
import { product } from '../../../renderer/document/product.ts'
import { pages } from '../../../worker/platform/addresses/paths.ts'
import { sameWay } from '../../state/sign-in-path.ts'
import { ErrorText } from '../../ui/error-text.tsx'
import { FieldNote } from '../../ui/field-note.tsx'
import type { LinkAttempt } from './link-attempt.ts'
import classes from './login-screen.module.css'
import { useSendLink } from './use-send-link.ts'
import { View } from './view.tsx'

/** For a link that is too old, was used, or is not the newest. A new one goes to the same address, where that is known. */
export function LinkExpired({ attempt }: { attempt: LinkAttempt | null }) {
  const navigate = useNavigate()
  const search = attempt?.search ?? ''
  const link = useSendLink(() => navigate(sameWay(pages.linkSent, search)), search)
  return (
    <View
      title="Email link expired"
      picture={<IconMailOff size={28} stroke={1.5} />}
      lead={`Your magic link to log into ${product.name} has expired, please try logging into ${product.name} again to request a new magic link.`}
    >
      <Button
        className={classes.actions}
        size="md"
        fullWidth
        loading={link.isPending}
        onClick={() => (attempt?.email ? link.mutate(attempt.email) : navigate(sameWay(pages.login, search)))}
      >
        Request New Link
      </Button>
      <p className={classes.note}>
        <FieldNote problem={link.error ? <ErrorText error={link.error} /> : undefined} />
      </p>
    </View>
  )
}
