/** The content of the publish panel, which takes the focus when the focused element is gone. */
export const publishFormId = 'publish-form'
