/** The named fields of the page's first frame, which take text before the app is there. */
export const frameFields = (): (HTMLInputElement | HTMLTextAreaElement)[] => [
  ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('#root :is(input, textarea)[name]'),
]
