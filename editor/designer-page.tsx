import { DesignerScreen } from './features/designer/designer-screen.tsx'
import { PublishPanel } from './features/publish/publish-panel.tsx'

/** The designer with the features it opens. They know nothing of each other: atoms say what is open. */
export function DesignerPage() {
  return (
    <>
      <DesignerScreen />
      <PublishPanel />
    </>
  )
}
