import { Button } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useAtomValue } from 'jotai'
import { useRef } from 'react'
import { shortName } from '../../../renderer/page/web-manifest.ts'
import { FieldPlace } from '../../fields/field-place.tsx'
import { useDrawnIcon } from '../../identity/use-drawn.ts'
import { focusSoon } from '../../ui/focus-soon.ts'
import { withSupportLink } from '../../ui/with-support-link.tsx'
import { documentAtom } from '../document/session.ts'
import { IconPreviews } from './icon-previews.tsx'
import { pageFactsAtom } from './page-facts.ts'
import classes from './previews.module.css'
import { iconFiles } from './square-icon.ts'
import { useOwnIcon } from './use-own-icon.ts'
import { useSetting } from './use-setting.ts'

const chooseId = 'choose-browser-icon'

/** The picture that stands for the page in tabs and on phones: the owner's, or the first letter of the name in the site's look. */
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
        <div className={classes.actions}>
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
        </div>
        <input
          ref={input}
          type="file"
          hidden
          accept={iconFiles}
          aria-label="Browser icon"
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? []
            if (file) own.choose(file)
            // So that the same file can be chosen again.
            currentTarget.value = ''
          }}
        />
        {own.problem && (
          <p className={classes.problem} role="alert">
            {withSupportLink(own.problem)}
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
