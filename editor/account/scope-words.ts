import type { Scope } from '#worker/owner-assistants/schema.ts'

/** Scope labels for the consent page. `can` completes 'can read, edit' on the account page. */
export const scopeWords: Record<Scope, { label: string; description: string; can: string }> = {
  read: { label: 'Read your websites', description: 'With their numbers of visitors and versions.', can: 'read' },
  edit: { label: 'Edit your websites', description: 'Saved as drafts. You can undo each change.', can: 'edit' },
  messages: {
    label: 'Read your messages',
    description: 'What visitors write to you, with their names.',
    can: 'see messages',
  },
  publish: { label: 'Publish', description: 'Puts changes online, without you looking first.', can: 'publish' },
}
