import { publishedState } from '#editor/designer/publish/publishing.ts'
import { product } from '#renderer/document/product.ts'
import type { DraftListItem } from '#worker/drafts/schema.ts'
import classes from './website-state.module.css'

/** Where a website's publishing stands: a dot that is full for what visitors see, and words. */
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
