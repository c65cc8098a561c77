import { Button, Loader } from '@mantine/core'
import { IconMailCheck } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link, Navigate } from 'react-router'
import { pages } from '../../../worker/contract/routes-table.ts'
import { failureCode } from '../../api/api-error.ts'
import { sessionQuery, useSession } from '../../state/session.ts'
import { signInPath } from '../../state/sign-in-path.ts'
import { RouteWait } from '../../ui/route-wait.tsx'
import { type AddressMail, addressMails } from './address-mails.ts'
import { AddressNotConfirmed } from './address-not-confirmed.tsx'
import classes from './login-screen.module.css'
import { forgetToken, keepToken, keptToken, tokenIn } from './mailed-token.ts'
import { useMailedToken } from './use-mailed-token.ts'
import { View } from './view.tsx'

/** The page of an emailed link that proves an address. The link counts in its account only, so a signed-out person signs in first. */
export function ConfirmAddress({ mail }: { mail: AddressMail }) {
  const { page, confirm, title, said } = addressMails[mail]
  const queries = useQueryClient()
  const { user, status } = useSession()
  const [token] = useMailedToken(({ search }) => tokenIn(search) ?? keptToken(page))
  const { mutate, ...confirming } = useMutation({
    mutationFn: confirm,
    networkMode: 'always',
    onSuccess: () => queries.invalidateQueries({ queryKey: sessionQuery.queryKey }),
    onError: (error) =>
      failureCode(error) === 'not_signed_in' && queries.invalidateQueries({ queryKey: sessionQuery.queryKey }),
  })
  const uid = user?.uid

  useEffect(() => {
    if (!token || status === 'Waiting') return
    if (!uid) return keepToken(page, token)
    forgetToken()
    mutate(token)
  }, [token, status, uid, page, mutate])

  if (status === 'Waiting') return <RouteWait />
  if (!user) return <Navigate to={token ? signInPath({ pathname: page, search: '' }) : pages.login} replace />
  if (!token) return <AddressNotConfirmed mail={mail} code="mail_link_expired" isVerified={user.verified} />
  if (confirming.error) {
    return (
      <AddressNotConfirmed
        mail={mail}
        code={failureCode(confirming.error)}
        isVerified={user.verified}
        onRetry={() => mutate(token)}
      />
    )
  }
  if (!confirming.isSuccess) {
    return <View title="One moment" picture={<Loader size="sm" />} lead="Your e-mail address is being verified." />
  }
  return (
    <View title={title} picture={<IconMailCheck size={28} stroke={1.5} />} lead={said}>
      <Button className={classes.actions} component={Link} to={pages.designer} size="md" fullWidth>
        Continue to my website
      </Button>
    </View>
  )
}
