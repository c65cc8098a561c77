// Replaces `mime` in kv-asset-handler. A release's manifest gives its files' types, so a table of all types would be loaded for nothing.
export const getType = (): null => null
