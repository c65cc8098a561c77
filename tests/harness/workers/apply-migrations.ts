import { emptyStores } from './empty-stores.ts'

// Files share one Worker, so its modules load once. Each file starts with empty stores.
await emptyStores()
