import { emptyStores } from './empty-stores.ts'

// Files share one Worker, whose modules are then loaded once. Each begins with nothing stored.
await emptyStores()
