import { IconSparkles } from '@tabler/icons-react'
import { createContext, use } from 'react'
import { sampleField } from '#renderer/document/edits/samples.ts'
import { isText } from '#renderer/document/fields/field-text.ts'
import type { FieldDescription } from './field-description.ts'
import classes from './fields.module.css'

/** Opens the rewrite dialog for a path. Null where rewriting is unavailable: in settings and locked sections. */
export const RewriteContext = createContext<((path: string) => void) | null>(null)

export function RewriteButton({ path, label }: { path: string; label: string }) {
  const rewrite = use(RewriteContext)
  if (!rewrite) return null
  return (
    <button
      type="button"
      id={`rewrite-${path}`}
      className={classes.rewrite}
      aria-label={`Rewrite ${label}`}
      title="Rewrite"
      onClick={() => rewrite(path)}
    >
      <IconSparkles size={14} aria-hidden />
    </button>
  )
}

/** Whether a text can be rewritten, so whether it's neither a fact nor a quote. */
export function isRewritable({ control, given, name }: FieldDescription, values: Record<string, unknown>): boolean {
  if (!isText(control) || values[name] === '') return false
  return given === undefined || (given === 'unlessSample' && values[sampleField] === true)
}
