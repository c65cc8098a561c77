import { Button, FileButton, Loader, Progress } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { failureCode } from '#api/api-error.ts'
import { product } from '#renderer/document/product.ts'
import { messageFor } from '#ui/errors/error-texts.ts'
import '@mantine/core/styles/Progress.layer.css'
import classes from './phone-photos.module.css'
import { remainingPhotos, sendFromPhone, type UploadProgress } from './send-from-phone.ts'

type Stage = 'checking' | 'ready' | 'sending' | 'done' | 'ended' | 'offline'

/** The page that a computer's QR code opens: an upload button with progress. Works without signing in. */
export function PhonePhotosScreen() {
  const token = useLocation().hash.slice(1)
  const [stage, setStage] = useState<Stage>('checking')
  const [turn, setTurn] = useState(0)
  const [{ done, of, share, problems }, setSent] = useState<UploadProgress>({ done: 0, of: 0, share: 0, problems: [] })

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn asks again.
  useEffect(() => {
    setStage('checking')
    remainingPhotos(token).then(
      (left) => setStage(left > 0 ? 'ready' : 'ended'),
      (error: unknown) => setStage(failureCode(error) === 'mail_link_expired' ? 'ended' : 'offline'),
    )
  }, [token, turn])

  const send = async (files: File[]) => {
    if (files.length === 0) return
    setStage('sending')
    const isOpen = await sendFromPhone(token, files, setSent)
    setStage(isOpen ? 'done' : 'ended')
  }
  const choose = (label: string, isFirst: boolean) => (
    <FileButton multiple accept="image/*" onChange={(files) => void send(files)}>
      {(open) => (
        <Button {...open} size="lg" fullWidth variant={isFirst ? 'filled' : 'default'} className={classes.choose}>
          {label}
        </Button>
      )}
    </FileButton>
  )
  const allFailed = problems.length > 0 && done === 0
  return (
    <main className={classes.screen}>
      <title>{`Send photos · ${product.name}`}</title>
      {stage === 'checking' && <Loader aria-label="One moment" />}
      {stage === 'ready' && (
        <>
          <h1>Send photos to your computer</h1>
          <p>Choose photos of your work. They appear on your computer as they arrive.</p>
          {choose('Choose photos', true)}
        </>
      )}
      {stage === 'sending' && (
        <>
          <h1>{of === 1 ? 'Sending your photo' : `Sending ${Math.min(done + problems.length + 1, of)} of ${of}`}</h1>
          <Progress className={classes.bar} value={share * 100} aria-label="Photos sent" transitionDuration={200} />
          <p>Keep this page open.</p>
        </>
      )}
      {stage === 'done' && (
        <>
          {!allFailed && <IconCheck className={classes.check} size={40} stroke={1.6} aria-hidden />}
          <h1>{allFailed ? 'Nothing was sent' : 'Done. Look at your computer.'}</h1>
          <p role="status">{done === 1 ? '1 photo sent.' : `${done} photos sent.`}</p>
          <ul className={classes.problems}>
            {problems.map(({ name, code }) => (
              <li key={name}>
                {code === 'picture_unreadable' ? `${name} can’t be read as a photo.` : `${name}: ${messageFor(code)}`}
              </li>
            ))}
          </ul>
          {choose(allFailed ? 'Choose photos' : 'Send more photos', allFailed)}
        </>
      )}
      {stage === 'ended' && (
        <>
          <h1>This code has ended</h1>
          <p>
            {done > 0 && `${done === 1 ? '1 photo was' : `${done} photos were`} sent. `}
            Show a new code on your computer, and scan that.
          </p>
        </>
      )}
      {stage === 'offline' && (
        <>
          <h1>No connection</h1>
          <p>Check your phone’s connection and try again.</p>
          <Button size="lg" fullWidth className={classes.choose} onClick={() => setTurn(turn + 1)}>
            Try again
          </Button>
        </>
      )}
    </main>
  )
}
