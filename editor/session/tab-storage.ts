/** What a tab remembers across reloads, by name. Signing in or out forgets the wizard, whose website has found its owner. */
export const tabKeys = {
  wizard: 'wizard',
  wizardDone: 'wizard-done',
  place: 'place',
  signIn: 'sign-in',
  registered: 'registered',
} as const

export const readTab = (key: keyof typeof tabKeys): string | null => sessionStorage.getItem(tabKeys[key])

export const keepInTab = (key: keyof typeof tabKeys, text: string) => sessionStorage.setItem(tabKeys[key], text)

export const forgetInTab = (key: keyof typeof tabKeys) => sessionStorage.removeItem(tabKeys[key])

/** All of it. Other entries of the tab stay. */
export function forgetTab() {
  for (const name of Object.values(tabKeys)) sessionStorage.removeItem(name)
}
