import { useMutation, useQuery } from '@tanstack/react-query'
import { atom, useAtomValue } from 'jotai'
import { answerOf, api } from '#api/client.ts'
import { replaceSection } from '#renderer/document/edits/edits.ts'
import type { FieldPath } from '#renderer/document/fields/field-path.ts'
import { sectionTexts, withTexts } from '#renderer/document/fields/section-texts.ts'
import type { Rewrite, RewriteRequest, RewriteWay } from '#worker/asks/rewrites/schema.ts'
import { editAtom, sealAtom } from '../document/edits.ts'
import { documentAtom, storedDraftAtom } from '../document/session.ts'

/** The target of the rewrite: a section by its id, or one of its fields by path. */
export const rewritingAtom = atom<FieldPath | null>(null)

/** What can be asked for. It changes with the server's configuration alone. */
export const useRewriteWays = (draftId: string) =>
  useQuery({
    queryKey: ['rewrite-ways'],
    queryFn: () => answerOf(api.drafts[':draftId'].rewrites.$get({ param: { draftId } })),
    enabled: draftId !== '',
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Whether there is anything to ask for: without a model nothing offers to rewrite. */
export function useCanRewrite(): boolean {
  const draftId = useAtomValue(storedDraftAtom)?.draftId ?? ''
  return (useRewriteWays(draftId).data?.ways.length ?? 0) > 0
}

export const useRewrite = (draftId: string) =>
  useMutation({
    mutationFn: (json: RewriteRequest): Promise<Rewrite> =>
      answerOf(api.drafts[':draftId'].rewrites.$post({ param: { draftId }, json })),
    retry: false,
    // Without the network it fails at once instead of waiting for it.
    networkMode: 'always',
  })

/**
 * Applies the new words as one step. A text that changed since the request stays as it is. Returns how many
 * were applied.
 */
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

/** The way to rewrite something: the language of a translation, or the person's instruction. */
export type Asked = { way: RewriteWay; language?: string; wish?: string }
