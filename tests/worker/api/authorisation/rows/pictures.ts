import { makePng } from '../../../../harness/pictures/png.ts'
import { forOwner } from '../expectations.ts'
import { pageOfPicture } from '../person.ts'
import type { Rows } from '../row.ts'

/** The pictures of a person's website. Nothing outside answers: no photo service, no model, no page to import from. */
export const pictureRows: Rows = {
  'GET /api/drafts/:draftId/images': forOwner(),
  'POST /api/drafts/:draftId/images': { ...forOwner('201'), picture: await makePng(4, 4) },
  'POST /api/drafts/:draftId/images/stock': {
    ...forOwner('503 photos_unavailable'),
    body: () => ({ provider: 'Pexels', id: '1' }),
  },
  'PATCH /api/drafts/:draftId/images/:imageId': { ...forOwner(), body: () => ({ description: 'A van' }) },
  'DELETE /api/drafts/:draftId/images/:imageId': forOwner('204'),
  'POST /api/drafts/:draftId/images/:imageId/suggestion': forOwner('503 suggestion_unavailable'),
  'GET /api/drafts/:draftId/imported-pictures': forOwner(),
  'GET /api/drafts/:draftId/imported-reviews': forOwner(),
  'POST /api/drafts/:draftId/imported-pictures': {
    ...forOwner('502 page_unreachable'),
    body: () => ({ url: pageOfPicture }),
  },
  'GET /api/drafts/:draftId/imported-pictures/thumbnail': { ...forOwner('502 page_unreachable'), query: '?index=0' },
}
