import { createContext, type ReactNode, use } from 'react'
import type { Section } from '../document/section-types.ts'

/** Renders an invitation to fill an empty section. Only in the editor's canvas; visitors never see it. */
export const InvitationContext = createContext<((section: Section) => ReactNode) | null>(null)

export const useIsInviting = () => use(InvitationContext) !== null

export const Invitation = ({ section }: { section: Section }) => use(InvitationContext)?.(section)
