import { Progress } from '@mantine/core'
import { IconCheck, IconPhotoOff, IconRefresh, IconX } from '@tabler/icons-react'
import { useSetAtom } from 'jotai'
import { memo } from 'react'
import { Reference, withSupportLink } from '#ui/errors/error-text.tsx'
import { IconAction } from '#ui/icon-action.tsx'
import { tileUrl } from '../library/picture-facts.ts'
import { canRetry, isUnderWay, progressOf, stateWords, type Upload, uploadName } from './upload.ts'
import { cancelUploadAtom, retryUploadAtom } from './upload-queue.ts'
import classes from './uploads.module.css'

export const UploadRow = memo(function UploadRow({ upload }: { upload: Upload }) {
  const retry = useSetAtom(retryUploadAtom)
  const cancel = useSetAtom(cancelUploadAtom)
  const { id, state } = upload
  const name = uploadName(upload)
  return (
    <li className={classes.row} data-status={state.status}>
      <Preview url={previewOf(upload)} />
      <span className={classes.name}>{name}</span>
      <span className={classes.state}>
        <span>
          {withSupportLink(stateWords(state))} {state.status === 'failed' && <Reference error={state.error} />}
        </span>
        {state.status === 'done' && <IconCheck size={14} aria-hidden />}
      </span>
      {isUnderWay(upload) && (
        <Progress
          className={classes.bar}
          size={3}
          value={progressOf(state) * 100}
          aria-label={`${name}: upload progress`}
          transitionDuration={200}
        />
      )}
      <span className={classes.actions}>
        {canRetry(upload) && (
          <IconAction label={`Try again: ${name}`} title="Try again" onClick={() => retry(id)}>
            <IconRefresh size={16} />
          </IconAction>
        )}
        {state.status !== 'done' && (
          <IconAction
            label={isUnderWay(upload) ? `Cancel: ${name}` : `Dismiss: ${name}`}
            title={isUnderWay(upload) ? 'Cancel' : 'Dismiss'}
            onClick={() => cancel(id)}
          >
            <IconX size={16} />
          </IconAction>
        )}
      </span>
    </li>
  )
})

/** Undefined if the file isn't a picture. */
function previewOf(upload: Upload): string | undefined {
  if (upload.state.status === 'done') return tileUrl(upload.state.picture)
  return upload.state.status !== 'failed' || canRetry(upload) ? upload.url : undefined
}

const Preview = ({ url }: { url: string | undefined }) => (
  <span className={classes.preview}>
    {url ? <img src={url} alt="" decoding="async" /> : <IconPhotoOff size={18} stroke={1.5} aria-hidden />}
  </span>
)
