import { createContext, type ReactNode, use } from 'react'
import type { Section } from '../document/section-types.ts'

/** Draws what a section lacks, in the editor's canvas only: visitors and pictures of the page have none. */
export const InvitationContext = createContext<((section: Section) => ReactNode) | null>(null)

export const useIsInviting = () => use(InvitationContext) !== null

/** Where a section invites its owner to fill it. */
export const Invitation = ({ section }: { section: Section }) => use(InvitationContext)?.(section)
