import { useMutation, useQuery } from '@tanstack/react-query'
import { atom, useAtomValue } from 'jotai'
import { api, responseBody } from '#api/client.ts'
import { replaceSection } from '#renderer/document/edits/edits.ts'
import type { FieldPath } from '#renderer/document/fields/field-path.ts'
import { sectionTexts, withTexts } from '#renderer/document/fields/section-texts.ts'
import type { Rewrite, RewriteRequest, RewriteWay } from '#worker/asks/rewrites/schema.ts'
import { editAtom, sealAtom } from '../document/edits.ts'
import { documentAtom, storedDraftAtom } from '../document/session.ts'

/** A section's id or a field's path. */
export const rewritingAtom = atom<FieldPath | null>(null)

/** Available ways to rewrite. Depends only on the server's configuration. */
export const useRewriteWays = (draftId: string) =>
  useQuery({
    queryKey: ['rewrite-ways'],
    queryFn: () => responseBody(api.drafts[':draftId'].rewrites.$get({ param: { draftId } })),
    enabled: draftId !== '',
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Whether rewriting is available, which needs a model. */
export function useCanRewrite(): boolean {
  const draftId = useAtomValue(storedDraftAtom)?.draftId ?? ''
  return (useRewriteWays(draftId).data?.ways.length ?? 0) > 0
}

export const useRewrite = (draftId: string) =>
  useMutation({
    mutationFn: (json: RewriteRequest): Promise<Rewrite> =>
      responseBody(api.drafts[':draftId'].rewrites.$post({ param: { draftId }, json })),
    retry: false,
    // Fails immediately when offline.
    networkMode: 'always',
  })

/** Applies the new texts as one undo step. Skips texts that changed since the request. Returns how many were applied. */
export const acceptRewriteAtom = atom(null, (get, set, { sectionId, changes }: Rewrite): number => {
  const section = get(documentAtom)?.sections.find(({ id }) => id === sectionId)
  if (!section || section.locked) return 0
  const now = new Map(sectionTexts(section).map(({ path, text }) => [path, text]))
  const words = new Map(
    changes.filter(({ path, before }) => now.get(path) === before).map(({ path, after }) => [path, after]),
  )
  if (words.size === 0) return 0
  set(sealAtom)
  set(editAtom, (document) => replaceSection(document, withTexts(section, words)))
  return words.size
})

/** `language`: the target of a translation. `wish`: the person's instruction. */
export type RewriteChoice = { way: RewriteWay; language?: string; wish?: string }
