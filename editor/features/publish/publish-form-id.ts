/** What is in the publish panel: the focus goes there when what had it is gone. */
export const publishFormId = 'publish-form'
