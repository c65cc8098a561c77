import { changeTheme } from '../../../renderer/document/edits.ts'
import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import { changeStyle } from '../../../renderer/styles/change-style.ts'
import type { Surprise } from '../../../templates/surprise.ts'

/** A website in a look that was drawn for it. What it says stays as it is. */
export const withSurprise = (site: WebsiteSettings, { style, theme }: Surprise): WebsiteSettings =>
  changeTheme(changeStyle(site, style), theme)
