import { IconSparkles } from '@tabler/icons-react'
import { createContext, use } from 'react'
import classes from './fields.module.css'

/** Opens what writes the text at a path anew. Null where that cannot be had: in settings, in a locked section. */
export const RewriteContext = createContext<((path: string) => void) | null>(null)

/** Beside a text's field: has it written anew. */
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
