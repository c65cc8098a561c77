import { Button, Menu } from '@mantine/core'
import {
  IconCopy,
  IconDownload,
  IconExternalLink,
  IconHelp,
  IconHistory,
  IconKeyboard,
  IconLogout,
  IconPlus,
  IconTrash,
  IconUserCircle,
} from '@tabler/icons-react'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { deletingWebsiteAtom } from '#editor/websites/queries.ts'
import { useDuplicateWebsite, useReachedLimit } from '#editor/websites/website-limit.ts'
import { useSession } from '#session/session.ts'
import { useLeaveSignedOut } from '#session/sign-out.ts'
import { problems, websiteLimitAdvice } from '#ui/errors/error-texts.ts'
import { toast, toastError } from '#ui/toasts/toast.tsx'
import { ButtonMenu } from '#ui/window/button-menu.tsx'
import { LazyDialog } from '#ui/window/lazy-dialog.tsx'
import type { MenuButton } from '#ui/window/lazy-menu.tsx'
import type { DraftListItem } from '#worker/drafts/schema.ts'
import { designerPath, pages } from '#worker/platform/addresses/paths.ts'
import { saveDraftAtom } from '../document/save.ts'
import { UnsavedDialog } from '../document/saving/unsaved-dialog.tsx'
import { type DesignerMode, designerModeAtom } from '../document/selection.ts'
import { saveStateAtom, storedDraftAtom, unsavedAtom } from '../document/session.ts'
import { versionsOpenAtom } from '../publish/publishing.ts'
import { downloadOpenWebsiteAtom } from './download-open-website.ts'
import { shortcutsListedAtom } from './shortcuts.tsx'
import classes from './website-menu.module.css'
import { WebsiteMenuList } from './website-menu-list.tsx'

const helpTopicOf: Record<DesignerMode, string> = {
  Sections: 'topic-sections',
  Settings: 'topic-settings',
  Theme: 'topic-look',
}

/** Actions on the open website, and the person's other websites. */
export function WebsiteMenuItems({ drafts, button }: { drafts: DraftListItem[]; button: MenuButton }) {
  const draft = useAtomValue(storedDraftAtom)
  const unsaved = useAtomValue(unsavedAtom)
  const limit = useReachedLimit(drafts.length)
  const { user, verified } = useSession()
  const seeVersions = useSetAtom(versionsOpenAtom)
  const listShortcuts = useSetAtom(shortcutsListedAtom)
  const mode = useAtomValue(designerModeAtom)
  const askToDelete = useSetAtom(deletingWebsiteAtom)
  const [question, setQuestion] = useState<'leave' | 'duplicate' | null>(null)
  const { duplicate, isPending } = useOpenDuplicate(draft?.draftId ?? '')
  const download = useSetAtom(downloadOpenWebsiteAtom)
  const leave = useLeaveSignedOut()
  if (!draft) return null
  const { draftId, handle } = draft
  const { businessName } = draft.websiteSettings
  // Right after the first publish, the list doesn't have the URL yet. The app's host redirects there.
  const url = drafts.find((item) => item.draftId === draftId)?.url ?? `/${handle}`
  return (
    <>
      <ButtonMenu button={button} dropdownClass={classes.dropdown} position="bottom-start" width={328}>
        <WebsiteMenuList drafts={drafts} openId={draftId} />
        <Menu.Divider />
        {handle && (
          <Menu.Item component="a" href={url} target="_blank" leftSection={<IconExternalLink size={16} />}>
            Visit website
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconHistory size={16} />} data-click="version-history" onClick={() => seeVersions({})}>
          Version history
        </Menu.Item>
        <Menu.Item
          leftSection={<IconCopy size={16} />}
          disabled={isPending || limit !== null}
          onClick={() => (unsaved ? setQuestion('duplicate') : duplicate())}
        >
          Duplicate this website
        </Menu.Item>
        <Menu.Item leftSection={<IconDownload size={16} />} onClick={download}>
          Download this website
        </Menu.Item>
        <Menu.Item leftSection={<IconTrash size={16} />} onClick={() => askToDelete({ draftId, businessName, handle })}>
          Delete this website
        </Menu.Item>
        <Menu.Divider />
        {limit !== null ? (
          <Menu.Item leftSection={<IconPlus size={16} />} component={Link} to={pages.websites}>
            <span className={classes.websiteName}>{problems.websiteLimit}</span>
            <span className={classes.websiteFacts}>
              {drafts.length} of {limit}. {websiteLimitAdvice(!user || verified)}
            </span>
          </Menu.Item>
        ) : (
          <Menu.Item leftSection={<IconPlus size={16} />} component={Link} to={pages.create}>
            Create another website
          </Menu.Item>
        )}
        <Menu.Item
          component="a"
          href={`${pages.support}#${helpTopicOf[mode]}`}
          target="_blank"
          leftSection={<IconHelp size={16} />}
          data-click="help"
        >
          Help
        </Menu.Item>
        <Menu.Item leftSection={<IconKeyboard size={16} />} onClick={() => listShortcuts(true)}>
          Keyboard shortcuts
        </Menu.Item>
        <Menu.Item
          leftSection={<IconUserCircle size={16} />}
          component={Link}
          to={pages.account}
          state={{ designer: `?websiteId=${draftId}` }}
        >
          Your account
        </Menu.Item>
        <Menu.Item leftSection={<IconLogout size={16} />} onClick={() => (unsaved ? setQuestion('leave') : leave())}>
          Sign out
        </Menu.Item>
      </ButtonMenu>
      <UnsavedDialog opened={question === 'leave'} onStay={() => setQuestion(null)} onLose={leave} onSaved={leave} />
      <DuplicateUnsavedDialog
        opened={question === 'duplicate'}
        onStay={() => setQuestion(null)}
        onSaved={() => {
          setQuestion(null)
          void duplicate()
        }}
      />
    </>
  )
}

/** Duplicates the saved website and opens the copy. */
function useOpenDuplicate(draftId: string) {
  const navigate = useNavigate()
  const { mutateAsync, isPending } = useDuplicateWebsite()
  const duplicate = async () => {
    try {
      const copy = await mutateAsync(draftId)
      await navigate(designerPath(copy.draftId))
      toast(`Copy created: ${copy.websiteSettings.businessName}. You are editing it now.`)
    } catch (error) {
      toastError(error)
    }
  }
  return { duplicate, isPending }
}

/** Asks whether to save before duplicating. A failed save shows in the save status. */
function DuplicateUnsavedDialog(props: { opened: boolean; onStay: () => void; onSaved: () => void }) {
  const { opened, onStay, onSaved } = props
  const save = useSetAtom(saveDraftAtom)
  const saving = useAtomValue(saveStateAtom).status === 'saving'
  const saveAndDuplicate = async () => ((await save()) ? onSaved() : onStay())
  return (
    <LazyDialog
      opened={opened}
      onClose={onStay}
      title="You have unsaved changes"
      actions={
        <>
          <Button variant="default" onClick={onStay}>
            Stay
          </Button>
          <Button onClick={saveAndDuplicate} loading={saving} data-autofocus>
            Save and duplicate
          </Button>
        </>
      }
    >
      <p>Save first so the copy includes your changes.</p>
    </LazyDialog>
  )
}
