import { createContext, type ReactNode, use } from 'react'
import type { Section } from '../document/section-types.ts'

/** Renders an invitation to fill an empty section, in the editor's canvas only: visitors never see it. */
export const InvitationContext = createContext<((section: Section) => ReactNode) | null>(null)

export const useIsInviting = () => use(InvitationContext) !== null

/** The place of a section's invitation in its view. */
export const Invitation = ({ section }: { section: Section }) => use(InvitationContext)?.(section)
