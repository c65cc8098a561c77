import { Button } from '@mantine/core'
import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { LazyDialog } from '#ui/window/lazy-dialog.tsx'
import { autosaveAtom, autosavePausesAtom } from '../autosave.ts'
import { businessNameAtom } from '../parts.ts'
import { copyWriterAtom } from '../recovery.ts'
import { saveDraftAtom } from '../save.ts'
import { unsavedAtom } from '../session.ts'

/** Asks whether to save before leaving. If the save fails, the person stays to see the error. */
export function UnsavedDialog(props: { opened: boolean; onStay: () => void; onLose: () => void; onSaved: () => void }) {
  const { opened, onStay, onLose, onSaved } = props
  const save = useSetAtom(saveDraftAtom)
  const autosave = useAtomValue(autosaveAtom)
  usePauseAutosave(opened)
  const lose = () => {
    autosave?.discard()
    onLose()
  }
  const saveAndLeave = async () => ((await save()) ? onSaved() : onStay())
  return (
    <LazyDialog
      opened={opened}
      onClose={onStay}
      // Back opened this dialog, so it adds no history entry.
      isStep={false}
      title="You have unsaved changes"
      actions={
        <>
          <Button variant="subtle" color="gray" onClick={lose}>
            Exit without saving
          </Button>
          <Button variant="default" onClick={onStay}>
            Stay
          </Button>
          <Button onClick={saveAndLeave} data-autofocus>
            Save and exit
          </Button>
        </>
      }
    >
      <p>These changes will be lost if you exit without saving</p>
    </LazyDialog>
  )
}

function usePauseAutosave(isAsked: boolean) {
  const setPauses = useSetAtom(autosavePausesAtom)
  useEffect(() => {
    if (!isAsked) return
    setPauses((count) => count + 1)
    return () => setPauses((count) => count - 1)
  }, [isAsked, setPauses])
}

/** Asks about unsaved work before in-app navigation or unload. */
export function ExitPrompt() {
  const store = useStore()
  const unsaved = useAtomValue(unsavedAtom)
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      store.get(unsavedAtom) && (from.pathname !== to.pathname || from.search !== to.search),
  )

  useEffect(() => {
    if (!unsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [unsaved])

  return (
    <UnsavedDialog
      opened={blocker.state === 'blocked'}
      onStay={() => blocker.reset?.()}
      onSaved={() => blocker.proceed?.()}
      onLose={() => {
        store.get(copyWriterAtom)?.abandon()
        blocker.proceed?.()
      }}
    />
  )
}

/** Sets the tab's title to the website's name, with a dot while anything is unsaved. */
export function TabTitle() {
  const name = useAtomValue(businessNameAtom)
  const unsaved = useAtomValue(unsavedAtom)
  return <title>{unsaved ? `• ${name}` : name}</title>
}
