/** Menus stand beside their button in the page, so that they are in its landmark, and over whatever would cut them off. */
export const menuBehavior = {
  withinPortal: false,
  floatingStrategy: 'fixed',
  withInitialFocusPlaceholder: false,
} as const
