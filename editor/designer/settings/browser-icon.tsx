import { Button, Group } from '@mantine/core'
import { IconUpload, IconX } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useAtomValue, useStore } from 'jotai'
import { useRef } from 'react'
import { type FailureCode, failureCode } from '#api/api-error.ts'
import { uploadPicture } from '#api/upload-picture.ts'
import { shortName } from '#renderer/page/files/web-manifest.ts'
import { Reference, withSupportLink } from '#ui/errors/error-text.tsx'
import { messageFor, problems } from '#ui/errors/error-texts.ts'
import { toast } from '#ui/toasts/toast.tsx'
import { focusSoon } from '#ui/window/focus-soon.ts'
import { useDrawnIcon } from '../cards/use-drawn.ts'
import { documentAtom, storedDraftAtom } from '../document/session.ts'
import { setFieldAtom } from '../document/use-field.ts'
import { FieldPlace } from '../form/field-place.tsx'
import { pageFactsAtom } from './page-facts.ts'
import classes from './previews.module.css'
import { iconFiles, squareIcon, withPhoneIcon } from './square-icon.ts'

import { useSetting } from './use-setting.ts'

const chooseId = 'choose-browser-icon'

/** The website's icon: uploaded, or drawn from the first letter of its name. */
export function BrowserIcon() {
  const facts = useAtomValue(pageFactsAtom)
  const document = useAtomValue(documentAtom)
  const [, change] = useSetting('browserIcon')
  const own = useOwnIcon()
  const input = useRef<HTMLInputElement>(null)
  const drawn = useDrawnIcon(document)
  if (!facts) return null
  const { hasOwnIcon, icon, title, siteName } = facts
  return (
    <FieldPlace path="settings.browserIcon">
      <figure className={classes.preview} id="settings.browserIcon">
        <figcaption className={classes.caption}>Browser icon and tab</figcaption>
        <IconPreviews
          title={title}
          name={shortName(siteName)}
          tabIcon={icon}
          phoneIcon={hasOwnIcon ? facts.phoneIcon : (drawn ?? icon)}
        />
        <Group gap="xs">
          <Button
            id={chooseId}
            variant="light"
            color="gray"
            size="xs"
            leftSection={<IconUpload size={14} aria-hidden />}
            loading={own.isUploading}
            onClick={() => input.current?.click()}
          >
            {hasOwnIcon ? 'Replace' : 'Choose icon'}
          </Button>
          {hasOwnIcon && (
            <Button
              variant="light"
              color="gray"
              size="xs"
              onClick={() => {
                change(null)
                own.forget()
                focusSoon(chooseId)
              }}
            >
              Use the automatic icon
            </Button>
          )}
        </Group>
        <input
          ref={input}
          type="file"
          hidden
          accept={iconFiles}
          aria-label="Browser icon"
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? []
            if (file) own.choose(file)
            // Allows choosing the same file again.
            currentTarget.value = ''
          }}
        />
        {own.problem && (
          <p className={classes.problem} role="alert">
            {withSupportLink(own.problem)}
            <Reference error={own.error} />
          </p>
        )}
        <p className={classes.note}>
          {hasOwnIcon
            ? (own.note ?? 'Your own icon.')
            : 'Made from the first letter of your business in your website’s colors. To replace it, choose a square picture or an ICO file.'}
        </p>
      </figure>
    </FieldPlace>
  )
}

type IconPreviewsProps = { title: string; name: string; tabIcon: string; phoneIcon: string }

/** The tab in a browser, and the icon on a phone's home screen. */
function IconPreviews({ title, name, tabIcon, phoneIcon }: IconPreviewsProps) {
  return (
    <div className={classes.icons}>
      <div className={classes.tabs}>
        <div className={classes.tab}>
          <img className={classes.tabIcon} src={tabIcon} alt="" width={16} height={16} />
          <span className={classes.tabTitle}>{title}</span>
          <IconX size={12} aria-hidden />
        </div>
      </div>
      <div className={classes.home}>
        <img className={classes.homeIcon} src={phoneIcon} alt="" width={52} height={52} />
        <span className={classes.homeName}>{name}</span>
      </div>
    </div>
  )
}

/** Sets an uploaded icon as one undo step. Shows errors below the field and in a toast. */
function useOwnIcon() {
  const store = useStore()
  const mutation = useMutation({
    networkMode: 'always',
    mutationFn: async (chosen: File) => {
      const draftId = store.get(storedDraftAtom)?.draftId
      if (!draftId) return undefined
      const { file, onWhite, note } = await squareIcon(chosen)
      const { image: icon } = await uploadPicture({ draftId, file, kind: 'icon' })
      const image = onWhite
        ? withPhoneIcon(icon, (await uploadPicture({ draftId, file: onWhite, kind: 'icon' })).image)
        : icon
      // The person may have opened another website in the meantime.
      if (store.get(storedDraftAtom)?.draftId !== draftId) return undefined
      store.set(setFieldAtom, { path: 'settings.browserIcon', value: image })
      return note
    },
    onError: () => toast(problems.iconUpload),
  })
  const code = mutation.error && failureCode(mutation.error)
  return {
    choose: mutation.mutate,
    isUploading: mutation.isPending,
    forget: mutation.reset,
    note: mutation.data,
    error: mutation.error,
    problem: code && problemWords(code),
  }
}

/** Icons also accept ICO files. */
function problemWords(code: FailureCode): string {
  if (code === 'unsupported_media_type') {
    return problems.iconType
  }
  return messageFor(code === 'unknown' ? 'upload_failed' : code)
}
