/** sessionStorage keys. Signing in or out removes the wizard, whose website then has an owner. */
export const tabKeys = {
  wizard: 'wizard',
  wizardDone: 'wizard-done',
  place: 'place',
  signIn: 'sign-in',
  registered: 'registered',
  mailbox: 'mailbox',
} as const

export const readTab = (key: keyof typeof tabKeys): string | null => sessionStorage.getItem(tabKeys[key])

export const storeInTab = (key: keyof typeof tabKeys, text: string) => sessionStorage.setItem(tabKeys[key], text)

export const removeFromTab = (key: keyof typeof tabKeys) => sessionStorage.removeItem(tabKeys[key])

/** Removes all of these entries, and no others. */
export function clearTab() {
  for (const name of Object.values(tabKeys)) sessionStorage.removeItem(name)
}
