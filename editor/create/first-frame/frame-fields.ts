/** The first frame's named fields, which accept text before the app loads. */
export const frameFields = (): (HTMLInputElement | HTMLTextAreaElement)[] => [
  ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('#root :is(input, textarea)[name]'),
]
