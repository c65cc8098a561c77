import { publishedState } from '#editor/designer/publish/publishing.ts'
import { product } from '#renderer/document/product.ts'
import type { DraftListItem } from '#worker/drafts/schema.ts'
import classes from './website-state.module.css'

/** A website's publishing state: a label, and a dot that is filled while it's live. */
export function WebsiteState({ website }: { website: DraftListItem }) {
  const { publishedHandle: handle, suspended } = website
  return (
    <p
      className={classes.state}
      data-online={(handle !== null && !suspended) || undefined}
      data-suspended={suspended || undefined}
    >
      {suspended ? `Taken offline by ${product.name}` : publishedState({ ...website, handle })}
    </p>
  )
}
