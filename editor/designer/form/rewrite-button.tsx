import { IconSparkles } from '@tabler/icons-react'
import { createContext, use } from 'react'
import { sampleField } from '#renderer/document/edits/samples.ts'
import { isText } from '#renderer/document/fields/field-text.ts'
import type { FieldDescription } from './field-description.ts'
import classes from './fields.module.css'

/** Opens the rewriting of the text at a path. Null where that is not available: in settings, in a locked section. */
export const RewriteContext = createContext<((path: string) => void) | null>(null)

/** Beside a text's field: rewrites it. */
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

/** Whether a field holds a text that may be rewritten: not a fact, and not a quote. */
export function isRewritable({ control, given, name }: FieldDescription, values: Record<string, unknown>): boolean {
  if (!isText(control) || values[name] === '') return false
  return given === undefined || (given === 'unlessSample' && values[sampleField] === true)
}
