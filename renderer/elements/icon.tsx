import type { IconName } from '../document/icon-names.ts'
import { iconPaths } from './icons/icon-paths.ts'

/** `isSymbol`: the icon represents a service or a fact, not a control. */
export const Icon = ({ name, isSymbol = false }: { name: IconName; isSymbol?: boolean }) => (
  <svg className={isSymbol ? 'icon symbol' : 'icon'} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
    <path d={iconPaths[name]} />
  </svg>
)
