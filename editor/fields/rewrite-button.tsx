import { IconSparkles } from '@tabler/icons-react'
import { createContext, use } from 'react'
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
